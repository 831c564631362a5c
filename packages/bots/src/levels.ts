// The levels of the ladder, weakest first. This file imports nothing, so that page and server client can name levels
// without loading bots.
export const BOT_NAMES = ['random', 'easy', 'medium', 'hard', 'expert'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** Offered for a seat, and used when a clock runs out. */
export const USUAL_LEVEL: BotName = 'medium'
/** Offered to a player who has never seen the game. */
export const FIRST_LEVEL: BotName = 'easy'
/** The level that gives hints. Where it has no network, they are those of hard. */
export const HINT_LEVEL: BotName = 'expert'

/** The levels that search. A turn of theirs takes a thread for a while, so a server limits their tables. */
export const SEARCHING_LEVELS: readonly BotName[] = ['hard', 'expert']

/** Characters: what a bot of any level likes to do. */
export const STYLES = ['price-fighter', 'machine-builder', 'shipper', 'speculator'] as const
export type Style = (typeof STYLES)[number]

/** The styles a game has room for. */
export function stylesOf(game: string): readonly Style[] {
  return game === 'spinning-jenny' ? STYLES.filter(style => style !== 'shipper') : STYLES
}
