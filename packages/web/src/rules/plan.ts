// The rules of the games: their chapters and sections in reading order, and the rulebook and ledger numbers that lead to
// each.
import { BOARD_GAME } from '../board-game/rules/plan.ts'
import { CARD_GAME } from '../card-game/rules/plan.ts'

export const PLANS = { 'board-game': BOARD_GAME, 'card-game': CARD_GAME } as const

export type GameKey = keyof typeof PLANS
export const GAME_KEYS = Object.keys(PLANS) as readonly GameKey[]

/** A title, then lines in the markup of markup.ts. */
export type SectionText = readonly [title: string, ...lines: string[]]

type Plan = (typeof PLANS)['board-game'] & (typeof PLANS)['card-game']

/** A chapter in one language: a text for every section of its plan, and no other. */
export interface ChapterText<Chapter extends keyof Plan> {
  readonly title: string
  readonly sections: { readonly [Key in Plan[Chapter][number]['key']]: SectionText }
}

/** One game's rules in one language. */
export type BookText<Game extends GameKey> = {
  readonly [Chapter in keyof (typeof PLANS)[Game] & keyof Plan]: ChapterText<Chapter>
}
