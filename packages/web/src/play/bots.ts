// How bots choose, inside the worker: the one file that knows where they come from.
import { BOT_NAMES, type Budget, type Choice, LADDERS } from '@arkwright/bots'
import { pick, seedRandom } from '@arkwright/kernel'
import { engineOf } from './engines.ts'
import type { Question } from './opponents.ts'

/** Long enough to be good, short enough to wait for. */
const BUDGET: Budget = { ms: 1200 }

export function chooseTurn(question: Question): Choice {
  const { game, view, seat, strength, seed, budget } = question
  const ladder = LADDERS.get(game)
  if (ladder === undefined) return chooseCarelessly(question)
  const name = BOT_NAMES.find(one => one === strength) ?? 'easy'
  return ladder.bots[name].choose(view, seat, budget ?? BUDGET, seedRandom(seed))
}

/** Where no bot has learnt the game yet: any legal move. */
function chooseCarelessly({ game, view, seed }: Question): Choice {
  const engine = engineOf(game)
  const { text } = pick(seedRandom(seed), engine.moves(engine.determinize(view, null)))
  return { moves: [text], report: { candidates: [], sims: 0 } }
}
