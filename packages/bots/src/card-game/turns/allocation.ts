// Actions of several moves: workers, machines, factories. A quick search climbs; a thorough one tries every set.
import type { Move, State } from '@arkwright/card-game'
import { at } from '../../at.ts'
import { after, best, ended, legal, type Rated, rated, type Thinking, type Variation } from './variation.ts'

const SETS_TRIED = 40
const LINES_KEPT = { brisk: 2, thorough: 10 }

/** The best variations of the action, each ended. */
export function allocate(thinking: Thinking, start: Variation): Rated[] {
  const { step } = start.state
  const found = thinking.breadth === 'brisk' ? climb(thinking, start, step) : everySet(thinking, start, step)
  return best([...asItIs(thinking, start, step), ...found], LINES_KEPT[thinking.breadth])
}

/** An action that has already begun may end at once. */
function asItIs(thinking: Thinking, start: Variation, step: string): Rated[] {
  const end = ended(start, step)
  return end === undefined ? [] : [rated(thinking, end)]
}

function units(variation: Variation): readonly Move[] {
  return legal(variation).filter(({ kind }) => kind !== 'done')
}

/** Takes the move with the highest gain, and repeats while it gains. */
function climb(thinking: Thinking, start: Variation, step: string): Rated[] {
  const found: Rated[] = []
  let here: Rated = { variation: start, value: Number.NEGATIVE_INFINITY, ahead: 0, planned: -1 }
  while (here.variation.state.step === step) {
    const tried = units(here.variation).map(move => rated(thinking, after(here.variation, move)))
    const [next] = best(tried, 1)
    if (next === undefined || (next.value <= here.value && found.length > 0)) break
    here = next
    found.push(here)
  }
  return found.flatMap(one => endedIn(one, step))
}

/** Using a card only opens moves: the action must still do something before it can end. */
function endedIn(one: Rated, step: string): Rated[] {
  const end = ended(one.variation, step)
  return end === undefined ? [] : [{ ...one, variation: end }]
}

/** Every set of moves, in the first order found. Sets that lead to the same position count once. */
function everySet(thinking: Thinking, start: Variation, step: string): Rated[] {
  const seen = new Set<string>()
  const found: Rated[] = []
  const open: Variation[] = [start]
  for (let i = 0; i < open.length && found.length < SETS_TRIED; i++) {
    const variation = at(open, i)
    for (const move of units(variation)) {
      const next = after(variation, move)
      const key = keyOf(next.state)
      if (seen.has(key)) continue
      seen.add(key)
      if (next.state.step === step) open.push(next)
      found.push(rated(thinking, next))
    }
  }
  return found.flatMap(one => endedIn(one, step))
}

/** What an allocation can change. */
function keyOf({ players, seat, turn, step }: State): string {
  const { factories, machineToken, cards, used } = at(players, seat)
  let key = `${step} ${machineToken} ${cards} ${used} ${turn.advances} ${turn.moreGoods} ${turn.ordered} ${turn.wages}`
  for (const { side, first, second, firstAutomated, secondAutomated } of factories) {
    key += ` ${side}${first}${second}${firstAutomated ? 'a' : ''}${secondAutomated ? 'b' : ''}`
  }
  return key
}
