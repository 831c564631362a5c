// The shown position as a position of the board game.
import type { State } from '@arkwright/board-game'
import { usePassive, useShown } from '../play/use-table.ts'

export function useBoard(): State {
  // The page of the board game is drawn only for games of the board game.
  return useShown() as State
}

/** For what is only looked at: drawn after the click has been answered where it was made. */
export function useBoardLater(): State {
  return usePassive() as State
}
