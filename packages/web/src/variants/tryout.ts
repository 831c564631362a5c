// Plays a variant with bots in the background: one worker on each of two cores, stoppable at any time.
import type { Pair } from '@arkwright/bots/balance'

export interface Task {
  readonly game: string
  readonly players: number
  readonly standard: unknown
  readonly variant: unknown
  /** The first opening, and from one to the next. */
  readonly first: number
  readonly step: number
}

export type Report = { readonly pair: Pair } | { readonly failed: string }

const WORKERS = 2

export class Tryout {
  private readonly workers: readonly Worker[]

  constructor(task: Omit<Task, 'first' | 'step'>, listen: (report: Report) => void) {
    const count = Math.min(WORKERS, Math.max(1, navigator.hardwareConcurrency))
    this.workers = Array.from({ length: count }, (_, first) => {
      const worker = new Worker(new URL('./tryout.worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<Report>) => listen(data)
      worker.onerror = ({ message }) => listen({ failed: message })
      worker.postMessage({ ...task, first, step: count } satisfies Task)
      return worker
    })
  }

  dismiss(): void {
    for (const worker of this.workers) worker.terminate()
  }
}
