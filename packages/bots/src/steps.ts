// Thinking in small steps: whoever waits for it may let it rest between two of them, or drop it.
export type Steps<T> = Generator<undefined, T>

export function finish<T>(steps: Steps<T>): T {
  let next = steps.next()
  while (next.done !== true) next = steps.next()
  return next.value
}

/** How long somebody has thought: what passes between two steps is not counted. */
export class Stopwatch {
  private started = Date.now()
  private stopped = 0

  elapsed(): number {
    return Date.now() - this.started
  }

  stop(): void {
    this.stopped = Date.now()
  }

  goOn(): void {
    this.started += Date.now() - this.stopped
  }

  *through<T>(steps: Steps<T>): Steps<T> {
    let next = steps.next()
    while (next.done !== true) {
      this.stop()
      yield
      this.goOn()
      next = steps.next()
    }
    return next.value
  }
}
