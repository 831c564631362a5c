// Passwords are stored as scrypt hashes with their salt and cost. The cost is one of those OWASP recommends
// (N = 2^15, r = 8, p = 3). A password stored at a lower cost is hashed again when its owner signs in.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'

const BYTES = 32
const BLOCK = 8
const ROUNDS = 3
/** One core stays free for turns: a hash takes a core for a third of a second. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)

/** `cost` is a power of two. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derived(password, salt, cost, ROUNDS)
  return ['scrypt', `${cost},${ROUNDS}`, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [method, , salt, key] = kept.split('$')
  if (method !== 'scrypt' || salt === undefined || key === undefined) return false
  const { cost, rounds } = costOf(kept)
  const expected = Buffer.from(key, 'base64url')
  const actual = await derived(password, Buffer.from(salt, 'base64url'), cost, rounds)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

export function isWeaker(kept: string, cost: number): boolean {
  const { cost: was, rounds } = costOf(kept)
  return was < cost || (was === cost && rounds < ROUNDS)
}

/** Earlier versions stored only the power of two and used one round. */
function costOf(kept: string): { cost: number; rounds: number } {
  const [cost, rounds] = (kept.split('$')[1] ?? '').split(',')
  return { cost: Number(cost), rounds: Number(rounds ?? 1) }
}

const waiting: (() => void)[] = []
let working = 0

async function derived(password: string, salt: Buffer, cost: number, rounds: number): Promise<Buffer> {
  if (working < AT_ONCE) working++
  else await new Promise<void>(resolve => waiting.push(resolve))
  try {
    return await derive(password, salt, cost, rounds)
  } finally {
    const next = waiting.shift()
    if (next === undefined) working--
    else next()
  }
}

function derive(password: string, salt: Buffer, cost: number, rounds: number): Promise<Buffer> {
  const options: ScryptOptions = {
    cost: 2 ** cost,
    blockSize: BLOCK,
    parallelization: rounds,
    maxmem: 256 * BLOCK * 2 ** cost,
  }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
