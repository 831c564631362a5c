// Sets the price of each variation, and tries only as many prices as pay off.
import { at } from '../../at.ts'
import type { Steps } from '../../steps.ts'
import { Highest } from './highest.ts'
import {
  ByBeginning,
  best,
  legalOf,
  type Priced,
  type Rated,
  ratedAt,
  type Thinking,
  type Variation,
} from './variation.ts'

/** Variations of each reach that have every price tried. The effect of a price on a rival shows only once it is set. */
const PROMISING = { brisk: 0, thorough: 6 }
/** The same for all variations together, and the search for the others. */
const MOST_PROMISING = { brisk: 3, thorough: 56 }
const OTHERS = { brisk: 'planned', thorough: 'near' } as const
/**
 * After `ENOUGH` variations of its reach, a variation keeps the planned price if `DOUBT` times the best gain seen would not bring
 * it into the top `LEADERS`.
 */
const ENOUGH = 3
const LEADERS = 60
const DOUBT = 3

/** Each variation, best first, with its best prices; one variation for each step. */
export function* withPrices(thinking: Thinking, variations: readonly Rated[]): Steps<Priced[]> {
  const { breadth } = thinking
  const priced: Priced[] = []
  const tried = new ByBeginning<{ variations: number; gain: number }>()
  const leaders = new Highest(LEADERS)
  for (const [i, one] of variations.entries()) {
    const reach = reachOf(one.variation)
    const before = tried.get(one.variation, reach) ?? { variations: 0, gain: 0 }
    const isAmongFirst = i < MOST_PROMISING[breadth] || before.variations < PROMISING[breadth]
    const isHopeless =
      breadth === 'thorough' && before.variations >= ENOUGH && one.value + DOUBT * before.gain < leaders.least
    const own = setPrice(thinking, one, isHopeless ? 'planned' : isAmongFirst ? 'every' : OTHERS[breadth])
    for (const { value } of own) {
      leaders.add(value)
      before.gain = Math.max(before.gain, value - one.value)
    }
    before.variations++
    tried.set(one.variation, reach, before)
    priced.push(...own)
    yield
  }
  return priced
}

/** Variations with the same action and the same choice of appeals gain about the same from a price. */
function reachOf(variation: Variation): string {
  const { players, seat, good } = variation.state
  const { quality, distribution } = at(players, seat)
  return `${at(quality, good)} ${at(distribution, good)}`
}

/** Which prices to try: every one, those near the projection's choice, or only that one. */
type Look = 'every' | 'near' | 'planned'

const REACH = { every: 17, near: 2, planned: 0 }
const PRICES_KEPT = { every: 17, near: 2, planned: 1 }

/** The variation with its best prices; a variation that needs no price is returned unchanged. */
function setPrice(thinking: Thinking, one: Rated, look: Look): Priced[] {
  const { breadth } = thinking
  const { variation, value, ahead, planned } = one
  if (variation.state.step !== 'price') return [{ variation, price: undefined, value, ahead }]
  const tried = legalOf(variation, 'appeal').filter(({ appeal }) => Math.abs(appeal - planned) <= REACH[look])
  const [only] = tried
  if (tried.length === 1 && only !== undefined && breadth === 'brisk') return [{ variation, price: only, value, ahead }]
  return best(
    tried.map(price => ratedAt(thinking, variation, price)),
    breadth === 'brisk' ? 1 : PRICES_KEPT[look],
  )
}
