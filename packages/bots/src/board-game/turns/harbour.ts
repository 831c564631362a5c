// Turn parts that only Water Frame has: shipping, production actions, contracts.
import { type Harbour, type Move, SHIP_CAPACITIES, withHarbour } from '@arkwright/board-game'
import { at } from '../../at.ts'
import {
  after,
  afterAll,
  best,
  ended,
  legal,
  legalOf,
  rateAsItStands,
  type Thinking,
  type Variation,
} from './variation.ts'

const VARIATIONS_KEPT = { brisk: 1, thorough: 3 }
const PRODUCTIONS_KEPT = { brisk: 1, thorough: 6 }
const MOST_CONTRACTS = 2

/** Contract after contract while the ship has room, in any order. */
export function ship(thinking: Thinking, variation: Variation): Variation[] {
  const shipped = legalOf(variation, 'ship').map(move => after(variation, move))
  const further = shipped.flatMap(one =>
    one.state.step === 'ship' ? legalOf(one, 'ship').map(move => after(one, move)) : [],
  )
  const kept = best(thinking, [...shipped, ...further], VARIATIONS_KEPT[thinking.breadth])
  return (kept.length === 0 ? [variation] : kept).map(one => ended(one, 'ship'))
}

/** All rows of a factory, or fewer. */
export function productionAction(thinking: Thinking, variation: Variation): readonly Variation[] {
  const moves = legalOf(variation, 'produce')
  const tried = moves.filter(
    ({ good, rows }) =>
      thinking.breadth === 'thorough' || !moves.some(other => other.good === good && other.rows > rows),
  )
  const produced = best(
    thinking,
    tried.map(move => after(variation, move)),
    PRODUCTIONS_KEPT[thinking.breadth],
  )
  return thinking.breadth === 'thorough' || produced.length === 0
    ? [...produced, ended(variation, 'production action')]
    : produced
}

/** Contracts are compared on paper, then placed. */
export function contracts(thinking: Thinking, variation: Variation): Variation[] {
  const { harbour } = at(variation.state.players, thinking.seat)
  if (harbour === null) throw new Error('contracts need a harbour')
  const placed = bestContracts(thinking, variation, harbour)
  const planned = thinking.context.plansHarbour ? contractsWithShip(thinking, variation, harbour) : []
  const variations = placed.length + planned.length === 0 || thinking.breadth === 'thorough' ? [variation] : []
  if (placed.length > 0) variations.push(afterAll(variation, placed))
  if (placed.length > 1 && thinking.breadth === 'thorough') variations.push(afterAll(variation, placed.slice(0, 1)))
  variations.push(...planned.map(move => after(variation, move)))
  return variations.map(one => ended(one, 'contracts'))
}

const PLANS_KEPT = { brisk: 1, thorough: 3 }

/**
 * Contracts that pay once a ship is taken at the end of the same turn. Judged on paper with the smallest ship that can
 * carry them.
 */
function contractsWithShip(thinking: Thinking, variation: Variation, harbour: Harbour): Move[] {
  const { state } = variation
  const kept = Math.max(...harbour.ships)
  const before = rateAsItStands(thinking, state)
  const plans: { move: Move; value: number }[] = []
  for (const move of legalOf(variation, 'contract')) {
    const ship = SHIP_CAPACITIES.find((capacity, size) => (state.ships[size] ?? 0) > 0 && kept + capacity >= move.count)
    if (ship === undefined || isWithinReach(harbour, move.count)) continue
    const contracted: [number, number, number, number] = [...harbour.contracts]
    contracted[move.good] = move.count
    const value = withHarbour(state, thinking.seat, { contracts: contracted, ships: [kept, ship] }, () =>
      rateAsItStands(thinking, state),
    )
    if (value > before) plans.push({ move, value })
  }
  return plans
    .sort((one, other) => other.value - one.value)
    .slice(0, PLANS_KEPT[thinking.breadth])
    .map(({ move }) => move)
}

/** Ships that make a contract possible which the owned ships cannot carry. */
export function shipsForContracts({ seat }: Thinking, variation: Variation): Move[] {
  const { harbour } = at(variation.state.players, seat)
  if (harbour === null || harbour.contracts.every(count => isWithinReach(harbour, count))) return []
  return legalOf(variation, 'take ship')
}

function bestContracts(thinking: Thinking, variation: Variation, harbour: Harbour): Move[] {
  const { state } = variation
  const moves = legalOf(variation, 'contract')
  const contracted: [number, number, number, number] = [...harbour.contracts]
  const placed: Move[] = []
  let value = rateAsItStands(thinking, state)
  while (placed.length < MOST_CONTRACTS) {
    let chosen: (typeof moves)[number] | undefined
    for (const move of moves) {
      const before = contracted[move.good]
      if (before !== harbour.contracts[move.good] || !isWithinReach(harbour, move.count)) continue
      contracted[move.good] = move.count
      const reached = withHarbour(state, thinking.seat, { contracts: contracted }, () =>
        rateAsItStands(thinking, state),
      )
      contracted[move.good] = before
      if (reached <= value) continue
      value = reached
      chosen = move
    }
    if (chosen === undefined) break
    contracted[chosen.good] = chosen.count
    placed.push(chosen)
  }
  return placed
}

function isWithinReach({ ships }: Harbour, count: number): boolean {
  return count <= ships[0] + ships[1]
}

/** For any decision without special handling: every move is tried. */
export function eachOfThem(thinking: Thinking, variation: Variation): readonly Variation[] {
  return best(
    thinking,
    legal(variation).map(move => after(variation, move)),
    VARIATIONS_KEPT[thinking.breadth],
  )
}
