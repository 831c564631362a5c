// Who judges a game: the strongest reckoning there is for it.
import { formerWaterFrames } from '@arkwright/board-game'
import { formerCardGames } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'
import { boardGameExpertise, waterFrameExpertise } from '../board-game/expertise.ts'
import { TUNED as WATER_FRAME_TUNED } from '../board-game/tuned-water-frame.ts'
import { TUNED } from '../board-game/tuned-weights.ts'
import { cardGameExpertise } from '../card-game/expertise.ts'
import { TUNED as CARD_GAME_TUNED } from '../card-game/tuned-weights.ts'
import type { AnyExpertise } from '../expertise.ts'
import { LADDERS } from '../ladder.ts'

const TUNED_EXPERTS: ReadonlyMap<string, AnyExpertise> = new Map<string, AnyExpertise>([
  ['spinning-jenny', boardGameExpertise(TUNED.weights)],
  ['water-frame', waterFrameExpertise(WATER_FRAME_TUNED.weights)],
  ['card-game', cardGameExpertise(CARD_GAME_TUNED.weights)],
])

/** What began by earlier rules; the experts of a game judge all its revisions. */
export const FORMER_GAMES: readonly AnyGame[] = [...formerWaterFrames, ...formerCardGames]

/** Undefined where no bot has learnt the game. */
export function expertFor(game: string): AnyExpertise | undefined {
  return TUNED_EXPERTS.get(game) ?? LADDERS.get(game)?.expertise
}
