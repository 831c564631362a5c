// Quality: permanent steps bought with the administrative cost paid — SJ II.2.4; WF II.2.4; ruling 9.
import { at, numberAt } from '../at.ts'
import { including } from '../bits.ts'
import { ACTION_MARKERS } from '../components/action-markers.ts'
import { GOODS } from '../components/goods.ts'
import { DONE, type Done, RAISE_QUALITY, type RaiseQuality } from '../moves.ts'
import { effectsOf } from '../owned-tiles.ts'
import { TURN } from '../parts.ts'
import { decider, factoryOf } from '../players.ts'
import type { Factory, State } from '../state.ts'
import { type Reason, reason, step } from '../step.ts'

const NO_FACTORY = reason('SJ II.2.4', 'no-factory')
const HIGHEST_LEVEL = reason('SJ II.2.4', 'highest-quality', state => ({ highest: highestQuality(state) }))
const TOO_DEAR = reason('SJ II.2.4', 'not-enough-paid', state => ({
  paid: state.turn.paid,
  needed: qualityCosts(state)[state.turn.steps] ?? 0,
  steps: state.turn.steps,
}))
const NO_MORE_ON_MARKER = reason('SJ II.2.4', 'marker-limit', state => ({ limit: qualityCosts(state).length }))

export const quality = step<RaiseQuality | Done>({
  name: 'quality',
  rule: 'SJ II.2.4',
  part: TURN,
  kinds: ['quality', 'done'],
  exact: true,
  candidates(state, offer) {
    if (refuseCost(state) === undefined) offerFactories(state, offer)
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    return refuseCost(state) ?? refuseFactory(factoryOf(state, move.good), highestQuality(state))
  },
  play(state, move, emit) {
    const { turn, seat } = state
    if (move.kind === 'done') {
      // The unused part of the sum may still pay for price adjustments.
      turn.budget = turn.paid - (turn.steps === 0 ? 0 : numberAt(qualityCosts(state), turn.steps - 1))
      state.step = 'adjust prices'
      return
    }
    const factory = factoryOf(state, move.good)
    factory.quality++
    turn.steps++
    turn.affected = including(turn.affected, move.good)
    emit?.({ type: 'quality', seat, good: move.good, level: factory.quality })
  },
})

function offerFactories(state: State, offer: (move: RaiseQuality) => void): void {
  const { factories } = decider(state)
  const highest = highestQuality(state)
  for (const good of GOODS) if (refuseFactory(factories[good], highest) === undefined) offer(RAISE_QUALITY[good])
}

/** Whether the sum paid is enough for one more step. */
function refuseCost(state: State): Reason | undefined {
  const cost = qualityCosts(state)[state.turn.steps]
  if (cost === undefined) return NO_MORE_ON_MARKER
  return cost > state.turn.paid ? TOO_DEAR : undefined
}

function refuseFactory({ level, quality: reached }: Factory, highest: number): Reason | undefined {
  if (level === 0) return NO_FACTORY
  return reached >= highest ? HIGHEST_LEVEL : undefined
}

/** The sums needed for one, two and three steps. */
function qualityCosts(state: State): readonly number[] {
  return state.rules.qualityCosts[at(ACTION_MARKERS, state.turn.marker).shade]
}

function highestQuality(state: State): number {
  let highest: number = state.rules.figures.qualityLevels
  for (const owned of decider(state).tiles) highest = Math.max(highest, effectsOf(state, owned).highestQuality)
  return highest
}
