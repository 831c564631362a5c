// Which price for one factory: goods have separate markets, so each is scanned by itself over the productions ahead.
import { type Good, highestPrice, outputOf, type State, spinningJenny } from '@arkwright/board-game'
import { at } from '../../at.ts'
import { chart, emptyCourse } from '../course.ts'
import { produceAhead } from '../production-ahead.ts'
import type { RatedPrice, Thinking } from './line.ts'

const course = emptyCourse()

/** All prices of the good that may be set, best first; ties go to the lower price. */
export function priceList(thinking: Thinking, state: State, good: Good): readonly RatedPrice[] {
  const player = at(state.players, thinking.seat)
  const { level, quality, distribution } = player.factories[good]
  const output = outputOf(state, player.factories[good], good)
  const key = ((((state.emptySpaces * 32 + output) * 8 + quality) * 8 + distribution) * 8 + level) * 4 + good
  const before = thinking.prices.get(key)
  if (before !== undefined) return before
  const list = scan(thinking, state, good).toSorted((one, other) => other.gain - one.gain)
  thinking.prices.set(key, list)
  return list
}

function scan(thinking: Thinking, state: State, good: Good): RatedPrice[] {
  const { seat, weights } = thinking
  const future = spinningJenny.copy(state)
  chart(state, weights, course)
  const highest = highestPrice(state, at(state.players, seat), good)
  const prices: RatedPrice[] = []
  for (let price = state.rules.figures.lowestPrice; price <= highest; price++) {
    restore(state, future, good)
    at(future.players, seat).factories[good].price = price
    prices.push({ price, gain: gainOf(thinking, future, good) })
  }
  return prices
}

/** Sales and spaces of this good alone. */
function gainOf({ weights, perPound, perSpace }: Thinking, future: State, good: Good): number {
  let gain = 0
  let fadedIncome = 1
  let fadedSpaces = 1
  for (let i = 0; i < course.count; i++) {
    const production = at(course.productions, i)
    if (production.good !== good) continue
    const { income, spaces } = produceAhead(future, production)
    for (let seat = 0; seat < future.players.length; seat++) {
      gain += at(income, seat) * fadedIncome * at(perPound, seat) + at(spaces, seat) * fadedSpaces * at(perSpace, seat)
    }
    fadedIncome *= weights.fadeOfIncome
    fadedSpaces *= weights.fadeOfSpaces
  }
  return gain
}

function restore(state: State, future: State, good: Good): void {
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = at(state.players, seat)
    const copy = at(future.players, seat)
    copy.stored[good] = player.stored[good]
    copy.factories[good].price = player.factories[good].price
    copy.factories[good].distribution = player.factories[good].distribution
  }
}
