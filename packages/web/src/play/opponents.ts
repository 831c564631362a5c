// Bots think in a separate worker, so that the table stays responsive.
import type { Budget, ChosenTurn } from '@arkwright/bots'
import { HINT_LEVEL } from '@arkwright/bots/levels'
import type { Seat } from '@arkwright/kernel'
import { ANSWERED_MS, onPress } from './presses.ts'

/** The bot that gives hints. */
export const HINT_STRENGTH = HINT_LEVEL

export interface Question {
  readonly id: number
  readonly game: string
  /** What the seat may know of the position. */
  readonly view: unknown
  readonly seat: Seat
  readonly strength: string
  readonly style?: string
  readonly seed: string
  /** An opponent chooses among nearly equal turns, so that games differ; a hint is always the best one. */
  readonly isVaried?: boolean
  /** Replaces the time limit a person waits for. */
  readonly budget?: Budget
}

/** Messages to the worker: a question, a rest in milliseconds, or an order to forget all questions. */
export type Word = Question | { readonly rest: number } | { readonly forget: true }

export type Answer = { readonly id: number } & ({ readonly choice: ChosenTurn } | { readonly failed: string })

interface Asker {
  resolve(choice: ChosenTurn): void
  reject(error: Error): void
}

export class Opponents {
  private readonly worker = new Worker(new URL('./opponents.worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, Asker>()
  private readonly leaveAlone = onPress(() => this.rest())
  private asked = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const asker = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if ('choice' in data) asker?.resolve(data.choice)
      else asker?.reject(new Error(data.failed))
    }
  }

  /** The moves of the seat's whole turn, and the alternatives considered. */
  choose(question: Omit<Question, 'id'>): Promise<ChosenTurn> {
    const id = ++this.asked
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.tell({ id, ...question })
    })
  }

  /** Drops all open questions: they are never answered, and the next question does not wait for them. */
  forget(): void {
    if (this.waiting.size === 0) return
    this.waiting.clear()
    this.tell({ forget: true })
  }

  dismiss(): void {
    this.leaveAlone()
    this.worker.terminate()
  }

  private rest(): void {
    if (this.waiting.size > 0) this.tell({ rest: ANSWERED_MS })
  }

  private tell(word: Word): void {
    this.worker.postMessage(word)
  }
}
