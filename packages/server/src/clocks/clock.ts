// A table's clock: what is left to each seat, worked out from moments that are handed in.
import type { PartKind } from '@arkwright/kernel'
import type { Clock, ClockState } from '../api/shapes.ts'
import { isOverDays } from '../client/over-days.ts'
import { counted, momentAfter, type PlayWindow } from './window.ts'

const FULL_WEIGHT = 100
const DAY = 24 * 3_600_000
/** How long a pause lasts at most where the table does not say: in games over days, in others. */
const LONGEST_PAUSE = { days: 7 * DAY, evening: DAY }

/** Whose clock may run now, on what, and when it counts. */
export interface Thinker {
  readonly seat: number
  readonly step: string
  /** The part of the game the step belongs to; undefined where that depends on the position. */
  readonly part?: PartKind | undefined
  readonly window: PlayWindow | undefined
}

interface Reward {
  /** How many moves had been played when the turn ended. */
  readonly moves: number
  /** What was left before the reward. */
  readonly before: number
}

/** What the table's row keeps; `shownClock` is what people see of it. Rows of earlier versions lack the last two. */
export interface KeptClock extends ClockState {
  /** By seat: what its last finished turn brought, so that undoing the turn takes it away again. */
  readonly rewards?: readonly (Reward | null)[]
  /** The window of the turn under way: a changed one counts from the next turn on. */
  readonly turn?: { readonly seat: number; readonly window: PlayWindow | null }
}

export const STILL: ClockState = { left: null, running: null, since: null, zeroAt: null, paused: false }

export function shownClock({ left, running, since, zeroAt, paused, pausedUntil }: KeptClock): ClockState {
  return { left, running, since, zeroAt, paused, ...(pausedUntil !== undefined && { pausedUntil }) }
}

export function longestPause(clock: Clock): number {
  if (clock.kind !== 'none' && clock.longestPause !== undefined) return clock.longestPause
  return isOverDays(clock) ? LONGEST_PAUSE.days : LONGEST_PAUSE.evening
}

export function firstClock(clock: Clock, seats: number): KeptClock {
  const each = clock.kind === 'move' ? clock.perMove : clock.kind === 'bank' ? clock.bank : undefined
  return { ...STILL, left: each === undefined ? null : Array.from({ length: seats }, () => each) }
}

/** Takes off what the running seat has used; below zero it stops at zero. */
export function stopClock(clock: Clock, state: KeptClock, thinker: Thinker | undefined, now: number): KeptClock {
  const { left, running, since, turn } = state
  const stopped = { ...state, running: null, since: null, zeroAt: null }
  if (left === null || running === null || since === null || thinker === undefined) return stopped
  const window = turn?.seat === running ? (turn.window ?? undefined) : thinker.window
  const used = Math.round((counted(since, now, window) * FULL_WEIGHT) / weightOf(clock, thinker))
  return { ...stopped, left: withSeat(left, running, Math.max(0, (left[running] ?? 0) - used)) }
}

/**
 * What a finished turn brings: the whole time for a move, or the increment of a bank. A turn that is played a second time after a
 * take-back brings no second increment.
 */
export function rewardTurn(clock: Clock, state: KeptClock, seat: number, moves: number): KeptClock {
  const before = state.left?.[seat]
  if (state.left === null || before === undefined || clock.kind === 'none') return state
  const last = state.rewards?.[seat]
  const again = last != null && moves <= last.moves
  if (clock.kind === 'bank' && again) return state
  const after = clock.kind === 'move' ? clock.perMove : before + clock.increment
  const rewards = state.left.map((_, i) => (i === seat ? { moves, before } : (state.rewards?.[i] ?? null)))
  return { ...state, left: withSeat(state.left, seat, after), rewards }
}

/**
 * Undoing a finished turn: its reward goes back, and the time that went by since is taken from the seat that undoes, not from the
 * seat that was to move. `before` is the state before the clock was stopped.
 */
export function undoTurn(state: KeptClock, before: KeptClock, seat: number, to: number): KeptClock {
  const reward = state.rewards?.[seat]
  if (state.left === null || reward == null || reward.moves <= to) return state
  const { running } = before
  const full = running === null ? 0 : (before.left?.[running] ?? 0)
  const used = running === null || running === seat ? 0 : full - (state.left[running] ?? 0)
  const refunded = running === null || running === seat ? state.left : withSeat(state.left, running, full)
  return {
    ...state,
    left: withSeat(refunded, seat, Math.max(0, reward.before - used)),
    rewards: state.left.map((_, i) => (i === seat ? null : (state.rewards?.[i] ?? null))),
  }
}

/** All agreed to go back: the seat to move has a whole move's time again. A bank stays as it is. */
export function restartMove(clock: Clock, state: KeptClock, seat: number): KeptClock {
  return clock.kind === 'move' && state.left !== null
    ? { ...state, left: withSeat(state.left, seat, clock.perMove) }
    : state
}

export function runClock(clock: Clock, state: KeptClock, thinker: Thinker | undefined, now: number): KeptClock {
  const stopped = { ...state, running: null, since: null, zeroAt: null }
  if (state.left === null || state.paused || thinker === undefined) return stopped
  const { seat } = thinker
  const own = isOverDays(clock) ? thinker.window : undefined
  const window = state.turn?.seat === seat ? (state.turn.window ?? undefined) : own
  const budget = Math.ceil(((state.left[seat] ?? 0) * weightOf(clock, thinker)) / FULL_WEIGHT)
  return {
    ...state,
    running: seat,
    since: now,
    zeroAt: momentAfter(now, budget, window),
    turn: { seat, window: window ?? null },
  }
}

/** Moves a running clock by the time for which nobody could play: positive or, where the machine's clock was set back, negative. */
export function shiftClock(state: KeptClock, milliseconds: number): KeptClock {
  const shifted = (at: number | null) => (at === null ? null : at + milliseconds)
  return { ...state, since: shifted(state.since), zeroAt: shifted(state.zeroAt) }
}

function withSeat(left: readonly number[], seat: number, value: number): number[] {
  return left.map((one, i) => (i === seat ? value : one))
}

/** A weight is given to a step by its name, or to a whole part of the game. */
function weightOf(clock: Clock, { step, part }: Thinker): number {
  if (clock.kind === 'none' || clock.weights === undefined) return FULL_WEIGHT
  const { weights } = clock
  const named = [step, part].find(name => name !== undefined && Object.hasOwn(weights, name))
  return named === undefined ? FULL_WEIGHT : (weights[named] ?? FULL_WEIGHT)
}
