import type { FaultBody } from '../api/shapes.ts'

/** What the server did not grant: its status, code, sentence, and with turns the refusal or the news. */
export class ServerFault extends Error {
  readonly status: number
  readonly fault: FaultBody['fault']

  constructor(status: number, fault: FaultBody['fault']) {
    super(fault.message)
    this.status = status
    this.fault = fault
  }
}
