// Shipment of active goods: both ships, one good, straight from production or store — WF III.4; rulings 22, 23, 30.

import { offerShipments, refuseContract } from '../actions/ship.ts'
import { numberAt } from '../at.ts'
import { deliver, harbourOf, receiveForShipment } from '../harbour.ts'
import { DONE, type Done } from '../moves.ts'
import type { Ship } from '../moves-water-frame.ts'
import { PRODUCTION, SHIPMENT } from '../parts.ts'
import { decider, fromStartPlayer, playerAt } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { moveShareValue } from '../share-value.ts'
import { listAdding } from '../shared-lists.ts'
import type { State } from '../state.ts'
import { type AutomaticStep, type Emit, reason, step } from '../step.ts'

const OTHER_GOOD = reason('WF III.4', 'only-the-active-good')
const TOO_FEW_GOODS = reason<Ship>('WF III.4', 'not-enough-goods', (state, { count }) => ({
  goods: goodsAtHand(state),
  count,
}))
const SHIPS_TOO_SMALL = reason<Ship>('WF III.4', 'not-enough-capacity', (state, { count }) => {
  const { ships } = harbourOf(decider(state))
  return { capacity: ships[0] + ships[1], count }
})

/** Goes through the players from the start player; asks those who can fulfil a contract for the active good. */
export const shipment: AutomaticStep = {
  name: 'shipment',
  part: PRODUCTION,
  run(state, emit) {
    for (; state.turnsTaken < state.rules.players; state.turnsTaken++) {
      const seat = fromStartPlayer(state, state.turnsTaken)
      const { contracts, ships } = harbourOf(playerAt(state, seat))
      if (contracts[state.cycle] === 0) continue
      state.seat = seat
      if (ships[0] + ships[1] > 0) {
        state.step = 'ship the active good'
        return
      }
      leaveUnfulfilled(state, emit)
    }
    state.turnsTaken = 0
    state.step = 'storage'
  },
}

export const shipActiveGood = step<Ship | Done>({
  name: 'ship the active good',
  rule: 'WF III.4',
  part: SHIPMENT,
  kinds: ['ship', 'done'],
  candidates(state, offer) {
    offerShipments(state, state.seat, state.cycle, offer)
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    if (move.good !== state.cycle) return OTHER_GOOD
    const refused = refuseContract(state, state.seat, move)
    if (refused !== undefined) return refused
    if (move.count > goodsAtHand(state)) return TOO_FEW_GOODS
    const { ships } = harbourOf(decider(state))
    return move.count > ships[0] + ships[1] ? SHIPS_TOO_SMALL : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'ship') sendOff(state, move, emit)
    else leaveUnfulfilled(state, emit)
    state.turnsTaken++
    state.step = 'shipment'
  },
})

function goodsAtHand(state: State): number {
  return numberAt(state.sale.surplus, state.seat) + decider(state).stored[state.cycle]
}

/** Unsold production ships first, because it may not fit into storage. */
function sendOff(state: State, { good, count }: Ship, emit: Emit): void {
  const { seat, sale } = state
  const player = decider(state)
  const { ships } = harbourOf(player)
  const fresh = Math.min(count, numberAt(sale.surplus, seat))
  sale.surplus = listAdding(sale.surplus, seat, -fresh)
  player.stored[good] -= count - fresh
  deliver(state, seat, good, count, emit)
  receiveForShipment(state, seat, emit)
  // The fewest ships that can carry the goods. It does not matter which of two single ships sails.
  const sailing = count > Math.max(ships[0], ships[1]) ? 2 : 1
  moveShareValue(state, seat, -sailing * waterFrameRules(state.rules).figures.spacesBackPerShip, 'ships', emit)
}

/** The contract climbs. On the last space it stays, and the share value falls. */
function leaveUnfulfilled(state: State, emit: Emit): void {
  const { seat, cycle: good } = state
  const { contractTrack, figures } = waterFrameRules(state.rules)
  const { contracts } = harbourOf(decider(state))
  const from = contracts[good]
  const next = contractTrack.find(space => space > from)
  if (next === undefined) {
    moveShareValue(state, seat, -figures.spacesBackForUnfulfilled, 'unfulfilled contract', emit)
    return
  }
  contracts[good] = next
  emit?.({ type: 'contract', seat, good, from, to: next })
}
