// Who judges a game: the strongest reckoning there is for it.
import { formerSpinningJennys, formerWaterFrames } from '@arkwright/board-game'
import { formerCardGames } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'
import type { AnyExpertise } from '../expertise.ts'
import { LADDERS } from '../ladder.ts'

/** What began by earlier rules; the experts of a game judge all its revisions. */
export const FORMER_GAMES: readonly AnyGame[] = [...formerSpinningJennys, ...formerWaterFrames, ...formerCardGames]

/** Undefined where no bot has learnt the game. */
export function expertFor(game: string): AnyExpertise | undefined {
  return LADDERS.get(game)?.tuned
}
