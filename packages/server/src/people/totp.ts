// Second factors: time-based codes (RFC 6238, SHA-1, six digits, thirty seconds), which every authenticator supports.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP = 30_000
const DIGITS = 6
/** A code is also valid one step before and one step after its time. */
const SLACK = 1
const SECRET_BYTES = 20

export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map(five => ALPHABET[Number.parseInt(five, 2)]).join('')
}

/** The address that authenticators read from a QR code or a link. */
export function totpAddress(secret: string, name: string): string {
  return `otpauth://totp/Arkwright:${encodeURIComponent(name)}?secret=${secret}&issuer=Arkwright`
}

/** The time step of the code, later than `after`; undefined: the code is not valid now. */
export function stepOfCode(secret: string, code: string, now: number, after: number | null): number | undefined {
  const current = Math.floor(now / STEP)
  for (let step = current - SLACK; step <= current + SLACK; step++) {
    if (step > (after ?? -1) && isSame(codeAt(secret, step), code)) return step
  }
  return undefined
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decoded(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

function decoded(secret: string): Buffer {
  const bits = Array.from(secret, letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
