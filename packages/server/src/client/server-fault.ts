import type { FaultBody } from '../api/fault-shape.ts'

/** A request the server refused: status, code, sentence, and for turns the refusal or the news. */
export class ServerFault extends Error {
  readonly status: number
  readonly fault: FaultBody['fault']

  constructor(status: number, fault: FaultBody['fault']) {
    super(fault.message)
    this.status = status
    this.fault = fault
  }
}
