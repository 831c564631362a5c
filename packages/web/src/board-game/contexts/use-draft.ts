// The turn being composed, for the context panel: drawn after the pressed element has responded.
import type { Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { answered, useInTime } from '../../play/use-in-time.ts'
import { useTable } from '../../play/use-table.ts'

export function usePage(): GamePage {
  return useTable(session => session.page)
}

/** Undefined while others play or one looks back. */
export function useDraft(): Draft | undefined {
  return useInTime(
    useTable(session => (session.looking === undefined ? session.draft : undefined)),
    answered,
  )
}
