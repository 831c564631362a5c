// Choosing an action marker and placing it on the administration chart — SJ II.1; WF II.1, II.2.7; rulings 2, 5.
import { at, numberAt } from '../at.ts'
import { has, including } from '../bits.ts'
import {
  ACTION_MARKERS,
  COLOURED_MARKERS,
  isColoured,
  isShip,
  type MarkerId,
  NO_MARKER,
  pierOf,
  SHIP_MARKERS,
} from '../components/action-markers.ts'
import { PLACE, type Place } from '../moves.ts'
import { PAY, type Pay } from '../moves-water-frame.ts'
import { effectsOf } from '../owned-tiles.ts'
import { TURN } from '../parts.ts'
import { decider } from '../players.ts'
import { listWith } from '../shared-lists.ts'
import type { Player, State } from '../state.ts'
import { type Emit, type Reason, reason, step } from '../step.ts'
import type { PaymentRange } from '../tiles/tile.ts'
import { pay } from '../treasury.ts'

const NOT_OWNED = reason<Place>('SJ II.1', 'marker-not-owned', (_, { marker }) => ({
  marker: at(ACTION_MARKERS, marker).name,
}))
const OCCUPIED = reason<Place>('SJ II.1', 'space-occupied', (state, { space }) => ({
  space: space + 1,
  marker: at(ACTION_MARKERS, numberAt(decider(state).chart, space)).name,
}))
const STAYS_IN_PLACE = reason<Place>('SJ II.1', 'marker-stays-in-place', (state, { marker }) => ({
  space: decider(state).chart.indexOf(marker) + 1,
  fee: state.rules.figures.reuseFee,
}))
const FORBIDDEN = reason<Place>('WF II.1', 'space-forbidden', (state, { space }) => ({
  cost: numberAt(state.rules.figures.administrativeCosts, space),
}))
const TOO_CHEAP_FOR_SHIP = reason<Place>('WF II.2.7', 'cost-below-capacity', (state, { marker, space }) => ({
  highest: paymentRange(state, marker, space).highest,
  capacity: capacityAt(decider(state), marker),
}))

export const placeMarker = step<Place>({
  name: 'place marker',
  rule: 'SJ II.1',
  part: TURN,
  begins: true,
  kinds: ['place'],
  exact: true,
  candidates(state, offer) {
    const player = decider(state)
    const { chart, advanced } = player
    const spaces = spacesFor(state, player)
    for (const marker of COLOURED_MARKERS) offerSpaces(chart, marker, spaces, offer)
    for (const marker of advanced) offerSpaces(chart, marker, spaces, offer)
    // Ships are few and have an extra condition, so each of their spaces is checked.
    for (const marker of SHIP_MARKERS) {
      if (capacityAt(player, marker) === 0) continue
      for (const move of at(PLACE, marker)) if (refusePlacing(state, move) === undefined) offer(move)
    }
  },
  refuse: refusePlacing,
  play(state, { marker, space }, emit) {
    const { turn } = state
    const player = decider(state)
    turn.owed = player.chart[space] === marker ? reuseFee(state, player) : 0
    player.chart = listWith(player.chart, space, marker)
    turn.marker = marker
    turn.space = space
    const { lowest, highest } = paymentRange(state, marker, space)
    if (lowest === highest) startAction(state, lowest, emit)
    else state.step = 'administrative cost'
  },
})

const NOT_THAT_SUM = reason('WF II.1', 'sum-not-allowed', state => {
  const { lowest, highest } = paymentRange(state, state.turn.marker, state.turn.space)
  return { lowest, highest }
})
const BELOW_CAPACITY = reason<Pay>('WF II.2.7', 'cost-below-capacity', (state, { amount }) => ({
  paid: amount,
  capacity: capacityAt(decider(state), state.turn.marker),
}))

/** Where a tile lets its owner choose the sum, the action is worth the sum paid. */
export const administrativeCost = step<Pay>({
  name: 'administrative cost',
  rule: 'WF II.1',
  part: TURN,
  kinds: ['pay'],
  exact: true,
  candidates(state, offer) {
    const { marker, space } = state.turn
    const { lowest, highest } = paymentRange(state, marker, space)
    const least = isShip(marker) ? Math.max(lowest, capacityAt(decider(state), marker)) : lowest
    for (let amount = least; amount <= highest; amount++) offer(at(PAY, amount))
  },
  refuse(state, { amount }) {
    const { marker, space } = state.turn
    const { lowest, highest } = paymentRange(state, marker, space)
    if (amount < lowest || amount > highest) return NOT_THAT_SUM
    return isShip(marker) && amount < capacityAt(decider(state), marker) ? BELOW_CAPACITY : undefined
  },
  play: (state, { amount }, emit) => startAction(state, amount, emit),
})

