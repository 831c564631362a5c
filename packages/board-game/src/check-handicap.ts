// Checks that no seat of a predetermined set-up begins with debts. In the free set-up players sell shares to pay them.
import { checkStartCash, type Handicap } from '@arkwright/kernel'
import { COLOURS, GOOD_NAMES } from './components/goods.ts'
import type { BoardComponents } from './options.ts'

interface Table {
  readonly players: number
  readonly setup: string
  readonly handicap?: Handicap
}

/** `capital` is what the set-up gives a seat, before it pays for its factories. */
export function checkHandicap(
  table: Table,
  { predeterminedPrices, cost }: BoardComponents,
  capital: (colour: (typeof COLOURS)[number]) => number,
): void {
  if (table.handicap === undefined || table.setup === 'free') return
  const prices = predeterminedPrices[`players${table.players}`] ?? {}
  const cash = COLOURS.map(colour => {
    const built = GOOD_NAMES.filter(good => prices[colour]?.[good] !== undefined)
    return built.reduce((left, good) => left - (cost[good][0] ?? 0), capital(colour))
  })
  checkStartCash(cash, table.handicap)
}
