// Ship: stored goods go to the East India Company, several contracts with one ship — WF II.2.7; rulings 22, 30.
import type { Seat } from '@arkwright/kernel'
import { at } from '../at.ts'
import { GOODS, type Good } from '../components/goods.ts'
import { contractTolerance, deliver, harbourOf, receiveForShipment } from '../harbour.ts'
import { DONE, type Done } from '../moves.ts'
import { SHIP, type Ship } from '../moves-water-frame.ts'
import { TURN } from '../parts.ts'
import { decider, playerAt } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { moveShareValue } from '../share-value.ts'
import type { State } from '../state.ts'
import { type Emit, type Reason, reason, step } from '../step.ts'

const NO_CONTRACT = reason('WF II.2.7', 'no-contract')
const NO_FACTORY = reason('ruling 22', 'no-factory')
const WHOLE_CONTRACT = reason<Ship>('WF II.2.7', 'only-the-whole-contract', (state, { good, count }) => ({
  contract: harbourOf(decider(state)).contracts[good],
  count,
}))
const NOT_STORED = reason<Ship>('WF II.2.7', 'not-enough-stored', (state, { good, count }) => ({
  stored: decider(state).stored[good],
  count,
}))
const SHIP_TOO_SMALL = reason<Ship>('WF II.2.7', 'not-enough-capacity', (state, { count }) => ({
  capacity: state.turn.budget,
  count,
}))

export const ship = step<Ship | Done>({
  name: 'ship',
  rule: 'WF II.2.7',
  part: TURN,
  kinds: ['ship', 'done'],
  candidates(state, offer) {
    for (const good of GOODS) offerShipments(state, state.seat, good, offer)
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    const refused = refuseContract(state, state.seat, move)
    if (refused !== undefined) return refused
    // A tile changes only one contract of the action.
    if (state.turn.bent && move.count !== harbourOf(decider(state)).contracts[move.good]) return WHOLE_CONTRACT
    if (move.count > decider(state).stored[move.good]) return NOT_STORED
    return move.count > state.turn.budget ? SHIP_TOO_SMALL : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'done') {
      state.step = 'take special marker'
      return
    }
    shipStoredGoods(state, move, emit)
  },
})

function shipStoredGoods(state: State, { good, count }: Ship, emit: Emit): void {
  const { turn, seat } = state
  const player = decider(state)
  if (count !== harbourOf(player).contracts[good]) turn.bent = true
  turn.budget -= count
  player.stored[good] -= count
  deliver(state, seat, good, count, emit)
  turn.steps++
  // The ship sails once, with any number of goods.
  if (turn.steps > 1) return
  receiveForShipment(state, seat, emit)
  moveShareValue(state, seat, -waterFrameRules(state.rules).figures.spacesBackPerShip, 'ships', emit)
}

/** The contract, and the numbers of goods that tiles allow for it. */
export function offerShipments(state: State, seat: Seat, good: Good, offer: (move: Ship) => void): void {
  const player = playerAt(state, seat)
  const contract = harbourOf(player).contracts[good]
  if (contract === 0) return
  const tolerance = contractTolerance(state, player)
  const moves = SHIP[good]
  for (let count = contract - tolerance; count <= contract + tolerance; count++) offer(at(moves, count))
}

/** Every shipment needs a contract of about this size, and a factory: its base quality is the price. */
export function refuseContract(state: State, seat: Seat, { good, count }: Ship): Reason | undefined {
  const player = playerAt(state, seat)
  const contract = harbourOf(player).contracts[good]
  if (contract === 0) return NO_CONTRACT
  if (player.factories[good].level === 0) return NO_FACTORY
  return Math.abs(count - contract) > contractTolerance(state, player) ? WHOLE_CONTRACT : undefined
}
