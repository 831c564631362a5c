// A bot of some level that also follows its taste: a character.
import type { Bot } from './bot.ts'
import type { Ladder } from './ladder.ts'
import type { BotName, Style } from './levels.ts'

const known = new Map<string, Bot>()

/** Without a style it is the plain level. `much`: how strong the taste is. */
export function characterBot(ladder: Ladder, level: BotName, style: Style | undefined, much = 1): Bot {
  const { leanings, expertise, bots } = ladder
  if (style === undefined) return bots[level]
  const key = `${expertise.game.id} ${level} ${style} ${much}`
  const isBroad = level === 'easy' && leanings.broadAtEasy.includes(style)
  const bot =
    known.get(key) ??
    ladder.botLeaning(level, (before, turn, seat) => much * leanings.of(style, level, before, turn, seat), isBroad)
  known.set(key, bot)
  return bot
}
