// Distribution: steps that fade with each production — SJ II.2.5; WF II.2.5; rulings 9, 31.
import { numberAt } from '../at.ts'
import { including } from '../bits.ts'
import { GOODS, type Good } from '../components/goods.ts'
import { DONE, type Done, RAISE_DISTRIBUTION, type RaiseDistribution } from '../moves.ts'
import type { TileMove } from '../moves-water-frame.ts'
import { offerTileMoves, playTileMove, refuseTileMove } from '../owned-tiles.ts'
import { TURN } from '../parts.ts'
import { decider, factoryOf } from '../players.ts'
import type { State } from '../state.ts'
import { type Emit, type Reason, reason, step } from '../step.ts'

const NO_FACTORY = reason('SJ II.2.5', 'no-factory')
const HIGHEST_LEVEL = reason('SJ II.2.5', 'highest-distribution', state => ({
  highest: state.rules.figures.distributionLevels,
}))
const TOO_DEAR = reason<RaiseDistribution>('SJ II.2.5', 'not-enough-paid', (state, { good }) => ({
  left: state.turn.budget,
  needed: costOfStep(state, good),
}))

export const distribution = step<RaiseDistribution | TileMove | Done>({
  name: 'distribution',
  rule: 'SJ II.2.5',
  part: TURN,
  kinds: ['distribution', 'use', 'return', 'done'],
  exact: true,
  candidates(state, offer) {
    for (const move of RAISE_DISTRIBUTION) if (refuseStepInAction(state, move) === undefined) offer(move)
    offerTileMoves(state, 'distribution action', offer)
    offer(DONE)
  },
  refuse(state, move) {
    switch (move.kind) {
      case 'done':
        return undefined
      case 'use':
      case 'return':
        return refuseTileMove(state, 'distribution action', move)
      case 'distribution':
        return refuseStepInAction(state, move)
    }
  },
  play(state, move, emit) {
    switch (move.kind) {
      case 'done':
        state.step = 'adjust prices'
        return
      case 'use':
      case 'return':
        playTileMove(state, 'distribution action', move, emit)
        return
      case 'distribution':
        state.turn.budget -= costOfStep(state, move.good)
        takeStep(state, move, emit)
    }
  },
})

function refuseStepInAction(state: State, move: RaiseDistribution): Reason | undefined {
  const refused = refuseStep(state, move)
  if (refused !== undefined) return refused
  return costOfStep(state, move.good) > state.turn.budget ? TOO_DEAR : undefined
}

/** What the next level costs. */
function costOfStep(state: State, good: Good): number {
  return numberAt(state.rules.distributionCosts, factoryOf(state, good).distribution + 1)
}

export function offerSteps(state: State, offer: (move: RaiseDistribution) => void): void {
  const { factories } = decider(state)
  for (const good of GOODS) if (factories[good].level > 0) offer(RAISE_DISTRIBUTION[good])
}

/** Whether a marker can be raised, without regard to the cost. */
export function refuseStep(state: State, { good }: RaiseDistribution): Reason | undefined {
  const factory = factoryOf(state, good)
  if (factory.level === 0) return NO_FACTORY
  return factory.distribution >= state.rules.figures.distributionLevels ? HIGHEST_LEVEL : undefined
}

export function takeStep(state: State, { good }: RaiseDistribution, emit: Emit): void {
  const factory = factoryOf(state, good)
  factory.distribution++
  state.turn.affected = including(state.turn.affected, good)
  emit?.({ type: 'distribution', seat: state.seat, good, level: factory.distribution })
}
