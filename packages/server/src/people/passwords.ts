// Passwords are kept as scrypt makes them, with the salt and cost they were made with.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

const BYTES = 32
const BLOCK = 8

export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  return ['scrypt', cost, salt.toString('base64url'), (await derived(password, salt, cost)).toString('base64url')].join(
    '$',
  )
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [method, cost, salt, key] = kept.split('$')
  if (method !== 'scrypt' || salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const actual = await derived(password, Buffer.from(salt, 'base64url'), Number(cost))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

function derived(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { cost: 2 ** cost, blockSize: BLOCK, maxmem: 256 * BLOCK * 2 ** cost }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
