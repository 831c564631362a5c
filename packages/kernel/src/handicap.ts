// The handicap of each seat: pounds added to its start cash, its share value or its final score, so that no seat is better than another.
import { BadInput } from './bad-input.ts'
import { isRecord, shown } from './components.ts'
import { type FairSeats, type Handicap, type HandicapUnit, measuredIn, type Unmeasured } from './fair-seats.ts'
import type { AnyGame } from './game.ts'
import type { Fields } from './options.ts'

/** As a game's options have it; all absent: none. */
export interface HandicapOptions {
  /** Pounds. */
  readonly handicap?: Handicap
  /** Pounds of share value. */
  readonly valueHandicap?: Handicap
  /** Pounds of the final score. */
  readonly scoreHandicap?: Handicap
}

type Option = keyof HandicapOptions

/** The option of each unit. */
export const OPTION_OF_UNIT: Readonly<Record<HandicapUnit, Option>> = {
  cash: 'handicap',
  'share value': 'valueHandicap',
  score: 'scoreHandicap',
}
export const HANDICAP_OPTIONS: readonly Option[] = Object.values(OPTION_OF_UNIT)

export const LARGEST_HANDICAP = 100
/** In options from outside: the measured handicap. Options that were read have its numbers. */
export const BALANCED = 'balanced'

/** For a game's options: reads `handicap`, where there is one. A handicap of zeros is none. */
export function handicapOf(fields: Fields, players: number, measured: FairSeats | Unmeasured): HandicapOptions {
  const given = fields.raw('handicap')
  if (given === undefined || (given === BALANCED && players === 1)) return {}
  if (given !== BALANCED) return unlessZeros('handicap', listed('handicap', given, players, LARGEST_HANDICAP))
  const { handicap, unit } = measuredIn(measured)
  return unlessZeros(OPTION_OF_UNIT[unit], handicap)
}

/** For the options of a game that has more than a handicap in cash: reads `name`, where it is given. */
export function furtherHandicapOf(fields: Fields, name: Option, players: number, most: number): HandicapOptions {
  const given = fields.raw(name)
  return given === undefined ? {} : unlessZeros(name, listed(name, given, players, most))
}

/** The handicap in a game's options. */
export function handicapIn(options: unknown): HandicapOptions {
  if (!isRecord(options)) return {}
  return Object.fromEntries(
    HANDICAP_OPTIONS.flatMap(name => (Array.isArray(options[name]) ? [[name, options[name]]] : [])),
  )
}

/** The measured handicap of a table as its options have it: empty where its seats are even as they are, undefined where none was measured. */
export function balancedSeats(game: AnyGame, options: unknown): HandicapOptions | undefined {
  if (!isRecord(options)) return undefined
  try {
    return handicapIn(game.parseOptions({ ...options, handicap: BALANCED }))
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

function unlessZeros(name: Option, handicap: Handicap): HandicapOptions {
  return handicap.every(amount => amount === 0) ? {} : { [name]: handicap }
}

function listed(name: Option, given: unknown, players: number, most: number): Handicap {
  if (!Array.isArray(given) || given.length !== players || players === 1) {
    throw new BadInput(
      players === 1
        ? 'options: a solo game has no handicap'
        : `options: ${name} must be ${name === 'handicap' ? `"${BALANCED}" or ` : ''}a list of ${players} numbers, one for each seat`,
    )
  }
  for (const [seat, amount] of given.entries()) {
    if (!Number.isInteger(amount) || Math.abs(amount) > most) {
      throw new BadInput(
        `options: ${name} of seat ${seat + 1} must be a whole number from ${-most} to ${most}, not ${shown(amount)}`,
      )
    }
  }
  return given.map(Number)
}
