// Chooses the judge of a game: the strongest evaluation available.
import { formerSpinningJennys, formerWaterFrames } from '@arkwright/board-game'
import { formerCardGames } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'
import type { Network } from '../expert/network.ts'
import type { AnyExpertise } from '../expertise.ts'
import { LADDERS } from '../ladder.ts'

/** Games begun under earlier rules. The experts of a game judge all its revisions. */
export const FORMER_GAMES: readonly AnyGame[] = [...formerSpinningJennys, ...formerWaterFrames, ...formerCardGames]

/** Undefined where no bot has learnt the game. A network judges only with the expertise it was trained with. */
export function expertFor(game: string, network?: Network): AnyExpertise | undefined {
  const ladder = LADDERS.get(game)
  return network === undefined ? ladder?.tuned : ladder?.learning
}
