// Spinning Jenny's predetermined set-up, from its tables — SJ 4.1.III-VI.
import { SEATS } from '@arkwright/kernel'
import { takeMarker } from '../actions/take-special-marker.ts'
import { type MarkerId, markerNamed } from '../components/action-markers.ts'
import { GOOD_NAMES, GOODS } from '../components/goods.ts'
import { SET_UP } from '../parts.ts'
import { decider } from '../players.ts'
import { setPrice } from '../price.ts'
import { bySeat, spinningJennyFigures } from '../rules.ts'
import { changeMat } from '../special-markers.ts'
import type { State } from '../state.ts'
import type { AutomaticStep, Emit } from '../step.ts'
import { receive } from '../treasury.ts'
import { foundFactory } from './preparation.ts'

export const predeterminedSetUp: AutomaticStep = {
  name: 'predetermined set-up',
  part: SET_UP,
  run(state, emit) {
    emit?.({ type: 'start player', seat: state.startPlayer })
    for (const seat of SEATS.slice(0, state.rules.players)) {
      state.seat = seat
      buildFactories(state, emit)
      takeCapital(state, emit)
      takeStartMarker(state, emit)
    }
    state.step = 'pay for factories'
  },
}

export function buildFactories(state: State, emit: Emit): void {
  const prices = bySeat(state.rules, state.rules.figures.predeterminedPrices, state.seat) ?? {}
  for (const good of GOODS) {
    const price = prices[GOOD_NAMES[good]]
    if (price === undefined) continue
    foundFactory(state, good)
    emit?.({ type: 'built', seat: state.seat, good, level: 1 })
    setPrice(state, good, price, emit)
  }
}

function takeCapital(state: State, emit: Emit): void {
  const { predeterminedShares, predeterminedCash } = spinningJennyFigures(state.rules)
  keepShares(state, predeterminedShares, emit)
  receive(state, state.seat, predeterminedCash, 'start-up capital', emit)
}

export function keepShares(state: State, kept: number, emit: Emit): void {
  const player = decider(state)
  emit?.({ type: 'shares', seat: state.seat, by: kept - player.shares, why: 'sold' })
  player.shares = kept
}

function takeStartMarker(state: State, emit: Emit): void {
  const names = Object.keys(
    bySeat(state.rules, spinningJennyFigures(state.rules).predeterminedMarkers, state.seat) ?? {},
  )
  for (const marker of names.map(markerNamed)) takeFromFirstRow(state, marker, emit)
}

export function takeFromFirstRow(state: State, marker: MarkerId, emit: Emit): void {
  changeMat(state, 0, marker, -1)
  takeMarker(state, marker)
  emit?.({ type: 'marker taken', seat: state.seat, marker })
}
