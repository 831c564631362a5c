// Economic Crisis (reconstructed): some fired workers for each player go back to the job market.
import { returnWorkersToMarket } from '../job-market.ts'
import { waterFrameRules } from '../rules.ts'
import { event } from './event.ts'

export const economicCrisis = event('economic crisis', {
  happens(state, emit) {
    const { economicCrisisWorkers } = waterFrameRules(state.rules).figures
    const count = returnWorkersToMarket(state, economicCrisisWorkers * state.rules.players)
    emit?.({ type: 'workers returned', count })
  },
})
