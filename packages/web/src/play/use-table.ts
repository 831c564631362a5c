// How components access the open table.
import type { Move } from '@arkwright/kernel'
import { createContext, use, useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/shallow'
import type { SeatPlan } from '../storage/records.ts'
import { partsOf } from './bot-name.ts'
import type { Draft } from './draft.ts'
import type { Position } from './game-page.ts'
import { type Session, type SessionStore, shownState } from './session.ts'

export const TableContext = createContext<SessionStore | undefined>(undefined)
export const ShownContext = createContext<Readonly<Position> | undefined>(undefined)
export const DraftContext = createContext<Draft | undefined>(undefined)
export const PassiveContext = createContext<Readonly<Position> | undefined>(undefined)

export function useTableStore(): SessionStore {
  return onTable(use(TableContext))
}

function onTable<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('this component must be inside a table')
  return found
}

export function useTable<T>(select: (session: Session) => T): T {
  return useStore(useTableStore(), select)
}

/** The position the table shows. */
export function useShown(): Readonly<Position> {
  return onTable(use(ShownContext))
}

/** The turn being composed, as far as the table shows it. */
export function useShownDraft(): Draft | undefined {
  return use(DraftContext)
}

/** For display only: drawn after the clicked element has responded. */
export function usePassive(): Readonly<Position> {
  return onTable(use(PassiveContext))
}

/** The position it should show. */
export function useShownNow(): Readonly<Position> {
  const parts = useTable(useShallow(({ looking, played, draft, told }) => ({ looking, played, draft, told })))
  const store = useTableStore()
  return useMemo(() => shownState({ ...store.getState(), ...parts }), [parts, store])
}

const NONE: ReadonlySet<Move> = new Set()

/** The legal moves at this screen now. */
export function useLegalNow(): ReadonlySet<Move> {
  const draft = useTable(session =>
    session.looking === undefined && session.told === undefined ? session.draft : undefined,
  )
  const legal = draft === undefined || draft.complete ? undefined : draft.state.legal
  return useMemo(() => (legal === undefined ? NONE : new Set(legal)), [legal])
}

export const LegalContext = createContext<ReadonlySet<Move>>(NONE)

/** The legal moves, as the things on the table show them. */
export function useLegal(): ReadonlySet<Move> {
  return use(LegalContext)
}

export function useNames(): readonly string[] {
  return namesOf(useTable(session => session.record.seats))
}

/** Cached, because hundreds of things on a table ask for the same names and compare them. */
const NAMES = new WeakMap<readonly SeatPlan[], readonly string[]>()

function namesOf(seats: readonly SeatPlan[]): readonly string[] {
  const known = NAMES.get(seats)
  if (known !== undefined) return known
  const made = seats.map(({ name }) => name)
  NAMES.set(seats, made)
  return made
}

/** Where a disc stands beside the name and there is little room: a bot by its colour. */
export function useShortNames(): readonly string[] {
  const seats = useTable(session => session.record.seats)
  return useMemo(() => seats.map(seat => partsOf(seat).colour), [seats])
}

/** The name of the shown company if no one at this screen plays it: a spectator or a replay watches it. */
export function useWatched(): string | undefined {
  return useTable(({ record, mySeat }) => {
    const plan = record.seats[mySeat]
    return plan === undefined || plan.kind === 'me' || plan.kind === 'person' ? undefined : plan.name
  })
}

/** How many people play at this screen. */
export function usePersonsHere(): number {
  return useTable(session => session.record.seats.filter(({ kind }) => kind === 'me' || kind === 'person').length)
}
