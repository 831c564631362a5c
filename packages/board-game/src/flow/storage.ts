// Storage and expiry: unsold goods are kept as far as there is space — SJ III.4; WF III.5; ruling 15.
import type { Seat } from '@arkwright/kernel'
import { numberAt } from '../at.ts'
import { GOODS } from '../components/goods.ts'
import { DISCARD, type Discard } from '../moves.ts'
import { discardPart, PRODUCTION } from '../parts.ts'
import { decider, fromStartPlayer, playerAt } from '../players.ts'
import { listWith } from '../shared-lists.ts'
import type { State } from '../state.ts'
import { type AutomaticStep, type Emit, reason, step } from '../step.ts'
import { goodsOverCapacity, storedOnPriceScale, storeGoods } from '../storage.ts'

/** Goes through the players from the start player; asks those whose goods do not all fit. */
export const storage: AutomaticStep = {
  name: 'storage',
  part: PRODUCTION,
  run(state, emit) {
    for (; state.turnsTaken < state.rules.players; state.turnsTaken++) {
      const seat = fromStartPlayer(state, state.turnsTaken)
      storeSurplus(state, seat, emit)
      if (goodsOverCapacity(state, playerAt(state, seat)) > 0) {
        state.seat = seat
        state.resume = 'storage'
        state.step = 'discard goods'
        return
      }
    }
    state.step = 'end of cycle'
  },
}

function storeSurplus(state: State, seat: Seat, emit: Emit): void {
  const surplus = numberAt(state.sale.surplus, seat)
  if (surplus === 0) return
  state.sale.surplus = listWith(state.sale.surplus, seat, 0)
  storeGoods(state, seat, state.cycle, surplus, emit)
}

const NONE_STORED = reason<Discard>('SJ III.4', 'none-stored')
const HAS_ITS_PLACE = reason<Discard>('WF III.5', 'all-in-the-large-warehouse')

export const discardGoods = step<Discard>({
  name: 'discard goods',
  rule: 'SJ III.4',
  part: discardPart,
  kinds: ['discard'],
  candidates(_, offer) {
    for (const good of GOODS) offer(DISCARD[good])
  },
  refuse(state, { good }) {
    const player = decider(state)
    if (player.stored[good] === 0) return NONE_STORED
    return storedOnPriceScale(state, player, good) === 0 ? HAS_ITS_PLACE : undefined
  },
  play(state, { good }, emit) {
    decider(state).stored[good]--
    emit?.({ type: 'discarded', seat: state.seat, good, count: 1 })
    if (goodsOverCapacity(state, decider(state)) === 0) state.step = state.resume
  },
})
