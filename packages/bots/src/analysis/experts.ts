// Chooses the judge of a game: the strongest evaluation available.
import { formerSpinningJennys, formerWaterFrames } from '@arkwright/board-game'
import { formerCardGames } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'
import type { AnyExpertise } from '../expertise.ts'
import { LADDERS } from '../ladder.ts'

/** Games begun under earlier rules. The experts of a game judge all its revisions. */
export const FORMER_GAMES: readonly AnyGame[] = [...formerSpinningJennys, ...formerWaterFrames, ...formerCardGames]

/** Undefined where no bot has learnt the game. */
export function expertFor(game: string): AnyExpertise | undefined {
  return LADDERS.get(game)?.tuned
}
