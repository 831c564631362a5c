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
export const notNow = (message: string): Fault => new Fault(409, 'not-now', message)
