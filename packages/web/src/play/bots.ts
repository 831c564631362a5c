// How bots choose, inside the worker: the one file that knows where they come from.
import { BOT_NAMES, type Budget, type Choice, LADDERS } from '@arkwright/bots'
import { seedRandom } from '@arkwright/kernel'
import type { Question } from './opponents.ts'

/** Long enough to be good, short enough to wait for. */
const BUDGET: Budget = { ms: 1200 }

export function chooseTurn({ game, view, seat, strength, seed, budget }: Question): Choice {
  const ladder = LADDERS.get(game)
  if (ladder === undefined) throw new Error(`no bot plays ${game}`)
  const name = BOT_NAMES.find(one => one === strength) ?? 'easy'
  return ladder.bots[name].choose(view, seat, budget ?? BUDGET, seedRandom(seed))
}
