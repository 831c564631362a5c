// How bots choose, inside the worker: the only file that imports the bot packages.
import { type Budget, type ChosenTurn, characterBot, LADDERS, type Steps, variedBot } from '@arkwright/bots'
import { BOT_NAMES, FIRST_LEVEL, STYLES } from '@arkwright/bots/levels'
import { seedRandom } from '@arkwright/kernel'
import type { Question } from './opponents.ts'

/** Long enough to play well, short enough to wait for. */
const BUDGET: Budget = { ms: 1200 }

export async function ponder({
  game,
  view,
  seat,
  strength,
  style,
  seed,
  budget = BUDGET,
  isVaried = false,
}: Question): Promise<Steps<ChosenTurn>> {
  const ladder = LADDERS.get(game)
  if (ladder === undefined) throw new Error(`no bot plays ${game}`)
  const level = BOT_NAMES.find(one => one === strength) ?? FIRST_LEVEL
  const character = characterBot(
    ladder,
    level,
    STYLES.find(one => one === style),
  )
  const bot = isVaried ? variedBot(character, ladder.nearly) : character
  await bot.prepare?.(view)
  const random = seedRandom(seed)
  return bot.think?.(view, seat, budget, random) ?? atOnce(() => bot.choose(view, seat, budget, random))
}

function* atOnce(choose: () => ChosenTurn): Steps<ChosenTurn> {
  yield
  return choose()
}
