// The displayed position, typed as a position of the card game.
import type { State } from '@arkwright/card-game'
import { useShown } from '../play/use-table.ts'

export const ALL_GOODS = [0, 1, 2, 3] as const

export function usePosition(): State {
  // The card game's page is used only for the card game.
  return useShown() as State
}
