// The progress of long work: on standard error, and only while a person watches.
import type { Sink } from './terminal.ts'

const EVERY_MILLISECONDS = 100
const CLEAR_LINE = '\r\u001b[K'

export class Progress {
  private readonly sink: Sink
  private next = 0

  constructor(sink: Sink) {
    this.sink = sink
  }

  /** `line` is called only when it is shown. */
  show(line: () => string): void {
    if (this.sink.isTTY !== true) return
    const now = performance.now()
    if (now < this.next) return
    this.next = now + EVERY_MILLISECONDS
    this.sink.write(CLEAR_LINE + line())
  }

  end(): void {
    if (this.next > 0) this.sink.write(CLEAR_LINE)
  }
}
