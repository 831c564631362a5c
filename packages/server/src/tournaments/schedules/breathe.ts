// Long computations in the server's thread: other requests are answered in between.
import { setImmediate as nextTurn } from 'node:timers/promises'

const SLICE_MILLISECONDS = 5

/** To be called often; it waits for a turn of the event loop when the last one was a while ago. */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < SLICE_MILLISECONDS) return undefined
    return nextTurn().then(() => {
      since = performance.now()
    })
  }
}
