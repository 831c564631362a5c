// A request that cannot be granted: a status for machines, a code for programs, one sentence for people.
import type { Areas } from '@arkwright/words'
import { faults } from '@arkwright/words/en/faults'
import type { FaultBody } from './api/fault-shape.ts'

type Extra = Omit<FaultBody['fault'], 'code' | 'message'>

/** A fault without words in packages/words/messages does not compile. The excluded ones are found by the page. */
export type FaultCode = Exclude<keyof Areas['faults'], 'browser' | 'no-answer' | 'not-now'>

export class Fault extends Error {
  readonly status: number
  readonly code: FaultCode
  readonly extra: Extra

  /** `message` replaces the usual sentence where it can say more: a value, a limit. */
  constructor(status: number, code: FaultCode, message: string = faults[code], extra: Extra = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }

  get body(): FaultBody {
    return { fault: { code: this.code, message: this.message, ...this.extra } }
  }
}

export const notFound = (): Fault => new Fault(404, 'not-found')
export const notAllowed = (): Fault => new Fault(403, 'not-allowed')
export const signInFirst = (): Fault => new Fault(401, 'sign-in')

/** The table is not in the state that the request needs. */
export const notNow = (code: FaultCode): Fault => new Fault(409, code)
