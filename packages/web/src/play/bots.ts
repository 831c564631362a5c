// How bots choose, inside the worker: the one file that knows where they come from.
import { BOT_NAMES, type Budget, type Choice, LADDERS, type Steps } from '@arkwright/bots'
import { seedRandom } from '@arkwright/kernel'
import type { Question } from './opponents.ts'

/** Long enough to be good, short enough to wait for. */
const BUDGET: Budget = { ms: 1200 }

export function* ponder({ game, view, seat, strength, seed, budget = BUDGET }: Question): Steps<Choice> {
  const ladder = LADDERS.get(game)
  if (ladder === undefined) throw new Error(`no bot plays ${game}`)
  const bot = ladder.bots[BOT_NAMES.find(one => one === strength) ?? 'easy']
  const random = seedRandom(seed)
  if (bot.think === undefined) return bot.choose(view, seat, budget, random)
  return yield* bot.think(view, seat, budget, random)
}
