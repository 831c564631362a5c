// The handicap of each seat: pounds added to its start cash, so that no seat is better than another.
import { BadInput } from './bad-input.ts'
import { isRecord, shown } from './components.ts'
import type { AnyGame } from './game.ts'
import type { Fields } from './options.ts'

/** Pounds by seat; a negative number is taken away. */
export type Handicap = readonly number[]

/** A measured handicap, and what it was measured with. */
export interface FairSeats {
  readonly handicap: Handicap
  /** Wins by seat with it, in percent, by the model fitted to the games of hard bots. */
  readonly wins: readonly number[]
  /** Half the width of the 90 % interval of these wins, in points, at the seat that is known least. */
  readonly doubt: number
  readonly games: number
  readonly simulations: number
}

export const LARGEST_HANDICAP = 100
/** In options from outside: the measured handicap. Options that were read have its numbers. */
export const BALANCED = 'balanced'

/** For a game's options: reads `handicap`, where there is one. A handicap of zeros is none. */
export function handicapOf(
  fields: Fields,
  players: number,
  measured: FairSeats | undefined,
): { readonly handicap?: Handicap } {
  const given = fields.raw('handicap')
  if (given === undefined || (given === BALANCED && players === 1)) return {}
  const handicap = given === BALANCED ? balancedBy(measured) : listed(given, players)
  return handicap.every(pounds => pounds === 0) ? {} : { handicap }
}

/** The handicap in a game's options; undefined: none. */
export function handicapIn(options: unknown): Handicap | undefined {
  return isRecord(options) && Array.isArray(options['handicap']) ? options['handicap'] : undefined
}

/** The measured handicap of a table; undefined where none was measured. */
export function balancedSeats(game: AnyGame, options: unknown): Handicap | undefined {
  if (!isRecord(options)) return undefined
  try {
    const parsed = game.parseOptions({ ...options, handicap: BALANCED })
    return handicapIn(parsed) ?? Array.from({ length: game.seats(parsed) }, () => 0)
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
}

/** Throws BadInput where a seat would begin with debts. */
export function checkStartCash(cash: readonly number[], handicap: Handicap): void {
  for (const [seat, pounds] of handicap.entries()) {
    const start = cash[seat] ?? 0
    if (start + pounds < 0) {
      throw new BadInput(
        `options: handicap takes £${-pounds} from seat ${seat + 1}, which must not be more than its start cash of £${start}`,
      )
    }
  }
}

function balancedBy(measured: FairSeats | undefined): Handicap {
  if (measured === undefined) {
    throw new BadInput('options: no reliable handicap is known for this table, so its seats cannot be balanced')
  }
  return measured.handicap
}

function listed(given: unknown, players: number): Handicap {
  if (!Array.isArray(given) || given.length !== players || players === 1) {
    throw new BadInput(
      players === 1
        ? 'options: a solo game has no handicap'
        : `options: handicap must be "${BALANCED}" or a list of ${players} numbers, one for each seat`,
    )
  }
  for (const [seat, pounds] of given.entries()) {
    if (!Number.isInteger(pounds) || Math.abs(pounds) > LARGEST_HANDICAP) {
      throw new BadInput(
        `options: handicap of seat ${seat + 1} must be a whole number from ${-LARGEST_HANDICAP} to ${LARGEST_HANDICAP}, not ${shown(pounds)}`,
      )
    }
  }
  return given.map(Number)
}
