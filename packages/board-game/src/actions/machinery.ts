// Machinery: machines replace workers — SJ II.2.3; ruling 8.
import { at } from '../at.ts'
import { ACTION_MARKERS } from '../components/action-markers.ts'
import { GOODS, ROWS } from '../components/goods.ts'
import { DONE, type Done, MECHANISE, type Mechanise } from '../moves.ts'
import { decider, factoryOf } from '../players.ts'
import type { State } from '../state.ts'
import { reason, step } from '../step.ts'

const NO_FACTORY = reason('SJ II.2.3', 'no-factory')
const TOO_DEAR = reason('SJ II.2.3', 'not-enough-paid', state => ({
  paid: state.turn.paid,
  needed: machineryCosts(state)[state.turn.steps] ?? 0,
  bought: state.turn.steps,
}))
const NO_MORE_ON_MARKER = reason('SJ II.2.3', 'marker-limit', state => ({ limit: machineryCosts(state).length }))
const ROW_MECHANISED = reason<Mechanise>('SJ II.2.3', 'no-machine-space', (state, { good, row }) => ({
  spaces: state.rules.machineSpaces[good][row],
}))
const NO_WORKER_THERE = reason<Mechanise>('ruling 8', 'no-worker-on-a-machine-space', (state, { good, row }) => ({
  workers: factoryOf(state, good).workers[row],
}))

export const machinery = step<Mechanise | Done>({
  name: 'machinery',
  rule: 'SJ II.2.3',
  kinds: ['machine', 'done'],
  candidates(state, offer) {
    const { factories } = decider(state)
    for (const good of GOODS) {
      const { level, workers } = factories[good]
      if (level === 0) continue
      const moves = at(MECHANISE, good)
      for (const row of ROWS) if (workers[row] > 1) offer(at(moves, row))
    }
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    const { rules, turn } = state
    const { good, row } = move
    const costs = machineryCosts(state)
    const cost = costs[turn.steps]
    if (cost === undefined) return NO_MORE_ON_MARKER
    if (cost > turn.paid) return TOO_DEAR
    const { level, workers, machines } = factoryOf(state, good)
    if (level === 0) return NO_FACTORY
    const machineSpaces = rules.machineSpaces[good][row]
    if (machines[row] >= machineSpaces) return ROW_MECHANISED
    // Workers stand on the spaces for workers only first: a row never runs without one.
    return workers[row] <= rules.workerSpaces[good][row] - machineSpaces ? NO_WORKER_THERE : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'done') {
      state.step = 'take special marker'
      return
    }
    const { good, row } = move
    const factory = factoryOf(state, good)
    factory.workers[row]--
    factory.machines[row]++
    state.firedWorkers++
    state.turn.steps++
    emit?.({ type: 'machine', seat: state.seat, good, row })
  },
})

/** What the paid sum must reach for one, two, three machines. */
function machineryCosts(state: State): readonly number[] {
  return state.rules.machineryCosts[at(ACTION_MARKERS, state.turn.marker).shade]
}
