// What the styles of a game like, at each level.
import type { Seat } from '@arkwright/kernel'
import type { Leanings, Turn } from './expertise.ts'
import { BOT_NAMES, type BotName, type Style } from './levels.ts'

export interface Tastes<S, M, L> extends Pick<Leanings<S, M>, 'broadAtEasy' | 'traits'> {
  /** Pounds for each unit: enough to be seen, little enough to stay near the strength of the level. */
  readonly usual: L
  /** Where a level needs others for that; at easy they are for the styles of `broadAtEasy`. */
  readonly others: Partial<Readonly<Record<BotName, Partial<L>>>>
  liked(likings: L, style: Style, before: S, turn: Turn<S, M>, seat: Seat): number
}

export function leaningsOf<S, M, L>({ usual, others, liked, broadAtEasy, traits }: Tastes<S, M, L>): Leanings<S, M> {
  const own = new Map<BotName, L>(BOT_NAMES.map(level => [level, { ...usual, ...others[level] }]))
  return {
    of(style, level, before, turn, seat) {
      const isNarrow = level === 'easy' && !broadAtEasy.includes(style)
      return liked(isNarrow ? usual : (own.get(level) ?? usual), style, before, turn, seat)
    },
    broadAtEasy,
    traits,
  }
}
