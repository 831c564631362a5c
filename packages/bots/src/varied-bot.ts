// Variety: chooses by seed among the turns a bot finds nearly equal, so that two games from the same set-up differ.
import { pick, type RandomState, randomBelow } from '@arkwright/kernel'
import { at } from './at.ts'
import type { Bot, Candidate, ChosenTurn } from './bot.ts'

/** One decision in so many is varied: enough for another game, and half the cost. */
const SELDOM = 2

/** `nearly`: turns that differ by at most so many pounds are nearly equal. */
export function variedBot<V>(bot: Bot<V>, nearly: number): Bot<V> {
  const { think } = bot
  return {
    ...bot,
    choose: (view, seat, budget, random) => varied(bot.choose(view, seat, budget, random), nearly, random),
    ...(think && {
      *think(view, seat, budget, random) {
        return varied(yield* think(view, seat, budget, random), nearly, random)
      },
    }),
  }
}

/** Only the moves change: the report still lists the turns best first. */
function varied(choice: ChosenTurn, nearly: number, random: RandomState): ChosenTurn {
  const { candidates } = choice.report
  if (candidates.length < 2 || randomBelow(random, SELDOM) !== 0) return choice
  const best = at(candidates, 0)
  const equals = candidates.filter(one => isNearlyEqual(one, best, nearly))
  return { ...choice, moves: pick(random, equals).moves }
}

/**
 * Exact equals do not count: their order says which is safer (fewer loans first). A turn that the search dropped before
 * the last round has fewer simulations, and its value is less certain.
 */
function isNearlyEqual(one: Candidate, best: Candidate, nearly: number): boolean {
  if (one === best) return true
  const gap = Math.abs(best.value - one.value)
  return gap > 0 && gap <= nearly && one.sims >= best.sims
}
