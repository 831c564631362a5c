// A whole game prepared for replay: the period of each position, and the positions for the charts.
import type { Seat } from '@arkwright/kernel'
import type { GamePage, Position } from '../play/game-page.ts'
import type { PlayedGame } from '../play/history.ts'
import type { Period, Story } from './story.ts'

/** The position after `at` moves. */
export interface Stop extends Period {
  readonly at: number
  readonly seat: Seat | undefined
  readonly turn: string
}

/** A position at the beginning of a cycle, or the last one. */
export interface Sample {
  readonly at: number
  readonly state: Position
  readonly label: string
  /** The name of the decade, if one begins here. */
  readonly tick: string | undefined
  /** Whether the cycle that begins here has a production. */
  readonly producing: boolean
}

export interface Tale {
  readonly played: PlayedGame
  readonly names: readonly string[]
  readonly stops: readonly Stop[]
  readonly samples: readonly Sample[]
}

export function taleOf(page: GamePage, story: Story, played: PlayedGame, names: readonly string[], end: string): Tale {
  const { journal } = played
  const stops: Stop[] = []
  const samples: Sample[] = []
  const last = journal.moves.length
  for (let at = 0; at <= last; at++) {
    const state = journal.at(at)
    const seat = page.game.pending(state)?.seat
    const stop: Stop = {
      at,
      seat: seat === 'chance' ? undefined : seat,
      turn: page.game.turnOf(state),
      ...story.periodOf(state),
    }
    const before = stops.at(-1)
    stops.push(stop)
    const begins = before === undefined || before.cycle !== stop.cycle || before.decade !== stop.decade
    if (!begins && at < last) continue
    const over = seat === undefined
    const tick = before === undefined || before.decade !== stop.decade ? story.decadeName(state) : undefined
    samples.push({
      at,
      state,
      label: over ? end : page.standing(state),
      tick: over ? undefined : tick,
      producing: !over && story.produces(state),
    })
  }
  return { played, names, stops, samples }
}

export const STEPS = ['decision', 'turn', 'cycle', 'decade'] as const
export type StepSize = (typeof STEPS)[number]

const KEYS: Readonly<Record<StepSize, (stop: Stop) => unknown>> = {
  decision: ({ at }) => at,
  turn: ({ turn }) => turn,
  cycle: ({ decade, cycle }) => `${decade}.${cycle}`,
  decade: ({ decade }) => decade,
}

/** The start of the next turn, cycle or decade, or the end of the game. */
export function onFrom(stops: readonly Stop[], at: number, size: StepSize): number {
  const here = stops[at]
  if (here === undefined) return at
  const key = KEYS[size]
  return stops.find(stop => stop.at > at && key(stop) !== key(here))?.at ?? stops.length - 1
}

/** The start of the current period; at that start, the start of the previous one. */
export function backFrom(stops: readonly Stop[], at: number, size: StepSize): number {
  const before = stops[at - 1]
  if (before === undefined) return 0
  const key = KEYS[size]
  const other = stops.findLast(stop => stop.at < at && key(stop) !== key(before))
  return other === undefined ? 0 : other.at + 1
}

/** The period of a move's facts: that of the position in which it was made. */
export function periodBefore(tale: Tale, at: number): Period {
  return tale.stops[Math.max(0, at - 1)] ?? { decade: 0, cycle: 0 }
}
