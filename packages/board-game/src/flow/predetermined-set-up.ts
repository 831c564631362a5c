// The predetermined set-up, read off its tables — SJ 4.1.III-VI.
import { SEATS } from '@arkwright/kernel'
import { takeMarker } from '../actions/take-special-marker.ts'
import { at } from '../at.ts'
import { markerNamed } from '../components/action-markers.ts'
import { GOOD_NAMES, GOODS } from '../components/goods.ts'
import { decider } from '../players.ts'
import { setPrice } from '../price.ts'
import { bySeat } from '../rules.ts'
import type { State } from '../state.ts'
import type { AutomaticStep, Listen } from '../step.ts'
import { receive } from '../treasury.ts'
import { foundFactory } from './preparation.ts'

export const predeterminedSetUp: AutomaticStep = {
  name: 'predetermined set-up',
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

function buildFactories(state: State, emit: Listen): void {
  const prices = bySeat(state.rules, state.rules.figures.predeterminedPrices, state.seat) ?? {}
  for (const good of GOODS) {
    const price = prices[GOOD_NAMES[good]]
    if (price === undefined) continue
    foundFactory(state, good)
    emit?.({ type: 'built', seat: state.seat, good, level: 1 })
    setPrice(state, good, price, emit)
  }
}

function takeCapital(state: State, emit: Listen): void {
  const player = decider(state)
  const { predeterminedShares, predeterminedCash } = state.rules.figures
  emit?.({ type: 'shares', seat: state.seat, by: predeterminedShares - player.shares, why: 'sold' })
  player.shares = predeterminedShares
  receive(state, state.seat, predeterminedCash, 'start-up capital', emit)
}

function takeStartMarker(state: State, emit: Listen): void {
  const names = Object.keys(bySeat(state.rules, state.rules.figures.predeterminedMarkers, state.seat) ?? {})
  for (const marker of names.map(markerNamed)) {
    const row = at(state.mat, 0)
    row[marker] = at(row, marker) - 1
    takeMarker(state, marker)
    emit?.({ type: 'marker taken', seat: state.seat, marker })
  }
}
