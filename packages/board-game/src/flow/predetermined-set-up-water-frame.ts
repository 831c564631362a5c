// Water Frame's predetermined set-ups, from their tables — WF 4.1.III-V.
import { SEATS } from '@arkwright/kernel'
import { ACTION_MARKERS, markerNamed } from '../components/action-markers.ts'
import { SHIP_CAPACITIES, shipPiece } from '../components/harbour.ts'
import { tileNamed } from '../components/tiles.ts'
import { dockShip } from '../harbour.ts'
import { gainTile } from '../owned-tiles.ts'
import { SET_UP } from '../parts.ts'
import { bySeat, waterFrameRules } from '../rules.ts'
import type { State } from '../state.ts'
import type { AutomaticStep, Emit } from '../step.ts'
import { receive } from '../treasury.ts'
import { buildFactories, keepShares, takeFromFirstRow } from './predetermined-set-up.ts'

export const predeterminedWaterFrame: AutomaticStep = {
  name: 'predetermined set-up',
  part: SET_UP,
  run(state, emit) {
    const { predeterminedShares, predeterminedCash, predeterminedMarkers } = waterFrameRules(state.rules).figures
    emit?.({ type: 'start player', seat: state.startPlayer })
    for (const seat of SEATS.slice(0, state.rules.players)) {
      state.seat = seat
      buildFactories(state, emit)
      keepShares(state, bySeat(state.rules, predeterminedShares, seat) ?? 0, emit)
      receive(state, seat, bySeat(state.rules, predeterminedCash, seat) ?? 0, 'start-up capital', emit)
      for (const name of Object.keys(bySeat(state.rules, predeterminedMarkers, seat) ?? {}))
        takeNamed(state, name, emit)
    }
    state.turnsTaken = 0
    state.step = 'capital'
  },
}

function takeNamed(state: State, name: string, emit: Emit): void {
  const capacity = SHIP_CAPACITIES.find(one => name === shipPiece(one))
  if (capacity !== undefined) dockShip(state, 0, capacity, emit)
  else if (ACTION_MARKERS.some(marker => marker.name === name)) takeFromFirstRow(state, markerNamed(name), emit)
  else gainTile(state, state.seat, tileNamed(name), emit)
}
