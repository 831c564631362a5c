// Economic Crisis (reconstructed): two fired workers for each player go back to the job market.
import { returnWorkersToMarket } from '../job-market.ts'
import { event } from './event.ts'

const WORKERS_PER_PLAYER = 2

export const economicCrisis = event('economic crisis', {
  happens(state, emit) {
    const count = returnWorkersToMarket(state, WORKERS_PER_PLAYER * state.rules.players)
    emit?.({ type: 'workers returned', count })
  },
})
