// Bots by name: those of the ladder, and the reference players that are not offered on a page.
import type { Bot } from './bot.ts'
import { LADDERS } from './ladder.ts'
import { BOT_NAMES } from './levels.ts'
import { uctBot } from './uct-bot.ts'

/** All names a tournament accepts. */
export const ENTRANT_NAMES = [...BOT_NAMES, 'uct'] as const
export type EntrantName = (typeof ENTRANT_NAMES)[number]

/** Undefined where the game has no such bot. */
export function namedBot(game: string, name: string): Bot | undefined {
  const ladder = LADDERS.get(game)
  if (name === 'uct') return ladder && uctBot(ladder.expertise.game)
  const known = BOT_NAMES.find(one => one === name)
  return known && ladder?.bots[known]
}
