// Random names, codes and tokens. Tokens are stored only as hashes, so a stolen database opens no session.
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { sealedSeed } from '@arkwright/kernel'

/** Letters and digits that are not confused when a code is read aloud. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 10

/** Never starts with a dash, which the command line would read as an option. */
export function newId(): string {
  const id = randomBytes(12).toString('base64url')
  return id.startsWith('-') ? newId() : id
}

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Dealt by a cryptographic stream: known draws say nothing about the next. */
export function newSeed(): string {
  return sealedSeed(randomBytes(32).toString('hex'))
}

export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
