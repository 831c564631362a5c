// A request that cannot be granted: a status for machines, a code for programs, one sentence for people.
import type { FaultBody } from './api/shapes.ts'

type Extra = Omit<FaultBody['fault'], 'code' | 'message'>

export class Fault extends Error {
  readonly status: number
  readonly code: string
  readonly extra: Extra

  constructor(status: number, code: string, message: string, extra: Extra = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }

  get body(): FaultBody {
    return { fault: { code: this.code, message: this.message, ...this.extra } }
  }
}

export const notFound = (): Fault => new Fault(404, 'not-found', 'There is nothing here, or it is not for you.')
export const notAllowed = (): Fault => new Fault(403, 'not-allowed', 'This is not for you to do.')
export const signInFirst = (): Fault => new Fault(401, 'sign-in', 'Please sign in, or play as a guest.')

/** What the table is not ready for, and the alternative if there is one. */
const NOT_NOW = {
  'game-started': 'The game has started; open the table to play on.',
  'table-changed': 'Something has just happened at this table; please look again.',
  'seats-open': 'Not every seat is taken yet; give the open ones to people or bots.',
  'seated-already': 'You already sit at this table.',
  'seat-taken': 'This seat is taken; choose another.',
  'game-over': 'This game is over; ask for a rematch to play again.',
  'resign-instead': 'The game has started; to leave it, resign.',
  'seat-held': 'Only a seat that was left, or whose player has been silent for too long, can be given away now.',
  'seat-free': 'This seat is free for the taking already.',
  'not-over': 'This game is not over yet; a rematch comes after its end.',
  'not-playing': 'This table is not playing.',
  'not-started': 'The game has not started; it does when every seat is taken.',
  'nothing-to-take-back': 'There is nothing to take back.',
  'clock-so-already': 'The clocks are so already.',
  'nothing-asked': 'Nothing is asked at this table; it may have been answered meanwhile.',
}

export const notNow = (code: keyof typeof NOT_NOW): Fault => new Fault(409, code, NOT_NOW[code])
