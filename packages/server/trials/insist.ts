// A client that does not give up: what was not answered, or answered with the server's own failure, is asked again, the same way.
import { setTimeout as sleep } from 'node:timers/promises'
import { ServerFault } from '../src/client/index.ts'

const AGAIN_MILLISECONDS = 40
const TOO_OFTEN = 429
/** No house is away for so long: then something is wrong with the trial or the house. */
const PATIENCE_MILLISECONDS = 120_000

export interface Insistence {
  /** How often it was asked again. */
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
