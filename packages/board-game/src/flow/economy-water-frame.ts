// Economy phase: an economy marker is turned up — WF 4.1.I, 5.I; ruling 27.
import { at } from '../at.ts'
import { has, including } from '../bits.ts'
import { REVEAL_ECONOMY, type RevealEconomy } from '../moves-water-frame.ts'
import { BETWEEN_TURNS } from '../parts.ts'
import { waterFrameRules } from '../rules.ts'
import { fourWith } from '../shared-lists.ts'
import type { State } from '../state.ts'
import { reason, step } from '../step.ts'
import { changeEconomy } from './economy.ts'

const NOT_IN_THE_POOL = reason<RevealEconomy>('WF 5.I', 'no-such-economy-marker-left', (_, { importer, workers }) => ({
  importer,
  workers,
}))

/** A face-down marker is drawn when it is turned up, from the good's markers that have not been seen. */
export const economyMarker = step<RevealEconomy>({
  name: 'economy',
  rule: 'WF 5.I',
  part: BETWEEN_TURNS,
  kinds: ['economy'],
  exact: true,
  candidates(state, offer) {
    const { economyMarkers } = waterFrameRules(state.rules)
    for (let i = 0; i < economyMarkers.length; i++) {
      const { importer, workers } = at(economyMarkers, i)
      const move = at(at(REVEAL_ECONOMY, importer), workers)
      // Two identical markers are one outcome that is twice as likely.
      if (firstUnseen(state, move) === i) offer(move)
    }
  },
  refuse: (state, move) => (firstUnseen(state, move) === -1 ? NOT_IN_THE_POOL : undefined),
  weight(state, { importer, workers }) {
    const seen = state.economySeen[state.cycle]
    let alike = 0
    waterFrameRules(state.rules).economyMarkers.forEach((marker, i) => {
      if (marker.importer === importer && marker.workers === workers && !has(seen, i)) alike++
    })
    return alike
  },
  play(state, move, emit) {
    const { cycle, economySeen } = state
    state.economySeen = fourWith(economySeen, cycle, including(economySeen[cycle], firstUnseen(state, move)))
    changeEconomy(state, move.importer, move.workers, emit)
  },
})

function firstUnseen(state: State, { importer, workers }: RevealEconomy): number {
  const { economyMarkers } = waterFrameRules(state.rules)
  const seen = state.economySeen[state.cycle]
  for (let i = 0; i < economyMarkers.length; i++) {
    const marker = at(economyMarkers, i)
    if (marker.importer === importer && marker.workers === workers && !has(seen, i)) return i
  }
  return -1
}
