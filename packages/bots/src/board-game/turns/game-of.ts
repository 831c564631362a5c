// Which of the two games a position belongs to.
import { type BoardEvent, type Move, type State, spinningJenny, type View, waterFrame } from '@arkwright/board-game'
import type { Game } from '@arkwright/kernel'

/** What thinking needs of a game; options matter only before it begins. */
type Played = Pick<Game<State, Move, unknown, View, BoardEvent>, 'copy' | 'play'>

export function gameOf({ rules }: State): Played {
  return rules.waterFrame === null ? spinningJenny : waterFrame
}
