// An ended turn on its way to the server: sent at once, and again until there is an answer. It is never played twice.
import { type Entry, ServerFault } from '@arkwright/server/client'
import { api } from './api.ts'
import type { EndedTurn } from './kept-turn.ts'

const RETRY = 3_000

interface Outcome {
  sent(): void
  /** There was no answer. It will be sent again. */
  held(): void
  /** The entries that the server wrote for it. */
  accepted(entries: readonly Entry[]): void
  refused(turn: EndedTurn, fault: ServerFault): void
}

export class TurnPost {
  private readonly table: string
  private readonly outcome: Outcome
  private waiting: EndedTurn | undefined
  private sending = false
  private closed = false
  private retry: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, outcome: Outcome) {
    this.table = table
    this.outcome = outcome
  }

  /** The turn that the server has not answered yet. */
  get turn(): EndedTurn | undefined {
    return this.waiting
  }

  hold(turn: EndedTurn | undefined): void {
    this.waiting = turn
  }

  /** The turn is answered, taken back, or obsolete. */
  drop(): void {
    this.waiting = undefined
    this.sending = false
    clearTimeout(this.retry)
  }

  /** A turn that is being sent cannot be taken back. */
  get isHeld(): boolean {
    return this.waiting !== undefined && !this.sending
  }

  async send(): Promise<void> {
    const turn = this.waiting
    if (turn === undefined || this.closed || this.sending) return
    clearTimeout(this.retry)
    this.sending = true
    this.outcome.sent()
    try {
      const { entries } = await api.call('POST /api/tables/:table/turns', {
        params: { table: this.table },
        body: { sequence: turn.sequence, key: turn.key, moves: [...turn.moves] },
      })
      this.outcome.accepted(entries)
    } catch (error) {
      if (this.waiting === turn) this.fail(turn, error)
    }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
  }

  /** Without an answer, the turn is kept. After a refusal, it can be edited again. */
  private fail(turn: EndedTurn, error: unknown): void {
    this.sending = false
    if (error instanceof ServerFault && error.status < 500 && error.status !== 429) {
      this.drop()
      this.outcome.refused(turn, error)
      return
    }
    this.outcome.held()
    this.retry = setTimeout(() => void this.send(), RETRY)
  }
}
