// The options of the card game: players, expert modules, the solo player's starting factories, corrected figures.
import {
  BadInput,
  checkStartCash,
  Fields,
  furtherHandicapOf,
  type Handicap,
  handicapOf,
  LARGEST_HANDICAP,
  overrideComponents,
  type PrintingName,
  printingOf,
  shown,
} from '@arkwright/kernel'
import { checkFigures } from './check-figures.ts'
import { EXPERT_MODULES, type ExpertModule } from './components/names.ts'
import type { Printed } from './components/printed.ts'
import { fairSeats } from './fair-seats.ts'
import { REVISIONS } from './revisions.ts'

export interface Options {
  readonly players: 1 | 2 | 3 | 4
  /** The expert modules in play, each its own choice. */
  readonly expert: readonly ExpertModule[]
  /** Solo only: whether the two starting factories are chosen or drawn. */
  readonly factories: 'chosen' | 'drawn'
  /** Figures an owner of the printed game corrected. */
  readonly components?: Readonly<Record<string, unknown>>
  /** The printing they come from. */
  readonly printing?: PrintingName
  /** Pounds added to the start money, by seat; not in the solo game. */
  readonly handicap?: Handicap
  /** Pounds added to the share value at the start, by seat; not in the solo game. */
  readonly valueHandicap?: Handicap
  /** Pounds added to the final score, by seat; not in the solo game. */
  readonly scoreHandicap?: Handicap
}

const SEAT_COUNTS = [1, 2, 3, 4] as const
const LARGEST_VALUE_HANDICAP = 9
const FACTORY_CHOICES = ['chosen', 'drawn'] as const

export function parseOptions(input: unknown, revision: number): Options {
  const fields = new Fields(input ?? {}, 'card game options')
  const players = fields.choice('players', SEAT_COUNTS, 4)
  const expert = expertModules(fields.raw('expert'))
  const factories = fields.choice('factories', FACTORY_CHOICES, 'chosen')
  const components = fields.raw('components')
  const printing = printingOf(fields)
  const { handicap, valueHandicap, scoreHandicap } = {
    ...furtherHandicapOf(fields, 'valueHandicap', players, LARGEST_VALUE_HANDICAP),
    ...furtherHandicapOf(fields, 'scoreHandicap', players, LARGEST_HANDICAP),
    ...handicapOf(fields, players, fairSeats({ players, expert })),
  }
  fields.end()
  if (factories === 'drawn' && players !== 1) {
    throw new BadInput('card game options: factories can only be drawn with players 1')
  }
  const table = tableOf(components, revision)
  checkFigures(table)
  if (handicap !== undefined) {
    checkStartCash(
      handicap.map(() => table.startMoney.value),
      handicap,
    )
  }
  checkStartValue(table, valueHandicap ?? [])
  return {
    players,
    expert,
    factories,
    ...(components !== undefined && { components: components as Readonly<Record<string, unknown>> }),
    ...printing,
    ...(handicap !== undefined && { handicap }),
    ...(valueHandicap !== undefined && { valueHandicap }),
    ...(scoreHandicap !== undefined && { scoreHandicap }),
  }
}

/** The table of a revision with the corrections applied. */
export function tableOf(components: unknown, revision: number): Printed {
  return overrideComponents(REVISIONS.at(revision), components)
}

function expertModules(given: unknown): readonly ExpertModule[] {
  if (given === undefined) return []
  if (given === 'all') return EXPERT_MODULES
  if (!Array.isArray(given)) {
    throw new BadInput(`card game options: expert must be "all" or a list of ${EXPERT_MODULES.join(', ')}`)
  }
  const unknown = given.find(name => !EXPERT_MODULES.some(module => module === name))
  if (unknown !== undefined) {
    throw new BadInput(
      `card game options: expert has no module ${shown(unknown)}; known are ${EXPERT_MODULES.join(', ')}`,
    )
  }
  return EXPERT_MODULES.filter(module => given.includes(module))
}

/** Throws BadInput where a seat would begin beside its share track. */
function checkStartValue({ startShareValue, shareValueMax }: Printed, handicap: Handicap): void {
  for (const [seat, steps] of handicap.entries()) {
    const value = startShareValue.value + steps
    if (value < 1 || value > shareValueMax.value) {
      throw new BadInput(
        `options: valueHandicap gives seat ${seat + 1} a share value of ${value}, which must be from 1 to ${shareValueMax.value}`,
      )
    }
  }
}
