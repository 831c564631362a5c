// Choosing an action marker and placing it on the administration chart — SJ II.1; rulings 2, 5.
import { at } from '../at.ts'
import { ACTION_MARKERS, COLOURED_MARKERS, isColoured, type MarkerId, NO_MARKER } from '../components/action-markers.ts'
import { PLACE, type Place } from '../moves.ts'
import { decider } from '../players.ts'
import type { State } from '../state.ts'
import { type Listen, reason, step } from '../step.ts'
import { pay } from '../treasury.ts'

const NOT_OWNED = reason<Place>('SJ II.1', 'marker-not-owned', (_, { marker }) => ({
  marker: at(ACTION_MARKERS, marker).name,
}))
const OCCUPIED = reason<Place>('SJ II.1', 'space-occupied', (state, { space }) => ({
  space: space + 1,
  marker: at(ACTION_MARKERS, at(decider(state).chart, space)).name,
}))
const STAYS_IN_PLACE = reason<Place>('SJ II.1', 'marker-stays-in-place', (state, { marker }) => ({
  space: decider(state).chart.indexOf(marker) + 1,
}))

export const placeMarker = step<Place>({
  name: 'place marker',
  rule: 'SJ II.1',
  kinds: ['place'],
  candidates(state, offer) {
    const { chart, advanced } = decider(state)
    for (const marker of COLOURED_MARKERS) offerSpaces(chart, marker, offer)
    for (const marker of advanced) offerSpaces(chart, marker, offer)
  },
  refuse(state, { marker, space }) {
    const { chart, advanced } = decider(state)
    if (!isColoured(marker) && !advanced.includes(marker)) return NOT_OWNED
    const there = chart[space]
    if (there === marker) return undefined
    if (there !== NO_MARKER) return OCCUPIED
    return spaceOf(chart, marker) === undefined ? undefined : STAYS_IN_PLACE
  },
  play(state, { marker, space }, emit) {
    const { turn, rules, seat } = state
    const player = decider(state)
    const fee = player.chart[space] === marker ? rules.figures.reuseFee : 0
    player.chart[space] = marker
    turn.marker = marker
    turn.space = space
    turn.paid = at(rules.figures.administrativeCosts, space)
    emit?.({ type: 'placed', seat, marker, space, cost: turn.paid, fee })
    startMainAction(state, turn.paid + fee, emit)
  },
})

function startMainAction(state: State, cost: number, emit: Listen): void {
  const { action, shade } = at(ACTION_MARKERS, state.turn.marker)
  if (action === 'factory') {
    // One payment, one reckoning: what is built joins the administrative cost and all is paid when the action ends.
    state.turn.owed = cost
  } else {
    pay(state, state.seat, cost, 'administration', emit)
  }
  if (action === 'distribution')
    state.turn.budget = Math.min(state.turn.paid, state.rules.figures.distributionLimit[shade])
  // The main action's step bears the marker's name.
  state.step = action
}

/** Where the marker lies on the chart, if it does. */
function spaceOf(chart: readonly MarkerId[], marker: MarkerId): number | undefined {
  for (let space = 0; space < chart.length; space++) if (chart[space] === marker) return space
  return undefined
}

/** A marker already on the chart may only be used where it lies. */
function offerSpaces(chart: readonly MarkerId[], marker: MarkerId, offer: (move: Place) => void): void {
  const moves = at(PLACE, marker)
  const placed = spaceOf(chart, marker)
  for (const move of moves)
    if (placed === undefined ? chart[move.space] === NO_MARKER : move.space === placed) offer(move)
}
