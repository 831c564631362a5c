#!/usr/bin/env node
// The command itself: the real terminal, and nothing else.
import { run } from './run.ts'
import type { Terminal } from './terminal.ts'

const terminal: Terminal = {
  // Opened only by those who read it.
  get input() {
    return process.stdin
  },
  output: process.stdout,
  error: process.stderr,
  stopRequested: () =>
    new Promise(resolve => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    }),
}

// A reader who has seen enough, such as `head`, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await run(process.argv.slice(2), terminal)
