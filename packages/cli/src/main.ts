#!/usr/bin/env node
// Connects the command to the real terminal.
import { run } from './run.ts'
import type { Terminal } from './terminal.ts'

const terminal: Terminal = {
  // Opened only by commands that read it.
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

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await run(process.argv.slice(2), terminal)
