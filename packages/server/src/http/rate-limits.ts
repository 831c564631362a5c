// How often the same person, or without a session the same address, may ask: a bucket that fills again by itself.
import type { Rate } from '../api/route.ts'
import { Fault } from '../fault.ts'

interface Limit {
  readonly burst: number
  readonly perSecond: number
}

const LIMITS: Readonly<Record<Rate, Limit>> = {
  read: { burst: 300, perSecond: 20 },
  write: { burst: 120, perSecond: 8 },
  stream: { burst: 60, perSecond: 1 },
  chat: { burst: 8, perSecond: 0.5 },
  'sign-in': { burst: 20, perSecond: 0.2 },
  guess: { burst: 20, perSecond: 0.2 },
  letter: { burst: 10, perSecond: 0.02 },
}
const MOST_BUCKETS = 50_000

interface Bucket {
  tokens: number
  at: number
}

export class RateLimits {
  private readonly buckets = new Map<string, Bucket>()
  private readonly patience: number
  private readonly now: () => number

  constructor(patience: number, now: () => number) {
    this.patience = patience
    this.now = now
  }

  /** Throws when it is too often. */
  spend(rate: Rate, who: string): void {
    const { burst, perSecond } = LIMITS[rate]
    const most = burst * this.patience
    const at = this.now()
    const key = `${rate} ${who}`
    const bucket = this.buckets.get(key) ?? { tokens: most, at }
    bucket.tokens = Math.min(most, bucket.tokens + ((at - bucket.at) / 1000) * perSecond * this.patience)
    bucket.at = at
    this.keep(key, bucket)
    if (bucket.tokens < 1) throw new Fault(429, 'too-often', 'That was too often; please wait a moment.')
    bucket.tokens -= 1
  }

  private keep(key: string, bucket: Bucket): void {
    this.buckets.delete(key)
    this.buckets.set(key, bucket)
    if (this.buckets.size <= MOST_BUCKETS) return
    const [oldest] = this.buckets.keys()
    if (oldest !== undefined) this.buckets.delete(oldest)
  }
}

/** A household has one IPv4 address or one IPv6 network of 64 bits. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  if (address.startsWith('::ffff:')) return address.slice('::ffff:'.length)
  return address.split(':').slice(0, 4).join(':')
}
