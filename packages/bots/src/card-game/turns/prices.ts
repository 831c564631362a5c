// The price that each line sets: as many as pay to look at.
import { at } from '../../at.ts'
import type { Steps } from '../../steps.ts'
import { Highest } from './highest.ts'
import { ByBeginning, best, type Line, legalOf, type Priced, type Rated, ratedAt, type Thinking } from './line.ts'

/** How many lines of each reach have every price tried: a price that hurts a rival is not foreseen before it is set. */
const PROMISING = { brisk: 0, thorough: 6 }
/** And how many of all; what is tried for the others. */
const MOST_PROMISING = { brisk: 3, thorough: 56 }
const OTHERS = { brisk: 'planned', thorough: 'near' } as const
/** Once so many lines of its reach have shown what a price can gain, a line that would not be among so many leaders with a gain so many times as high is left at the planned price. */
const ENOUGH = 3
const LEADERS = 60
const DOUBT = 3

/** The lines, which come best first, each with its best prices; a line to a step. */
export function* withPrices(thinking: Thinking, lines: readonly Rated[]): Steps<Priced[]> {
  const { breadth } = thinking
  const priced: Priced[] = []
  const tried = new ByBeginning<{ lines: number; gain: number }>()
  const leaders = new Highest(LEADERS)
  for (const [i, one] of lines.entries()) {
    const reach = reachOf(one.line)
    const before = tried.get(one.line, reach) ?? { lines: 0, gain: 0 }
    const isAmongFirst = i < MOST_PROMISING[breadth] || before.lines < PROMISING[breadth]
    const isHopeless =
      breadth === 'thorough' && before.lines >= ENOUGH && one.value + DOUBT * before.gain < leaders.least
    const own = setPrice(thinking, one, isHopeless ? 'planned' : isAmongFirst ? 'every' : OTHERS[breadth])
    for (const { value } of own) {
      leaders.add(value)
      before.gain = Math.max(before.gain, value - one.value)
    }
    before.lines++
    tried.set(one.line, reach, before)
    priced.push(...own)
    yield
  }
  return priced
}

/** Lines with the same action and the same appeals to choose from gain much the same by a price. */
function reachOf(line: Line): string {
  const { players, seat, good } = line.state
  const { quality, distribution } = at(players, seat)
  return `${at(quality, good)} ${at(distribution, good)}`
}

/** How closely prices are looked at: every one, those near the projection's own choice, or only that. */
type Look = 'every' | 'near' | 'planned'

const REACH = { every: 17, near: 2, planned: 0 }
const PRICES_KEPT = { every: 17, near: 2, planned: 1 }

/** The line with its best prices; a line that asks for none comes back as it is. */
function setPrice(thinking: Thinking, one: Rated, look: Look): Priced[] {
  const { breadth } = thinking
  const { line, value, ahead, planned } = one
  if (line.state.step !== 'price') return [{ line, price: undefined, value, ahead }]
  const tried = legalOf(line, 'appeal').filter(({ appeal }) => Math.abs(appeal - planned) <= REACH[look])
  const [only] = tried
  if (tried.length === 1 && only !== undefined && breadth === 'brisk') return [{ line, price: only, value, ahead }]
  return best(
    tried.map(price => ratedAt(thinking, line, price)),
    breadth === 'brisk' ? 1 : PRICES_KEPT[look],
  )
}
