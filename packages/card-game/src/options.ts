// The options of the card game: players, expert modules, the solo player's starting factories, corrected figures.
import {
  BadInput,
  checkStartCash,
  Fields,
  type Handicap,
  handicapOf,
  overrideComponents,
  type PrintingName,
  printingOf,
  shown,
} from '@arkwright/kernel'
import { EXPERT_MODULES, type ExpertModule } from './components/names.ts'
import type { Printed } from './components/printed.ts'
import { FAIR_SEATS } from './fair-seats.ts'
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
}

const SEAT_COUNTS = [1, 2, 3, 4] as const
const FACTORY_CHOICES = ['chosen', 'drawn'] as const

export function parseOptions(input: unknown, revision: number): Options {
  const fields = new Fields(input ?? {}, 'card game options')
  const players = fields.choice('players', SEAT_COUNTS, 4)
  const expert = expertModules(fields.raw('expert'))
  const factories = fields.choice('factories', FACTORY_CHOICES, 'chosen')
  const components = fields.raw('components')
  const printing = printingOf(fields)
  const { handicap } = handicapOf(fields, players, expert.length === 0 ? FAIR_SEATS[players] : undefined)
  fields.end()
  if (factories === 'drawn' && players !== 1) {
    throw new BadInput('card game options: factories can only be drawn with players 1')
  }
  const table = tableOf(components, revision)
  checkTable(table)
  if (handicap !== undefined) {
    checkStartCash(
      handicap.map(() => table.startMoney.value),
      handicap,
    )
  }
  return {
    players,
    expert,
    factories,
    ...(components !== undefined && { components: components as Readonly<Record<string, unknown>> }),
    ...printing,
    ...(handicap !== undefined && { handicap }),
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

/** Refuses figures that are valid one by one but not together. */
function checkTable(table: Printed): void {
  for (const [count, seats] of Object.entries(table.startGoods.value)) {
    for (const [seat, [first, second]] of seats.entries()) {
      if (first === second) {
        throw new BadInput(`components.startGoods.${count}[${seat}] must name two different goods`)
      }
    }
  }
  checkOrder('startShares', table.startShares.value, 'sharesMax', table.sharesMax.value)
  checkOrder('opponentShares', table.opponentShares.value, 'sharesMax', table.sharesMax.value)
  checkOrder('startShareValue', table.startShareValue.value, 'shareValueMax', table.shareValueMax.value)
  checkOrder('opponentShareValue', table.opponentShareValue.value, 'shareValueMax', table.shareValueMax.value)
  checkOrder('demandMinA', table.demandMinA.value, 'demandStartA', Math.min(...table.demandStartA.value))
  checkOrder('demandMinB', table.demandMinB.value, 'demandStartB', Math.min(...table.demandStartB.value))
}

function checkOrder(name: string, value: number, highName: string, high: number): void {
  if (value > high) throw new BadInput(`components.${name} (${value}) must not exceed ${highName} (${high})`)
}
