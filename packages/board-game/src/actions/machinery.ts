// Machinery: machines replace workers — SJ II.2.3; WF II.2.3; ruling 8.
import { at } from '../at.ts'
import { countAt } from '../bits.ts'
import { ACTION_MARKERS } from '../components/action-markers.ts'
import { GOODS, type Good, ROWS, type Row } from '../components/goods.ts'
import { DONE, type Done, MECHANISE, type Mechanise } from '../moves.ts'
import { effectsOf } from '../owned-tiles.ts'
import { TURN } from '../parts.ts'
import { decider, factoryOf, playerAt, seatsInOrder } from '../players.ts'
import { fourWith } from '../shared-lists.ts'
import type { Factory, State } from '../state.ts'
import { type Emit, type Reason, reason, step } from '../step.ts'

const NO_FACTORY = reason('SJ II.2.3', 'no-factory')
const TOO_DEAR = reason('SJ II.2.3', 'not-enough-paid', state => ({
  paid: budgetOf(state),
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
  part: TURN,
  kinds: ['machine', 'done'],
  exact: true,
  candidates(state, offer) {
    if (refuseCost(state) === undefined) offerMachines(state, offer)
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    return refuseCost(state) ?? refuseMachine(state, factoryOf(state, move.good), move.good, move.row)
  },
  play(state, move, emit) {
    if (move.kind === 'done') {
      state.step = 'take special marker'
      return
    }
    state.turn.steps++
    placeMachine(state, move, emit)
    if (state.rules.tiles.length > 0) tellTiles(state, emit)
  },
})

/** Every place where a machine fits, without regard to its cost. */
export function offerMachines(state: State, offer: (move: Mechanise) => void): void {
  const { factories } = decider(state)
  for (const good of GOODS) {
    const factory = factories[good]
    if (factory.level === 0) continue
    const moves = MECHANISE[good]
    for (const row of ROWS) if (refuseMachine(state, factory, good, row) === undefined) offer(moves[row])
  }
}

/** Whether the sum paid is enough for one more machine. */
function refuseCost(state: State): Reason | undefined {
  const cost = machineryCosts(state)[state.turn.steps]
  if (cost === undefined) return NO_MORE_ON_MARKER
  return cost > budgetOf(state) ? TOO_DEAR : undefined
}

/** Whether a machine fits there, without regard to its cost. */
export function refuseMachine(state: State, factory: Factory, good: Good, row: Row): Reason | undefined {
  const { rules, turn } = state
  const { level, workers, machines } = factory
  if (level === 0) return NO_FACTORY
  const machineSpaces = rules.machineSpaces[good][row]
  if (machines[row] >= machineSpaces) return ROW_MECHANISED
  // Workers fill the spaces for workers only first, since a row never runs without a worker. Workers hired in this action stay.
  const replaceable = workers[row] - countAt(turn.hired[good], row)
  return replaceable <= rules.workerSpaces[good][row] - machineSpaces ? NO_WORKER_THERE : undefined
}

/** The machine replaces a worker, who is fired. */
export function placeMachine(state: State, { good, row }: Mechanise, emit: Emit): void {
  const factory = factoryOf(state, good)
  factory.workers = fourWith(factory.workers, row, factory.workers[row] - 1)
  factory.machines = fourWith(factory.machines, row, factory.machines[row] + 1)
  state.firedWorkers++
  emit?.({ type: 'machine', seat: state.seat, good, row })
}

/** The sum paid plus the bonus of tiles. */
function budgetOf(state: State): number {
  let budget = state.turn.paid
  for (const owned of decider(state).tiles) budget += effectsOf(state, owned).machineryBudget
  return budget
}

function tellTiles(state: State, emit: Emit): void {
  for (const owned of decider(state).tiles) effectsOf(state, owned).afterMachine?.(state)
  for (const seat of seatsInOrder(state)) {
    if (seat === state.seat) continue
    for (const owned of playerAt(state, seat).tiles) effectsOf(state, owned).machineOfAnother?.(state, seat, emit)
  }
}

/** The sums needed for one, two and three machines. */
function machineryCosts(state: State): readonly number[] {
  return state.rules.machineryCosts[at(ACTION_MARKERS, state.turn.marker).shade]
}
