// What a game provides for replay and analysis. Loaded when a game is replayed.
import type { AnyGame, Seat } from '@arkwright/kernel'
import type { ReactNode } from 'react'
import type { ChartSpec } from '../charts/chart.ts'
import type { Finish } from '../ending/finish.ts'
import type { text } from '../messages/later.ts'
import type { Position } from '../play/game-page.ts'
import type { Press } from '../press/press.ts'
import type { Tale } from './tale.ts'

/** Decade and cycle (the card game: round) of a position; two positions with the same numbers belong together. */
export interface Period {
  readonly decade: number
  readonly cycle: number
}

/** A company's sales, income and payments in the cycles of one good in one decade. */
export interface LedgerLine extends Period {
  readonly seat: Seat
  readonly sold: number
  readonly income: number
  readonly costs: number
}

/** Why the share value moved. */
export type Reason = keyof typeof text.replay.ledger.reasons

/** How many spaces of share value a reason brought each seat. */
export interface StepLine {
  readonly reason: Reason
  readonly bySeat: readonly number[]
}

export interface Story {
  /** The game's name for a part of a decade. */
  readonly cycleWord: 'cycle' | 'round'
  /** Whether something face down will be revealed by later moves. */
  hidesSomething(state: Position): boolean
  periodOf(state: Position): Period
  /** False before the first production and after the last. */
  produces(state: Position): boolean
  /** Empty if it belongs to no decade. */
  decadeName(state: Position): string
  goodName(good: number): string
  /** The value of a company's shares; at the end of the game its score. */
  portfolio(state: Position, seat: Seat): number
  charts(tale: Tale): ChartSpec[]
  ledger(tale: Tale): LedgerLine[]
  steps(tale: Tale): StepLine[]
  /** The newspaper at the end of each decade. */
  readonly press: Press
  /** The final table, best first. */
  finishes(game: AnyGame, state: Position, names: readonly string[]): readonly Finish[]
  /** A section beside the final table; `show` opens the accounts. */
  EndNote?(props: { show(): void }): ReactNode
}
