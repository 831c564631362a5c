// Random names, codes and tokens, and how tokens are kept: only as hashes, so that a stolen database opens no session.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { sealedSeed } from '@arkwright/kernel'

/** Letters and digits nobody mixes up when reading a code aloud. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 10

/** Never with a dash in front, which would make it an option on the command line. */
export function newId(): string {
  const id = randomBytes(12).toString('base64url')
  return id.startsWith('-') ? newId() : id
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Dealt by a cryptographic stream: draws that were seen say nothing about the next. */
export function newSeed(): string {
  return sealedSeed(randomBytes(32).toString('hex'))
}

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
