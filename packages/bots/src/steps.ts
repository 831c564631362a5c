// Computing in small steps: the caller may pause between two of them, or stop.
export type Steps<T> = Generator<undefined, T>

export function finish<T>(steps: Steps<T>): T {
  let next = steps.next()
  while (next.done !== true) next = steps.next()
  return next.value
}

/** Computing time; time between two steps is not counted. */
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
