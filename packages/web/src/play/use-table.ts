// How components reach the open table.
import type { Move } from '@arkwright/kernel'
import { createContext, use, useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/shallow'
import type { Position } from './game-page.ts'
import { type Session, type SessionStore, shownState } from './session.ts'

export const TableContext = createContext<SessionStore | undefined>(undefined)

function useTableStore(): SessionStore {
  const store = use(TableContext)
  if (store === undefined) throw new Error('this component belongs on a table')
  return store
}

export function useTable<T>(select: (session: Session) => T): T {
  return useStore(useTableStore(), select)
}

/** The position the table shows. */
export function useShown(): Readonly<Position> {
  const parts = useTable(useShallow(({ looking, played, draft }) => ({ looking, played, draft })))
  const store = useTableStore()
  return useMemo(() => shownState({ ...store.getState(), ...parts }), [parts, store])
}

const NONE: ReadonlySet<Move> = new Set()

/** The moves that may be made now, at this screen. */
export function useLegal(): ReadonlySet<Move> {
  const draft = useTable(session => (session.looking === undefined ? session.draft : undefined))
  return useMemo(() => (draft === undefined || draft.complete ? NONE : new Set(draft.state.legal)), [draft])
}

export function useNames(): readonly string[] {
  const seats = useTable(session => session.record.seats)
  return useMemo(() => seats.map(({ name }) => name), [seats])
}
