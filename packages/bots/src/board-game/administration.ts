// A simple plan for the turns ahead: the cheapest free spaces of the chart, one in each cycle.
import { has, NO_MARKER, type Player, type State } from '@arkwright/board-game'
import type { Timeline } from './timeline.ts'

/** Fills `plan` with the expected cost of the turn before each production of the timeline. */
export function planAdministration(
  state: State,
  timeline: Timeline,
  seat: number,
  player: Player,
  plan: number[],
): void {
  const { administrativeCosts, reuseFee } = state.rules.figures
  const forbidden = state.forbiddenSpaces
  const { chart } = player
  const first = nextAllowed(forbidden, 0)
  let space = 0
  let inDecade = 0
  for (let i = 0; i < timeline.count; i++) {
    const production = timeline.productions[i]
    if (production === undefined) return
    const { decade, good } = production
    if (decade > state.decade) {
      if (good === 0) inDecade = 0
      inDecade = nextAllowed(forbidden, inDecade)
      plan[i] = administrativeCosts[inDecade++] ?? 0
    } else if (good === state.cycle && hasHadTurn(state, seat)) {
      plan[i] = 0
    } else {
      while (space < chart.length && (chart[space] !== NO_MARKER || has(forbidden, space))) space++
      plan[i] = administrativeCosts[space++] ?? (administrativeCosts[first] ?? 0) + reuseFee
    }
  }
}

function nextAllowed(forbidden: number, from: number): number {
  let space = from
  while (has(forbidden, space)) space++
  return space
}

function hasHadTurn(state: State, seat: number): boolean {
  const { step, turnsTaken, startPlayer, players } = state
  if (step === 'sell from store' || step === 'last row') return true
  if (step === 'economy') return false
  const place = (seat - startPlayer + players.length) % players.length
  return place === turnsTaken ? step !== 'place marker' : place < turnsTaken
}
