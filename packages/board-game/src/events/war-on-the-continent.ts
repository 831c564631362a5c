// War on the Continent (reconstructed): recruits, two fired workers for each player, leave the game.
import { event } from './event.ts'

const RECRUITS_PER_PLAYER = 2

export const warOnTheContinent = event('war on the continent', {
  happens(state, emit) {
    const count = Math.min(state.firedWorkers, RECRUITS_PER_PLAYER * state.rules.players)
    state.firedWorkers -= count
    state.boxedWorkers += count
    emit?.({ type: 'workers removed', count })
  },
})
