// Navigation Acts (reconstructed): each player moves up for each own ship.
import { shipsOf } from '../harbour.ts'
import { seatsInOrder } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { moveShareValue } from '../share-value.ts'
import { event } from './event.ts'

export const navigationActs = event('navigation acts', {
  happens(state, emit) {
    const { navigationActsSpaces } = waterFrameRules(state.rules).figures
    for (const seat of seatsInOrder(state))
      moveShareValue(state, seat, shipsOf(state, seat) * navigationActsSpaces, 'event', emit)
  },
})
