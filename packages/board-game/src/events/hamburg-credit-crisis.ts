// Hamburg Credit Crisis (reconstructed): each player moves one space down, and one more for each loan.
import { playerAt, seatsInOrder } from '../players.ts'
import { moveShareValue } from '../share-value.ts'
import { event } from './event.ts'

export const hamburgCreditCrisis = event('hamburg credit crisis', {
  happens(state, emit) {
    for (const seat of seatsInOrder(state)) moveShareValue(state, seat, -1 - playerAt(state, seat).loans, 'event', emit)
  },
})
