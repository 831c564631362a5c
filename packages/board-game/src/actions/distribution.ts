// Distribution: steps that fade with each production — SJ II.2.5; ruling 9.
import { at } from '../at.ts'
import { including } from '../bits.ts'
import { GOODS } from '../components/goods.ts'
import { DONE, type Done, RAISE_DISTRIBUTION, type RaiseDistribution } from '../moves.ts'
import { decider, factoryOf } from '../players.ts'
import { reason, step } from '../step.ts'

const NO_FACTORY = reason('SJ II.2.5', 'no-factory')
const HIGHEST_LEVEL = reason('SJ II.2.5', 'highest-distribution', state => ({
  highest: state.rules.figures.distributionLevels,
}))
const TOO_DEAR = reason<RaiseDistribution>('SJ II.2.5', 'not-enough-paid', (state, { good }) => ({
  left: state.turn.budget,
  needed: factoryOf(state, good).distribution + 1,
}))

export const distribution = step<RaiseDistribution | Done>({
  name: 'distribution',
  rule: 'SJ II.2.5',
  kinds: ['distribution', 'done'],
  candidates(state, offer) {
    const { factories } = decider(state)
    for (const good of GOODS) if (factories[good].level > 0) offer(at(RAISE_DISTRIBUTION, good))
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    const factory = factoryOf(state, move.good)
    if (factory.level === 0) return NO_FACTORY
    if (factory.distribution >= state.rules.figures.distributionLevels) return HIGHEST_LEVEL
    return factory.distribution + 1 > state.turn.budget ? TOO_DEAR : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'done') {
      state.step = 'adjust prices'
      return
    }
    const { turn, seat } = state
    const factory = factoryOf(state, move.good)
    factory.distribution++
    // A step costs as much as the level it reaches.
    turn.budget -= factory.distribution
    turn.affected = including(turn.affected, move.good)
    emit?.({ type: 'distribution', seat, good: move.good, level: factory.distribution })
  },
})
