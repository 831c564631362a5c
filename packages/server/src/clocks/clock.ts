// A table's clock: what is left to each seat, worked out from moments that are handed in.
import type { PartKind } from '@arkwright/kernel'
import type { Clock, ClockState } from '../api/shapes.ts'
import { counted, momentAfter, type PlayWindow } from './window.ts'

const FULL_WEIGHT = 100

/** Whose clock may run now, on what, and when it counts. */
export interface Thinker {
  readonly seat: number
  readonly step: string
  /** The part of the game the step belongs to; undefined where that depends on the position. */
  readonly part?: PartKind | undefined
  readonly window: PlayWindow | undefined
}

export const STILL: ClockState = { left: null, running: null, since: null, zeroAt: null, paused: false }

export function firstClock(clock: Clock, seats: number): ClockState {
  const each = clock.kind === 'move' ? clock.perMove : clock.kind === 'bank' ? clock.bank : undefined
  return { ...STILL, left: each === undefined ? null : Array.from({ length: seats }, () => each) }
}

/** Takes off what the running seat has used; below zero it stops at zero. */
export function stopClock(clock: Clock, state: ClockState, thinker: Thinker | undefined, now: number): ClockState {
  const { left, running, since } = state
  if (left === null || running === null || since === null || thinker === undefined) {
    return { ...state, running: null, since: null, zeroAt: null }
  }
  const used = Math.round((counted(since, now, thinker.window) * FULL_WEIGHT) / weightOf(clock, thinker))
  const after = left.map((one, seat) => (seat === running ? Math.max(0, one - used) : one))
  return { ...state, left: after, running: null, since: null, zeroAt: null }
}

/** What a finished turn gives back: the whole time for a move, or the increment of a bank. */
export function rewardTurn(clock: Clock, state: ClockState, seat: number): ClockState {
  if (state.left === null || clock.kind === 'none') return state
  const left = state.left.map((one, i) =>
    i !== seat ? one : clock.kind === 'move' ? clock.perMove : one + clock.increment,
  )
  return { ...state, left }
}

export function runClock(clock: Clock, state: ClockState, thinker: Thinker | undefined, now: number): ClockState {
  const stopped = { ...state, running: null, since: null, zeroAt: null }
  if (state.left === null || state.paused || thinker === undefined) return stopped
  const left = state.left[thinker.seat] ?? 0
  const budget = Math.ceil((left * weightOf(clock, thinker)) / FULL_WEIGHT)
  const zeroAt = momentAfter(now, budget, thinker.window) ?? null
  return { ...state, running: thinker.seat, since: now, zeroAt }
}

/** A weight is given to a step by its name, or to a whole part of the game. */
function weightOf(clock: Clock, { step, part }: Thinker): number {
  if (clock.kind === 'none' || clock.weights === undefined) return FULL_WEIGHT
  const { weights } = clock
  const named = [step, part].find(name => name !== undefined && Object.hasOwn(weights, name))
  return named === undefined ? FULL_WEIGHT : (weights[named] ?? FULL_WEIGHT)
}
