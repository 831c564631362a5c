/** Runs `action` at once, or once more after the run under way: the last run begins after the last call, and ends last. */
export function inTurn(action: () => Promise<void>): () => void {
  let running = false
  let again = false
  const run = async (): Promise<void> => {
    running = true
    do {
      again = false
      await action()
    } while (again)
    running = false
  }
  return () => {
    again = running
    if (!running) void run()
  }
}
