// A persistent client: repeats a request, unchanged, if there was no answer or a server failure.
import { setTimeout as sleep } from 'node:timers/promises'
import { ServerFault } from '../src/client/index.ts'

const AGAIN_MILLISECONDS = 40
const TOO_OFTEN = 429
/** A longer outage means that the trial or the server is broken. */
const PATIENCE_MILLISECONDS = 120_000

export interface Insistence {
  /** The number of repeats. */
  again: number
}

export async function insist<T>(ask: () => Promise<T>, counted: Insistence = { again: 0 }): Promise<T> {
  const until = Date.now() + PATIENCE_MILLISECONDS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const final = error instanceof ServerFault && error.status < 500 && error.status !== TOO_OFTEN
      if (final || Date.now() > until) throw error
      counted.again++
      await sleep(AGAIN_MILLISECONDS)
    }
  }
}
