// Storage and expiry: what was not sold is kept while there is room — SJ III.4; ruling 15.
import type { Seat } from '@arkwright/kernel'
import { at } from '../at.ts'
import { GOODS } from '../components/goods.ts'
import { DISCARD, type Discard } from '../moves.ts'
import { decider, fromStartPlayer, playerAt } from '../players.ts'
import type { State } from '../state.ts'
import { type AutomaticStep, type Listen, reason, step } from '../step.ts'
import { goodsOverCapacity, roomOnPriceScale } from '../storage.ts'

/** Goes through the players from the start player; asks the one whose goods do not all fit. */
export const storage: AutomaticStep = {
  name: 'storage',
  run(state, emit) {
    for (; state.turnsTaken < state.rules.players; state.turnsTaken++) {
      const seat = fromStartPlayer(state, state.turnsTaken)
      storeSurplus(state, seat, emit)
      if (goodsOverCapacity(state, playerAt(state, seat)) > 0) {
        state.seat = seat
        state.step = 'discard goods'
        return
      }
    }
    state.step = 'end of cycle'
  },
}

function storeSurplus(state: State, seat: Seat, emit: Listen): void {
  const good = state.cycle
  const player = playerAt(state, seat)
  const count = Math.min(at(state.sale.surplus, seat), roomOnPriceScale(state, player, good) - player.stored[good])
  state.sale.surplus[seat] = 0
  if (count <= 0) return
  player.stored[good] += count
  emit?.({ type: 'stored', seat, good, count })
}

const NONE_STORED = reason<Discard>('SJ III.4', 'none-stored')

export const discardGoods = step<Discard>({
  name: 'discard goods',
  rule: 'SJ III.4',
  kinds: ['discard'],
  candidates(_, offer) {
    for (const good of GOODS) offer(at(DISCARD, good))
  },
  refuse: (state, { good }) => (decider(state).stored[good] === 0 ? NONE_STORED : undefined),
  play(state, { good }, emit) {
    decider(state).stored[good]--
    emit?.({ type: 'discarded', seat: state.seat, good, count: 1 })
    state.step = 'storage'
  },
})
