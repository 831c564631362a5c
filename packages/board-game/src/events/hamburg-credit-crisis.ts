// Hamburg Credit Crisis (reconstructed): each player moves down, and farther for each loan.
import { playerAt, seatsInOrder } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { moveShareValue } from '../share-value.ts'
import { event } from './event.ts'

export const hamburgCreditCrisis = event('hamburg credit crisis', {
  happens(state, emit) {
    const { hamburgCreditCrisisSpaces, hamburgCreditCrisisSpacesPerLoan } = waterFrameRules(state.rules).figures
    for (const seat of seatsInOrder(state)) {
      const forLoans = playerAt(state, seat).loans * hamburgCreditCrisisSpacesPerLoan
      moveShareValue(state, seat, -hamburgCreditCrisisSpaces - forLoans, 'event', emit)
    }
  },
})
