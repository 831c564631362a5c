// Rate limits per person, or per address without a session. Actions that cost others something are counted in the database
// for all servers together. Each server counts turns and reads in its memory (decision 0008).
import { sql } from 'kysely'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Rate } from '../api/route.ts'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import { Floods } from './floods.ts'

/** Number of requests in a number of seconds. */
interface Limit {
  readonly points: number
  readonly seconds: number
}

const HOUR = 3_600
const DAY = 24 * HOUR

const IN_MEMORY = {
  read: { points: 600, seconds: 20 },
  write: { points: 200, seconds: 20 },
  stream: { points: 60, seconds: 60 },
  chat: { points: 8, seconds: 15 },
} as const satisfies Partial<Record<Rate, Limit>>

const SHARED = {
  'sign-in': { points: 20, seconds: 100 },
  guess: { points: 20, seconds: 100 },
  letter: { points: 10, seconds: 500 },
  table: { points: 60, seconds: HOUR },
  printing: { points: 40, seconds: HOUR },
  /** Attempts to sign in to one account, from any address. */
  account: { points: 10, seconds: 300 },
  report: { points: 10, seconds: DAY },
  /** Reports from one network, by any account. */
  'reports-from': { points: 30, seconds: DAY },
  /** Invitations sent by one person. */
  invitation: { points: 60, seconds: HOUR },
  /** E-mails to one person, for any reason. */
  inbox: { points: 40, seconds: DAY },
} as const satisfies Record<string, Limit>

type SharedRate = keyof typeof SHARED
/** Streams that may be open at once on this server. */
const OPEN_STREAMS = { person: 24, network: 96 }
/** About one write in this many also deletes expired counts. */
const CLEARS = 200
const MOST_OVER = 10_000

type Counter = MemoryCounter | SharedCounter

export class Limits {
  private readonly counters: ReadonlyMap<string, Counter>
  private readonly streams = new Map<string, number>()
  private readonly floods: Floods
  private readonly patience: number

  constructor(house: Pick<House, 'db' | 'now' | 'settings'>) {
    this.patience = house.settings.patience
    this.floods = new Floods(house.now)
    const points = (limit: Limit) => Math.ceil(limit.points * this.patience)
    this.counters = new Map<string, Counter>([
      ...Object.entries<Limit>(IN_MEMORY).map(
        ([name, limit]) => [name, new MemoryCounter(name, points(limit), limit.seconds)] as const,
      ),
      ...Object.entries<Limit>(SHARED).map(
        ([name, limit]) => [name, new SharedCounter(house, name, points(limit), limit.seconds)] as const,
      ),
    ])
  }

  /** Throws if the limit is exceeded. */
  async spend(rate: Rate | SharedRate, who: string): Promise<void> {
    if (!(await this.maySpend(rate, who))) throw tooOften()
  }

  /**
   * Before anything is read: throws if this sender (a session, a token or a network) was refused a moment ago. Afterwards call
   * `spendAs`.
   */
  async refuseFlood(rate: Rate, sender: string): Promise<void> {
    if (!(await this.floods.mayPass(rate, sender))) throw tooOften()
  }

  async spendAs(rate: Rate, who: string, sender: string): Promise<void> {
    if (await this.maySpend(rate, who)) return
    this.floods.note(rate, sender)
    throw tooOften()
  }

  async maySpend(rate: Rate | SharedRate, who: string): Promise<boolean> {
    return (await this.counters.get(rate)?.maySpend(who)) ?? true
  }

  /** Adds a stream for this person and network. Returns a function that releases it. */
  openStream(person: string | undefined, network: string): () => void {
    const keys = [
      [`network ${network}`, OPEN_STREAMS.network],
      ...(person === undefined ? [] : ([[`person ${person}`, OPEN_STREAMS.person]] as const)),
    ] as const
    if (keys.some(([key, most]) => (this.streams.get(key) ?? 0) >= most * this.patience)) throw tooOften()
    for (const [key] of keys) this.streams.set(key, (this.streams.get(key) ?? 0) + 1)
    return () => {
      for (const [key] of keys) {
        const left = (this.streams.get(key) ?? 1) - 1
        if (left > 0) this.streams.set(key, left)
        else this.streams.delete(key)
      }
    }
  }
}

/** Counts and reads in one statement. None of the library's stores supports Node's SQLite or an injected clock. */
class SharedCounter {
  private readonly house: Pick<House, 'db' | 'now'>
  private readonly name: string
  private readonly points: number
  private readonly milliseconds: number
  /** Who is over the limit, and until when. A flood is refused without a write per request. */
  private readonly over = new Map<string, number>()

  constructor(house: Pick<House, 'db' | 'now'>, name: string, points: number, seconds: number) {
    this.house = house
    this.name = name
    this.points = points
    this.milliseconds = seconds * 1000
  }

  async maySpend(who: string): Promise<boolean> {
    const { db } = this.house
    const now = this.house.now()
    if ((this.over.get(who) ?? 0) > now) return false
    const over = sql<boolean>`limits.expires <= ${now}`
    if (Math.random() * CLEARS < 1) await db.deleteFrom('limits').where('expires', '<=', now).execute()
    const { points, expires } = await db
      .insertInto('limits')
      .values({ key: `${this.name} ${who}`, points: 1, expires: now + this.milliseconds })
      .onConflict(conflict =>
        conflict.column('key').doUpdateSet({
          points: sql<number>`case when ${over} then 1 else limits.points + 1 end`,
          expires: sql<number>`case when ${over} then excluded.expires else limits.expires end`,
        }),
      )
      .returning(['points', 'expires'])
      .executeTakeFirstOrThrow()
    if (points <= this.points) return true
    if (this.over.size >= MOST_OVER) this.over.clear()
    this.over.set(who, expires)
    return false
  }
}

/** Counts in the memory of this process. */
class MemoryCounter {
  private readonly limiter: RateLimiterMemory

  constructor(keyPrefix: string, points: number, duration: number) {
    this.limiter = new RateLimiterMemory({ keyPrefix, points, duration })
  }

  async maySpend(who: string): Promise<boolean> {
    try {
      await this.limiter.consume(who)
      return true
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false
      throw reason
    }
  }
}

function tooOften(): Fault {
  return new Fault(429, 'too-often')
}
