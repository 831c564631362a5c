// Measured handicaps: what makes the seats of a table even, how that was measured, and why there is none.
import { BadInput } from './bad-input.ts'

/** Amounts by seat; a negative number is taken away. */
export type Handicap = readonly number[]

/** What the pounds of a handicap are added to: the start cash, the share value at the start, or the final score. */
export type HandicapUnit = 'cash' | 'share value' | 'score'

/** A measured handicap. Each has its own date and its own bots, because tables are measured one by one. */
export interface FairSeats {
  readonly handicap: Handicap
  readonly unit: HandicapUnit
  /** How much the hard bots searched. */
  readonly simulations: number
  readonly games: number
  /** Wins by seat with the handicap, in percent, by the model fitted to these games. */
  readonly wins: readonly number[]
  /** Half the width of the 90 % interval of these wins, in points, at the seat that is known least. */
  readonly doubt: number
  /** Whether the test showed every seat within three points of even. */
  readonly isShown: boolean
  /** The day of the games, such as 2026-11-16. */
  readonly date: string
  /** Of the game's rules. */
  readonly revision: number
  /** The edition of the games, where the table plays another one that hardly differs. */
  readonly edition?: number
}

/** Why a table has no measured handicap. */
export interface Unmeasured {
  readonly why: 'set-up' | 'modules' | 'few games'
}

const REASONS: Readonly<Record<Unmeasured['why'], string>> = {
  'set-up': 'none was measured for this set-up',
  modules: 'none was measured with expert modules',
  'few games': 'too few games were played to be sure',
}

/** In English, for programs; the page has its own words. */
export function reasonOf({ why }: Unmeasured): string {
  return REASONS[why]
}

export function isMeasured(found: FairSeats | Unmeasured): found is FairSeats {
  return 'handicap' in found
}

/** Throws BadInput where nothing was measured. */
export function measuredIn(found: FairSeats | Unmeasured): FairSeats {
  if (isMeasured(found)) return found
  throw new BadInput(`options: there is no balanced handicap for this table: ${reasonOf(found)}; bid for seats instead`)
}
