import type { Arguments } from '../arguments.ts'
import type { Terminal } from '../terminal.ts'

/** What `arkwright corpus` does with a file. Returns the exit code. */
export type Work = (path: string, given: Arguments, terminal: Terminal) => Promise<number>
