// Which placements of markers to consider: for each marker, the cheapest space for each possible purchase.
import { ACTION_MARKERS, type MarkerId, type Move, type State } from '@arkwright/board-game'
import { pick, type RandomState, randomBelow } from '@arkwright/kernel'
import { at } from '../../at.ts'
import type { Breadth } from '../../expertise.ts'
import { after, legalOf, type Thinking, type Variation } from './variation.ts'

type Place = Extract<Move, { kind: 'place' }>
type Pay = Extract<Move, { kind: 'pay' }>

export function placeMarker(thinking: Thinking, variation: Variation): Variation[] {
  const { state } = variation
  if (thinking.breadth === 'brisk')
    return fewer(state, placesFor('brisk', variation)).flatMap(ways => ways.map(move => after(variation, move)))
  if (!choosesSum(state)) return placesFor('thorough', variation).map(move => after(variation, move))
  // A player who may pay less than the printed cost takes the dearest space for the sum, and leaves the cheap ones for
  // later.
  const places = thinking.context.plansHarbour ? worthwhile(variation) : placesFor('thorough', variation)
  return places.reverse().map(move => after(variation, move))
}

function choosesSum({ players, seat, rules }: State): boolean {
  return at(players, seat).tiles.some(({ tile }) => at(rules.tiles, tile).widensPayment !== undefined)
}

/** One way each for a random half of the actions. */
export function somePlaces(variation: Variation, random: RandomState): Variation[] {
  const actions = fewer(variation.state, placesFor('brisk', variation))
  const drawn: Variation[] = []
  for (let left = Math.ceil(actions.length / 2); left > 0; left--) {
    const [ways = []] = actions.splice(randomBelow(random, actions.length), 1)
    drawn.push(after(variation, pick(random, ways)))
  }
  return drawn
}

function placesFor(breadth: Breadth, variation: Variation): Place[] {
  const { state } = variation
  const cheapest = new Map<string, Place>()
  for (const move of worthwhile(variation)) {
    // Reusing a marker on its space keeps a free space for later, so it counts as a separate purchase.
    const power = powerOf(state, move.marker, at(state.rules.figures.administrativeCosts, move.space))
    const key = `${move.marker} ${isReuse(state, move) ? 'again' : 'new'} ${power.bought} ${power.left}`
    if (!cheapest.has(key) && isUseful(breadth, move.marker, power)) cheapest.set(key, move)
  }
  return cheapest.size === 0 ? byCost(variation).slice(0, 1) : [...cheapest.values()]
}

function byCost(variation: Variation): Place[] {
  const { state } = variation
  return legalOf(variation, 'place').sort((one, other) => costOf(state, one) - costOf(state, other))
}

function worthwhile(variation: Variation): Place[] {
  return byCost(variation).filter(move => isWorthwhile(variation.state, move))
}

const PLACES_OF_AN_ACTION = 2

/** The two dearest ways of each action, best marker first. */
function fewer(state: State, places: readonly Place[]): Place[][] {
  return [...Map.groupBy(places, ({ marker }) => at(ACTION_MARKERS, marker).action).values()].map(ways =>
    ways
      .toSorted((one, other) => other.marker - one.marker || costOf(state, other) - costOf(state, one))
      .slice(0, PLACES_OF_AN_ACTION),
  )
}

/** Where a tile lets its owner choose the sum: the lowest sum for each purchase. */
export function administrativeCost(thinking: Thinking, variation: Variation): Variation[] {
  const { state } = variation
  const { marker } = state.turn
  const cheapest = new Map<string, Pay>()
  const moves = legalOf(variation, 'pay')
  for (const move of moves) {
    const power = powerOf(state, marker, move.amount)
    const key = `${power.bought} ${power.left}`
    if (!cheapest.has(key) && isUseful(thinking.breadth, marker, power)) cheapest.set(key, move)
  }
  const sums =
    thinking.breadth === 'thorough'
      ? notBoughtElsewhere(thinking, marker, cheapest)
      : cheapest.size === 0
        ? moves.slice(0, 1)
        : [...cheapest.values()].slice(-1)
  return sums.map(move => after(variation, move))
}

/** Drops placements whose purchase another space offers for the same cost or less. */
function notBoughtElsewhere({ sums }: Thinking, marker: MarkerId, cheapest: ReadonlyMap<string, Pay>): Pay[] {
  const wanted: Pay[] = []
  for (const [power, move] of cheapest) {
    const purchase = `${marker} ${power}`
    if ((sums.get(purchase) ?? Number.POSITIVE_INFINITY) <= move.amount) continue
    sums.set(purchase, move.amount)
    wanted.push(move)
  }
  return wanted
}

function isReuse(state: State, { marker, space }: Place): boolean {
  return at(state.players, state.seat).chart[space] === marker
}

function costOf(state: State, move: Place): number {
  const { administrativeCosts, reuseFee } = state.rules.figures
  return at(administrativeCosts, move.space) + (isReuse(state, move) ? reuseFee : 0)
}

/** What the sum paid buys: machines or steps, and the rest for adjusting other prices. */
interface Power {
  readonly bought: number
  readonly left: number
}

const NO_POWER: Power = { bought: 0, left: 0 }

function powerOf(state: State, marker: MarkerId, paid: number): Power {
  const { machineryCosts, qualityCosts, distributionLimit } = state.rules
  const { action, shade } = at(ACTION_MARKERS, marker)
  if (action === 'machinery') {
    const budget = paid + machineryBudget(state)
    return { bought: machineryCosts[shade].filter(cost => cost <= budget).length, left: 0 }
  }
  if (action === 'distribution') return { bought: Math.min(paid, distributionLimit[shade]), left: 0 }
  if (action !== 'quality') return NO_POWER
  const costs = qualityCosts[shade].filter(cost => cost <= paid)
  const left = paid - (costs.at(-1) ?? 0)
  // The rest after the steps adjusts the prices of the other factories.
  return { bought: costs.length, left: Math.min(left, factoriesOf(state) - 1) }
}

function machineryBudget({ players, seat, rules }: State): number {
  let budget = 0
  for (const { tile } of at(players, seat).tiles) budget += at(rules.tiles, tile).machineryBudget
  return budget
}

function factoriesOf(state: State): number {
  return at(state.players, state.seat).factories.filter(({ level }) => level > 0).length
}

/** A sum that buys no machine or step is worth a turn only for what follows. */
function isUseful(breadth: Breadth, marker: MarkerId, { bought }: Power): boolean {
  if (breadth === 'thorough') return true
  const { action } = at(ACTION_MARKERS, marker)
  return (action !== 'machinery' && action !== 'quality') || bought > 0
}

/** A ship without a contract to fulfil only takes a special marker, which cheaper markers can do too. */
function isWorthwhile({ players, seat }: State, { marker }: Place): boolean {
  if (at(ACTION_MARKERS, marker).action !== 'ship') return true
  const { harbour, stored } = at(players, seat)
  return harbour?.contracts.some((contract, good) => contract > 0 && at(stored, good) >= contract - 1) ?? false
}
