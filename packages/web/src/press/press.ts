// What a game tells its newspaper: which facts count, when a decade begins and ends, and what each company is worth.
import type { GameEvent, Seat } from '@arkwright/kernel'
import type { Position } from '../play/game-page.ts'

/** Companies are numbered: the seats first, then the opponents of a solo game. */
export type CompanyNumber = number

interface Sale {
  readonly company: CompanyNumber
  readonly good: 0 | 1 | 2 | 3
  readonly count: number
  readonly price: number
}

/** Facts that are counted for each company. */
export const TALLIES = ['machines', 'hired', 'closed', 'built', 'emergency', 'loans', 'shipped', 'missed'] as const
export type Tally = (typeof TALLIES)[number]

/** What a fact adds to the paper. */
export type Entry =
  | { readonly tally: Tally; readonly company: CompanyNumber; readonly by: number }
  | { readonly sale: Sale }
  | { readonly bankrupt: CompanyNumber }

export interface Company {
  readonly name: string
  /** Class names that set its colour. */
  readonly look: string
}

export interface Press {
  /** The decade that begins with this fact. */
  decadeBegun(event: GameEvent): number | undefined
  /** Whether a cycle or round begins with this fact: a point of the chart. */
  isMark(event: GameEvent): boolean
  isEnd(event: GameEvent): boolean
  read(event: GameEvent): Entry | undefined
  /** By company; at the end of the game the final scores. */
  scores(state: Position): readonly number[]
  wage(state: Position): number
  companies(state: Position, names: readonly string[]): readonly Company[]
  /** The name of a decade in the reader's language. */
  dateOf(decade: number): string
  /** The solo titles a finished game reached, by name. */
  titles(state: Position, seat: Seat): readonly string[]
}
