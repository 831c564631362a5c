// The terminal of a command. Passed in, so that tests can read the output without starting a process.

export interface Sink {
  write(text: string | Uint8Array): unknown
  /** A person is watching. */
  readonly isTTY?: boolean
}

export interface Source extends AsyncIterable<Uint8Array | string> {
  readonly isTTY?: boolean
}

export interface Terminal {
  readonly input: Source
  /** Results, and with --json nothing but one JSON document. */
  readonly output: Sink
  /** Progress and errors. */
  readonly error: Sink
  /** Resolves when the user asks the program to end. */
  stopRequested(): Promise<void>
}

/** Exit codes for the shell. */
export const FINE = 0
/** The checked input is wrong. */
export const WRONG = 1
/** Bad usage or bad input. */
export const MISUSED = 2

export function writeJson(output: Sink, value: unknown): void {
  output.write(`${JSON.stringify(value)}\n`)
}
