// The shown position as a position of the card game.
import type { State } from '@arkwright/card-game'
import { usePassive, useShown } from '../play/use-table.ts'

export const ALL_GOODS = [0, 1, 2, 3] as const

export function usePosition(): State {
  // The page of the card game is drawn only for the card game.
  return useShown() as State
}

/** For what is only looked at: drawn after the click has been answered where it was made. */
export function usePositionLater(): State {
  return usePassive() as State
}
