// Where the telling is in the story, and where it goes next.
import type { Seat } from '@arkwright/kernel'
import type { SaleLength } from '../settings.ts'
import type { Beat, Moment } from './beat.ts'

export interface Told extends Moment {
  readonly beat: number
  readonly step: number
  readonly isPlaying: boolean
  /** True: only this beat is told again. */
  readonly isAlone: boolean
}

/** The first step after `from` moves. The turn of `seat`, which ended here, has been seen. */
export function firstToTell(beats: readonly Beat[], from: number, seat: Seat | undefined): Told | undefined {
  for (const beat of beats) {
    if (beat.kind === 'turn' && beat.seat === seat) continue
    const step = beat.steps.findIndex(({ at }) => at > from)
    if (step !== -1) return toldAt(beats, beat.index, step)
  }
  return undefined
}

export function toldAt(
  beats: readonly Beat[],
  beat: number,
  step: number,
  { isPlaying = true, isAlone = false }: Partial<Pick<Told, 'isPlaying' | 'isAlone'>> = {},
): Told | undefined {
  const found = beats[beat]?.steps[step]
  if (found === undefined) return undefined
  const { at, isWithin } = found
  return { beat, step, at, isWithin, isPlaying, isAlone }
}

/** The next step; undefined at the end of the story, or of the one beat. */
export function stepOn(beats: readonly Beat[], told: Told, sales: SaleLength): Told | undefined {
  const { isAlone } = told
  const within = toldAt(beats, told.beat, told.step + 1, told)
  if (within !== undefined) return within
  if (isAlone) return undefined
  const next = beats.slice(told.beat + 1).find(({ kind }) => kind !== 'sale' || sales !== 'none')
  return next && toldAt(beats, next.index, firstStepOf(next, sales), told)
}

/** Totals only: the end of the sale is its only step. */
function firstStepOf({ kind, steps }: Beat, sales: SaleLength): number {
  return kind === 'sale' && sales === 'short' ? steps.length - 1 : 0
}

export function stepBack(beats: readonly Beat[], told: Told): Told | undefined {
  const within = toldAt(beats, told.beat, told.step - 1, told)
  const before = beats[told.beat - 1]
  return within ?? (told.isAlone ? undefined : before && toldAt(beats, before.index, before.steps.length - 1, told))
}

/** The least time for a turn, and for one of its steps. */
const LEAST = 1200
const LEAST_STEP = 600
const PER_CHARACTER = 22
const PER_CALL = 900
const FOR_REASON = 1500
const SHORT_SALE = 2000

/** Milliseconds for a step at normal speed: long enough to read its sentence. */
export function durationOf({ kind, steps }: Beat, step: number, sales: SaleLength): number {
  const shown = steps[step]
  if (shown === undefined) return 0
  const read = Math.max(LEAST_STEP, PER_CHARACTER * shown.caption.length)
  if (kind !== 'sale') return steps.length === 1 ? Math.max(LEAST, read) : read
  if (sales === 'short') return SHORT_SALE
  const told = shown.chapter === 'calls' ? PER_CALL : Math.max(LEAST, read)
  return shown.reason === undefined ? told : told + FOR_REASON
}
