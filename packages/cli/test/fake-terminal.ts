// A terminal that records its output.
import { Readable } from 'node:stream'
import { expect } from 'vitest'
import { run } from '../src/run.ts'
import type { Terminal } from '../src/terminal.ts'

export interface Heard {
  readonly code: number
  readonly out: string
  readonly err: string
}

export interface FakeTerminal extends Terminal {
  out: string
  err: string
  stop(): void
}

export function fakeTerminal(input: string | Uint8Array = '', watched = false): FakeTerminal {
  const stopped = Promise.withResolvers<void>()
  const terminal: FakeTerminal = {
    out: '',
    err: '',
    input: Readable.from([input]),
    output: { write: text => (terminal.out += text), isTTY: watched },
    error: { write: text => (terminal.err += text), isTTY: watched },
    stop: () => stopped.resolve(),
    stopRequested: () => stopped.promise,
  }
  return terminal
}

/** Runs a command line as a shell would split it at spaces. */
export function arkwright(line: string, input: string | Uint8Array = ''): Promise<Heard> {
  return arkwrightWith(line.split(' ').filter(Boolean), input)
}

export async function arkwrightWith(args: readonly string[], input: string | Uint8Array = ''): Promise<Heard> {
  const terminal = fakeTerminal(input)
  const code = await run(args, terminal)
  return { code, out: terminal.out, err: terminal.err }
}

/** The output of a --json command, which must be exactly one document. */
export async function arkwrightJson<T>(line: string, input = ''): Promise<T> {
  const { code, out, err } = await arkwright(`${line} --json`, input)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out) as T
}

/** Refused as a user's error: exit code 2, nothing on standard output, one sentence without a stack trace. */
export function expectOneSentence({ code, out, err }: Heard): void {
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err.trimEnd().split('\n')).toHaveLength(1)
  expect(err.length).toBeLessThan(3000)
  expect(err).not.toMatch(/ {4}at |node:internal|TypeError|RangeError|SyntaxError/)
}
