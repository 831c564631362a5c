// The position at a moment of the story, for parts that show another moment than the table.
import { useMemo } from 'react'
import type { Position } from '../play/game-page.ts'
import { useTable } from '../play/use-table.ts'
import type { Moment } from './beat.ts'
import { positionAt } from './moment.ts'

export function usePositionAt({ at, isWithin }: Moment): Readonly<Position> {
  const page = useTable(session => session.page)
  const journal = useTable(session => session.played.journal)
  return useMemo(() => positionAt(page, journal, { at, isWithin }), [page, journal, at, isWithin])
}
