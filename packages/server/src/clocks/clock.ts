// A table's clock: the time left to each seat, computed from given moments.
import type { PartKind } from '@arkwright/kernel'
import type { Clock, ClockState } from '../api/table-shapes.ts'
import { isOverDays } from '../client/over-days.ts'
import { counted, momentAfter, type PlayWindow } from './window.ts'

const FULL_WEIGHT = 100
const DAY = 24 * 3_600_000
/** The longest pause if the table sets none: in games over days, and in others. */
const LONGEST_PAUSE = { days: 7 * DAY, evening: DAY }

/** The seat whose clock may run now, its step, and when time counts. */
export interface Thinker {
  readonly seat: number
  readonly step: string
  /** The part of the game the step belongs to; undefined if that depends on the position. */
  readonly part?: PartKind | undefined
  readonly window: PlayWindow | undefined
}

interface Reward {
  /** How many moves had been played when the turn ended. */
  readonly moves: number
  /** The time left before the reward. */
  readonly before: number
}

/** What the table's row stores; people see `shownClock`. Rows of earlier versions lack the last two. */
export interface KeptClock extends ClockState {
  /** By seat: the reward of its last finished turn, so that undoing the turn removes it. */
  readonly rewards?: readonly (Reward | null)[]
  /** The window of the current turn. A changed window counts from the next turn. */
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

/** Subtracts the time the running seat has used, down to zero. */
export function stopClock(clock: Clock, state: KeptClock, thinker: Thinker | undefined, now: number): KeptClock {
  const { left, running, since, turn } = state
  const stopped = { ...state, running: null, since: null, zeroAt: null }
  if (left === null || running === null || since === null || thinker === undefined) return stopped
  const window = turn?.seat === running ? (turn.window ?? undefined) : thinker.window
  const used = Math.round((counted(since, now, window) * FULL_WEIGHT) / weightOf(clock, thinker))
  return { ...stopped, left: withSeat(left, running, Math.max(0, (left[running] ?? 0) - used)) }
}

/**
 * The reward of a finished turn: the full time for a move, or the increment of a bank. A turn played again after a take-back
 * brings no second increment.
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
 * Undoes a finished turn: removes its reward, and charges the time since then to the seat that undoes, not to the seat
 * that was to move. `before` is the state before the clock was stopped.
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

/** All agreed to go back: the seat to move gets a full move's time again. A bank does not change. */
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

/** Shifts a running clock by the time when play was impossible. Negative if the machine's clock was set back. */
export function shiftClock(state: KeptClock, milliseconds: number): KeptClock {
  const shifted = (at: number | null) => (at === null ? null : at + milliseconds)
  return { ...state, since: shifted(state.since), zeroAt: shifted(state.zeroAt) }
}

function withSeat(left: readonly number[], seat: number, value: number): number[] {
  return left.map((one, i) => (i === seat ? value : one))
}

/** A weight applies to a step by its name, or to a whole part of the game. */
function weightOf(clock: Clock, { step, part }: Thinker): number {
  if (clock.kind === 'none' || clock.weights === undefined) return FULL_WEIGHT
  const { weights } = clock
  const named = [step, part].find(name => name !== undefined && Object.hasOwn(weights, name))
  return named === undefined ? FULL_WEIGHT : (weights[named] ?? FULL_WEIGHT)
}
