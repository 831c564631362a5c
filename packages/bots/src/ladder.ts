// The ladder: opponents from careless to strong, by names a player understands.
import type { MachineState, Move } from '@arkwright/kernel'
import { boardGameExpertise } from './board-game/expertise.ts'
import { TUNED } from './board-game/tuned-weights.ts'
import { PLAIN_WEIGHTS } from './board-game/weights.ts'
import type { Bot } from './bot.ts'
import type { AnyExpertise, Expertise } from './expertise.ts'
import { greedyBot } from './greedy-bot.ts'
import { randomBot } from './random-bot.ts'
import { rolloutBot } from './rollout-bot.ts'

export const BOT_NAMES = ['random', 'easy', 'medium', 'hard'] as const
export type BotName = (typeof BOT_NAMES)[number]

const SETTINGS_OF_HARD = { candidates: 16, productions: 2 }

function ladder<S extends MachineState<M>, M extends Move, O, V>(
  plain: Expertise<S, M, O, V>,
  tuned: Expertise<S, M, O, V>,
): Readonly<Record<BotName, Bot<V>>> {
  return {
    random: randomBot(plain.game),
    easy: greedyBot('easy', plain, 'brisk'),
    medium: greedyBot('medium', tuned, 'thorough'),
    hard: rolloutBot('hard', tuned, SETTINGS_OF_HARD),
  }
}

const PLAIN_EXPERTISE = boardGameExpertise(PLAIN_WEIGHTS)
const TUNED_EXPERTISE = boardGameExpertise(TUNED.weights)

export interface Ladder {
  /** Untuned, so that the openings it draws stay the same when weights are tuned anew. */
  readonly expertise: AnyExpertise
  readonly bots: Readonly<Record<BotName, Bot>>
}

/** By the game's id. To add a game: a line here. */
export const LADDERS: ReadonlyMap<string, Ladder> = new Map([
  ['spinning-jenny', { expertise: PLAIN_EXPERTISE, bots: ladder(PLAIN_EXPERTISE, TUNED_EXPERTISE) }],
])
