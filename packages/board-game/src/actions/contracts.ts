// Contracts with the East India Company: acquired and raised at the stock exchange — WF II.2.6; rulings 22, 32.
import { at, numberAt } from '../at.ts'
import { GOODS } from '../components/goods.ts'
import { harbourOf } from '../harbour.ts'
import { DONE, type Done } from '../moves.ts'
import { PLACE_CONTRACT, type PlaceContract } from '../moves-water-frame.ts'
import { TURN } from '../parts.ts'
import { decider } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { reason, step } from '../step.ts'

const NOT_ON_TRACK = reason<PlaceContract>('WF II.2.6', 'not-on-the-track', ({ rules }, { count }) => ({
  count,
  highest: Math.max(0, ...waterFrameRules(rules).contractTrack),
}))
const NEVER_LOWER = reason<PlaceContract>('WF II.2.6', 'contract-never-lower', (state, { good, count }) => ({
  count,
  contract: harbourOf(decider(state)).contracts[good],
}))

export const contracts = step<PlaceContract | Done>({
  name: 'contracts',
  rule: 'WF II.2.6',
  part: TURN,
  kinds: ['contract', 'done'],
  exact: true,
  candidates(state, offer) {
    const { contracts: ongoing } = harbourOf(decider(state))
    const { contractTrack } = waterFrameRules(state.rules)
    for (const good of GOODS) {
      const moves = PLACE_CONTRACT[good]
      for (let space = 0; space < contractTrack.length; space++)
        if (numberAt(contractTrack, space) > ongoing[good]) offer(at(moves, space))
    }
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    if (!waterFrameRules(state.rules).contractTrack.includes(move.count)) return NOT_ON_TRACK
    return move.count <= harbourOf(decider(state)).contracts[move.good] ? NEVER_LOWER : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'done') {
      state.step = 'take special marker'
      return
    }
    const { contracts: ongoing } = harbourOf(decider(state))
    const { good, count } = move
    emit?.({ type: 'contract', seat: state.seat, good, from: ongoing[good], to: count })
    ongoing[good] = count
  },
})
