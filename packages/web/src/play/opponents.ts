// Bots think in a worker of their own, so that the table answers while they do.
import type { Budget, Choice } from '@arkwright/bots'
import type { Seat } from '@arkwright/kernel'

export interface Question {
  readonly id: number
  readonly game: string
  /** What the seat may know of the position. */
  readonly view: unknown
  readonly seat: Seat
  readonly strength: string
  readonly seed: string
  /** In place of the time a person waits for. */
  readonly budget?: Budget
}

export type Answer = { readonly id: number } & ({ readonly choice: Choice } | { readonly failed: string })

interface Asker {
  resolve(choice: Choice): void
  reject(error: Error): void
}

export class Opponents {
  private readonly worker = new Worker(new URL('./opponents.worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, Asker>()
  private asked = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const asker = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if ('choice' in data) asker?.resolve(data.choice)
      else asker?.reject(new Error(data.failed))
    }
  }

  /** The moves of the seat's whole turn, and what else was thought of. */
  choose(question: Omit<Question, 'id'>): Promise<Choice> {
    const id = ++this.asked
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ id, ...question } satisfies Question)
    })
  }

  dismiss(): void {
    this.worker.terminate()
  }
}
