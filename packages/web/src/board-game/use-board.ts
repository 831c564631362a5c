// The displayed position, typed as a position of the board game.
import type { State } from '@arkwright/board-game'
import { usePassive, useShown } from '../play/use-table.ts'

export function useBoard(): State {
  // The board game's page is used only for the board game.
  return useShown() as State
}

/** For display only: drawn after the clicked element has responded. */
export function useBoardLater(): State {
  return usePassive() as State
}