function startAction(state: State, paid: number, emit: Emit): void {
  const { turn, seat } = state
  const fee = turn.owed
  turn.paid = paid
  turn.owed = 0
  emit?.({ type: 'placed', seat, marker: turn.marker, space: turn.space, cost: paid, fee })
  const { action, shade } = at(ACTION_MARKERS, turn.marker)
  // Ruling 2: building and producing are paid together with the administrative cost when the action ends.
  if (action === 'factory' || action === 'production') turn.owed = paid + fee
  else pay(state, seat, paid + fee, 'administration', emit)
  if (action === 'distribution') turn.budget = Math.min(paid, state.rules.distributionLimit[shade])
  if (action === 'ship') turn.budget = capacityAt(decider(state), turn.marker)
  if (action === 'stock exchange') state.exchange = 'action'
  // The step of the main action has the marker's name, except 'production', which is the name of a phase.
  state.step = action === 'production' ? 'production action' : action
}

function refusePlacing(state: State, { marker, space }: Place): Reason | undefined {
  const player = decider(state)
  if (!isColoured(marker) && !owns(player, marker)) return NOT_OWNED
  const { chart } = player
  const there = chart[space]
  if (there !== marker) {
    if (there !== NO_MARKER) return OCCUPIED
    if (chart.includes(marker)) return STAYS_IN_PLACE
  }
  if (has(closedSpaces(state, player), space)) return FORBIDDEN
  if (!isShip(marker)) return undefined
  return paymentRange(state, marker, space).highest < capacityAt(player, marker) ? TOO_CHEAP_FOR_SHIP : undefined
}

function owns(player: Player, marker: MarkerId): boolean {
  return isShip(marker) ? capacityAt(player, marker) > 0 : player.advanced.includes(marker)
}

function capacityAt({ harbour }: Player, ship: MarkerId): number {
  return harbour?.ships[pierOf(ship)] ?? 0
}

function reuseFee(state: State, player: Player): number {
  for (const owned of player.tiles) if (effectsOf(state, owned).noReuseFee) return 0
  return state.rules.figures.reuseFee
}

/** The spaces an event has closed, unless a tile opens them for this player: bits. */
function closedSpaces(state: State, player: Player): number {
  const { forbiddenSpaces } = state
  if (forbiddenSpaces === 0) return 0
  for (const owned of player.tiles) if (effectsOf(state, owned).usesForbiddenSpaces) return 0
  return forbiddenSpaces
}

function paymentRange(state: State, marker: MarkerId, space: number): PaymentRange {
  const printed = numberAt(state.rules.figures.administrativeCosts, space)
  const range = { printed, lowest: printed, highest: printed }
  for (const owned of decider(state).tiles) effectsOf(state, owned).widensPayment?.(range, state, marker)
  return range
}

/** A player's column of the chart, as bits. */
interface Spaces {
  /** Spaces where a marker may be placed. */
  readonly free: number
  readonly closed: number
  /** Markers that lie on the chart. */
  readonly markers: number
}

function spacesFor(state: State, player: Player): Spaces {
  const { chart } = player
  let empty = 0
  let markers = 0
  for (let space = 0; space < chart.length; space++) {
    const marker = numberAt(chart, space)
    if (marker === NO_MARKER) empty = including(empty, space)
    else markers = including(markers, marker)
  }
  const closed = closedSpaces(state, player)
  return { free: empty & ~closed, closed, markers }
}

/** A marker already on the chart may only be used where it lies. */
function offerSpaces(
  chart: readonly MarkerId[],
  marker: MarkerId,
  { free, closed, markers }: Spaces,
  offer: (move: Place) => void,
): void {
  const moves = at(PLACE, marker)
  if (!has(markers, marker)) {
    for (const move of moves) if (has(free, move.space)) offer(move)
    return
  }
  const space = chart.indexOf(marker)
  if (!has(closed, space)) offer(at(moves, space))
}
