// Opium War (reconstructed): each player moves down for each own ship.
import { shipsOf } from '../harbour.ts'
import { seatsInOrder } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { moveShareValue } from '../share-value.ts'
import { event } from './event.ts'

export const opiumWar = event('opium war', {
  happens(state, emit) {
    const { opiumWarSpaces } = waterFrameRules(state.rules).figures
    for (const seat of seatsInOrder(state))
      moveShareValue(state, seat, -shipsOf(state, seat) * opiumWarSpaces, 'event', emit)
  },
})
