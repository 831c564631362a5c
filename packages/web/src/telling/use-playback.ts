// Advances the story at the chosen speed, and by keys.
import { useEffect } from 'react'
import type { SessionStore } from '../play/session.ts'
import { useTable, useTableStore } from '../play/use-table.ts'
import { SPEED, useSettings } from '../settings.ts'
import type { Beat } from './beat.ts'
import { beatsOf } from './beats-of.ts'
import { useDigest } from './since-view.tsx'
import { durationOf, stepBack, stepOn, type Told } from './told.ts'
import { useStill } from './use-still.ts'

/** Mounted once at a table. With reduced motion or at once, the digest lists what would be told. */
export function usePlayback(): void {
  const store = useTableStore()
  const pace = useSettings(settings => settings.pace)
  const follows = !useStill() && pace !== 'instant'
  useEffect(() => {
    store.getState().follow(follows)
    if (!follows) store.getState().tell(undefined)
    return () => store.getState().follow(false)
  }, [store, follows])
  useDigestByItself()
  useTimer()
  useKeys(store)
  useSkipByPress(store)
}

/** Opened or closed by hand, the digest stays so for one turn. */
function useDigestByItself(): void {
  const turn = useTable(session => session.draft?.turn)
  const set = useDigest(digest => digest.set)
  useEffect(() => {
    void turn
    set(undefined)
  }, [turn, set])
}

function useTimer(): void {
  const store = useTableStore()
  const told = useTable(session => session.told)
  const isLooking = useTable(({ looking, telling }) => looking !== undefined && telling !== 'off')
  const pace = useSettings(settings => settings.pace)
  const sales = useSettings(settings => settings.sales)
  useEffect(() => {
    if (told === undefined || !told.isPlaying || isLooking) return
    const beat = beatsAt(store)[told.beat]
    if (beat === undefined) return
    const speed = pace === 'instant' ? SPEED.brisk : SPEED[pace]
    const timer = setTimeout(() => goOn(store), durationOf(beat, told.step, sales) / speed)
    return () => clearTimeout(timer)
  }, [store, told, isLooking, pace, sales])
}

function beatsAt(store: SessionStore): readonly Beat[] {
  const { page, played, record } = store.getState()
  return beatsOf(page, played, record.seats)
}

/** One step on; after the last one, the present. */
export function goOn(store: SessionStore, how: Partial<Told> = {}): void {
  const { told, tell } = store.getState()
  if (told === undefined) return
  tell(stepOn(beatsAt(store), { ...told, ...how }, useSettings.getState().sales))
}

export function goBack(store: SessionStore): void {
  const { told, tell } = store.getState()
  const before = told && stepBack(beatsAt(store), { ...told, isPlaying: false })
  if (before !== undefined) tell(before)
}

/** To the end of this turn or sale. */
export function skipBeat(store: SessionStore): void {
  const { told, tell } = store.getState()
  const steps = told && beatsAt(store)[told.beat]?.steps
  if (told === undefined || steps === undefined) return
  tell(stepOn(beatsAt(store), { ...told, step: steps.length - 1 }, useSettings.getState().sales))
}

export function restart(store: SessionStore): void {
  const { told, tell } = store.getState()
  const first = told && beatsAt(store)[told.beat]?.steps[0]
  if (told !== undefined && first !== undefined) {
    tell({ ...told, step: 0, at: first.at, isWithin: first.isWithin, isPlaying: true })
  }
}

export function pause(store: SessionStore): void {
  const { told, tell } = store.getState()
  if (told !== undefined) tell({ ...told, isPlaying: !told.isPlaying })
}

const KEYS: Readonly<Record<string, (store: SessionStore) => void>> = {
  ' ': pause,
  ',': goBack,
  '.': store => goOn(store, { isPlaying: false }),
  Escape: store => store.getState().tell(undefined),
}

function useKeys(store: SessionStore): void {
  // A replay has these keys for its own transport.
  const isTelling = useTable(session => session.told !== undefined && session.telling !== 'off')
  useEffect(() => {
    if (!isTelling) return
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open], details.menu[open]') !== null || hasOwnKeys(event)) return
      const act = KEYS[event.key]
      if (act === undefined) return
      event.preventDefault()
      act(store)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isTelling, store])
}

/** The space bar presses a button that has the focus. */
function hasOwnKeys({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('input, select, textarea, [contenteditable]')) return true
  return key === ' ' && target.closest('button, a, summary') !== null
}

/** My turn has come: a press on the board leads there. Nothing under it can be chosen before. */
function useSkipByPress(store: SessionStore): void {
  const isMine = useTable(session => session.told !== undefined && session.draft !== undefined)
  useEffect(() => {
    if (!isMine) return
    const press = ({ target }: PointerEvent) => {
      const onBoard = target instanceof Element && target.closest('[data-part="lanes"], [data-part="strip"]') !== null
      if (onBoard && target.closest('.sale-stage') === null) store.getState().tell(undefined)
    }
    addEventListener('pointerdown', press)
    return () => removeEventListener('pointerdown', press)
  }, [isMine, store])
}
