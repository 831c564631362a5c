// Quality and distribution within a turn: all ways to spend the steps, compared at the best prices.
import {
  ACTION_MARKERS,
  type Factory,
  GOODS,
  type Good,
  type Move,
  type State,
  withFactories,
  withFactory,
} from '@arkwright/board-game'
import { at } from '../../at.ts'
import { bestGain, presentGain, priceList } from './price-list.ts'
import { afterAll, ended, legal, rateAsItStands, type Thinking, type Variation } from './variation.ts'

const PLANS_KEPT = { brisk: 1, thorough: 6 }
/**
 * Plans are ordered by the sum of the goods' gains, which ignores a shortage of cash. This many then have the whole
 * position judged.
 */
const PLANS_WEIGHED = { brisk: 1, thorough: 16 }

type Kind = 'quality' | 'distribution'

/** Steps for each good, and their combined gain. */
interface Plan {
  readonly steps: readonly number[]
  readonly gain: number
}

export function quality(thinking: Thinking, variation: Variation): Variation[] {
  const { state } = variation
  const { turn, rules } = state
  const costs = at(ACTION_MARKERS, turn.marker).shade
  const affordable = rules.qualityCosts[costs].filter(cost => cost <= turn.paid).length - turn.steps
  const plans = plansFor(thinking, state, {
    kind: 'quality',
    highest: highestQuality(thinking, state),
    costOf: steps => steps,
    budget: affordable,
  })
  return carryOut(thinking, variation, 'quality', plans)
}

export function distribution(thinking: Thinking, variation: Variation): Variation[] {
  const { state } = variation
  const plans = plansFor(thinking, state, {
    kind: 'distribution',
    highest: state.rules.figures.distributionLevels,
    // A step costs as much as the level it reaches.
    costOf: (steps, from) => steps * from + (steps * (steps + 1)) / 2,
    budget: state.turn.budget,
  })
  return carryOut(thinking, variation, 'distribution', plans)
}

function highestQuality({ seat }: Thinking, { rules, players }: State): number {
  let highest: number = rules.figures.qualityLevels
  for (const { tile } of at(players, seat).tiles) highest = Math.max(highest, at(rules.tiles, tile).highestQuality)
  return highest
}

interface Spending {
  readonly kind: Kind
  readonly highest: number
  costOf(steps: number, from: number): number
  readonly budget: number
}

/** Gains of goods are independent, so they add up. Returns the best plans within the budget, best first. */
function plansFor(thinking: Thinking, state: State, spending: Spending): Plan[] {
  const { factories } = at(state.players, thinking.seat)
  const options = GOODS.map(good => optionsFor(thinking, state, factories[good], good, spending))
  const found: Plan[] = []
  spend(options, [0, 0, 0, 0], 0, 0, spending.budget, PLANS_WEIGHED[thinking.breadth], found)
  if (found.length <= PLANS_KEPT[thinking.breadth]) return found
  return found
    .map(({ steps }) => ({ steps, gain: judged(thinking, state, spending.kind, steps) }))
    .sort((one, other) => other.gain - one.gain)
    .slice(0, PLANS_KEPT[thinking.breadth])
}

/** The worth of the position after these steps, with the factories at their present prices or each at its best. */
function judged(thinking: Thinking, state: State, kind: Kind, steps: readonly number[]): number {
  const { seat } = thinking
  const { factories } = at(state.players, seat)
  const raised = GOODS.map(good => ({ [kind]: factories[good][kind] + at(steps, good) }))
  return withFactories(state, seat, raised, () => {
    const atPresentPrices = rateAsItStands(thinking, state)
    const priced = GOODS.map(good => {
      const best = at(steps, good) > 0 ? priceList(thinking, state, good)[0] : undefined
      return best === undefined ? {} : { price: best.price }
    })
    const atBestPrices = withFactories(state, seat, priced, () => rateAsItStands(thinking, state))
    return Math.max(atPresentPrices, atBestPrices)
  })
}

/** Goes through all ways to spend the rest on this good and the following ones. */
function spend(
  options: readonly (readonly Option[])[],
  steps: number[],
  good: number,
  gain: number,
  left: number,
  most: number,
  found: Plan[],
): void {
  const own = options[good]
  if (own === undefined) {
    keep(found, steps, gain, most)
    return
  }
  for (const option of own) {
    if (option.cost > left) break
    steps[good] = option.steps
    spend(options, steps, good + 1, gain + option.gain, left - option.cost, most, found)
  }
  steps[good] = 0
}

function keep(found: Plan[], steps: readonly number[], gain: number, most: number): void {
  const worst = found[most - 1]
  if (worst !== undefined && worst.gain >= gain) return
  let place = found.length
  while (place > 0 && (found[place - 1]?.gain ?? 0) < gain) place--
  found.splice(place, 0, { steps: steps.slice(), gain })
  if (found.length > most) found.pop()
}

interface Option {
  readonly steps: number
  readonly cost: number
  readonly gain: number
}

function optionsFor(thinking: Thinking, state: State, factory: Factory, good: Good, spending: Spending): Option[] {
  const options: Option[] = [{ steps: 0, cost: 0, gain: 0 }]
  if (factory.level === 0) return options
  const { kind, highest, costOf, budget } = spending
  const from = factory[kind]
  const present = presentGain(thinking, state, good)
  for (let steps = 1; from + steps <= highest && costOf(steps, from) <= budget; steps++) {
    const gain = withFactory(state, thinking.seat, good, { [kind]: from + steps }, () =>
      bestGain(thinking, state, good),
    )
    options.push({ steps, cost: costOf(steps, from), gain: gain - present })
  }
  return options
}

/** Includes doing nothing: prices may still be adjusted. */
function carryOut(thinking: Thinking, variation: Variation, kind: Kind, plans: readonly Plan[]): Variation[] {
  const carried = plans.map(({ steps }) => ended(afterAll(variation, stepMoves(variation, kind, steps)), kind))
  const isIdle = plans.some(({ steps }) => steps.every(count => count === 0))
  return thinking.breadth === 'brisk' || isIdle ? carried : [...carried, ended(variation, kind)]
}

function stepMoves(variation: Variation, kind: Kind, steps: readonly number[]): Move[] {
  return GOODS.flatMap(good => {
    const move = legal(variation).find(one => one.kind === kind && one.good === good)
    return move === undefined ? [] : Array.from({ length: at(steps, good) }, () => move)
  })
}
