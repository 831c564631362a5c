// The rules of the games: their chapters and sections in reading order, and the rulebook and ledger numbers that lead to
// each.
import type { Chapter } from '@arkwright/words'
import { BOARD_GAME } from '../board-game/rules/plan.ts'
import { CARD_GAME } from '../card-game/rules/plan.ts'

export const PLANS = { 'board-game': BOARD_GAME, 'card-game': CARD_GAME } as const

export type GameKey = keyof typeof PLANS
export const GAME_KEYS = Object.keys(PLANS) as readonly GameKey[]

type Plan = (typeof PLANS)['board-game'] & (typeof PLANS)['card-game']

/** All chapters in one language: a text for every section of their plans. */
export type ChapterTexts = { readonly [Name in keyof Plan]: Chapter<Plan[Name][number]['key']> }
