// War on the Continent (reconstructed): recruits, some fired workers for each player, leave the game.
import { waterFrameRules } from '../rules.ts'
import { event } from './event.ts'

export const warOnTheContinent = event('war on the continent', {
  happens(state, emit) {
    const { warOnTheContinentRecruits } = waterFrameRules(state.rules).figures
    const count = Math.min(state.firedWorkers, warOnTheContinentRecruits * state.rules.players)
    state.firedWorkers -= count
    state.boxedWorkers += count
    emit?.({ type: 'workers removed', count })
  },
})
