// How components reach the open table.
import type { Move } from '@arkwright/kernel'
import { createContext, use, useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/shallow'
import type { SeatPlan } from '../storage/records.ts'
import type { Position } from './game-page.ts'
import { type Session, type SessionStore, shownState } from './session.ts'

export const TableContext = createContext<SessionStore | undefined>(undefined)

export function useTableStore(): SessionStore {
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
  return draft === undefined || draft.complete ? NONE : setOf(draft.state.legal)
}

/** Hundreds of things on a table ask for the same set: it is made once. */
const SETS = new WeakMap<readonly Move[], ReadonlySet<Move>>()

function setOf(legal: readonly Move[]): ReadonlySet<Move> {
  const known = SETS.get(legal)
  if (known !== undefined) return known
  const made: ReadonlySet<Move> = new Set(legal)
  SETS.set(legal, made)
  return made
}

export function useNames(): readonly string[] {
  return namesOf(useTable(session => session.record.seats))
}

/** Hundreds of things on a table ask for the same names, and compare them. */
const NAMES = new WeakMap<readonly SeatPlan[], readonly string[]>()

function namesOf(seats: readonly SeatPlan[]): readonly string[] {
  const known = NAMES.get(seats)
  if (known !== undefined) return known
  const made = seats.map(({ name }) => name)
  NAMES.set(seats, made)
  return made
}

/** How many people sit at this screen. */
export function usePersonsHere(): number {
  return useTable(session => session.record.seats.filter(({ kind }) => kind === 'me' || kind === 'person').length)
}
