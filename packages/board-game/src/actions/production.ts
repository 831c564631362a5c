// Production action: goods for the warehouse outside the production phase — WF II.2.8; rulings 2, 10, 34.
import { at } from '../at.ts'
import { excluding, including } from '../bits.ts'
import { ACTION_MARKERS } from '../components/action-markers.ts'
import { GOODS, type Good, ROWS } from '../components/goods.ts'
import { costWithTiles, freeSpaces, lastStaffedRow, machinesIn, workersIn } from '../factory.ts'
import { DONE, type Done } from '../moves.ts'
import { PRODUCE, type Produce, type TileMove } from '../moves-water-frame.ts'
import { offerTileMoves, playTileMove, refuseTileMove } from '../owned-tiles.ts'
import { TURN } from '../parts.ts'
import { decider, factoryOf } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import type { State } from '../state.ts'
import { type Emit, reason, step } from '../step.ts'
import { makeGoodsFit, storeGoods } from '../storage.ts'
import { pay } from '../treasury.ts'

const NO_FACTORY = reason('WF II.2.8', 'no-factory')
const MARKER_LIMIT = reason('WF II.2.8', 'marker-limit', state => ({ rows: rowsOfMarker(state) }))
const NOT_STAFFED = reason<Produce>('WF II.2.8', 'row-not-staffed', (_, { rows }) => ({ row: rows }))

export const productionAction = step<Produce | Done>({
  name: 'production action',
  rule: 'WF II.2.8',
  part: TURN,
  kinds: ['produce', 'done'],
  exact: true,
  candidates(state, offer) {
    const rows = rowsOfMarker(state)
    for (const good of GOODS) {
      const factory = factoryOf(state, good)
      if (factory.level === 0) continue
      const moves = PRODUCE[good]
      const staffed = lastStaffedRow(factory) + 1
      for (let row = 0; row < rows && row < staffed; row++) offer(at(moves, row))
    }
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    const factory = factoryOf(state, move.good)
    if (factory.level === 0) return NO_FACTORY
    if (move.rows > rowsOfMarker(state)) return MARKER_LIMIT
    return move.rows > lastStaffedRow(factory) + 1 ? NOT_STAFFED : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'produce') {
      produce(state, move, emit)
      return
    }
    pay(state, state.seat, state.turn.owed, 'production action', emit)
    state.step = 'adjust prices'
  },
})

/** A tile may add to the goods before they are stored. */
export const goodsProduced = step<TileMove | Done>({
  name: 'goods produced',
  rule: 'WF II.2.8',
  part: TURN,
  kinds: ['use', 'return', 'done'],
  exact: true,
  candidates(state, offer) {
    offerTileMoves(state, 'goods produced', offer)
    offer(DONE)
  },
  refuse: (state, move) => (move.kind === 'done' ? undefined : refuseTileMove(state, 'goods produced', move)),
  play(state, move, emit) {
    if (move.kind !== 'done') {
      playTileMove(state, 'goods produced', move, emit)
      return
    }
    const { turn, seat } = state
    pay(state, seat, turn.owed, 'production action', emit)
    storeGoods(state, seat, turn.good, turn.steps, emit)
    makeGoodsFit(state, 'adjust prices', emit)
  },
})

function produce(state: State, { good, rows }: Produce, emit: Emit): void {
  const { turn, seat } = state
  const player = decider(state)
  const factory = player.factories[good]
  const byRow = at(state.rules.output, factory.level)
  for (const row of ROWS) if (row < rows && freeSpaces(state, factory, good, row) === 0) turn.steps += byRow[row]
  turn.owed += costOfRows(state, good, rows)
  turn.good = good
  turn.affected = including(turn.affected, good)
  player.marked = excluding(player.marked, good)
  emit?.({ type: 'produced', seat, good, rows, count: turn.steps })
  state.step = 'goods produced'
}

/** Only the rows used cost something. In earlier revisions, 2014 paid for the whole factory. */
function costOfRows(state: State, good: Good, rows: number): number {
  const { edition, changes } = state.rules
  const player = decider(state)
  const factory = player.factories[good]
  if (edition === 2014 && !changes.productionPaysRowsUsed)
    return costWithTiles(state, player, good, workersIn(factory), machinesIn(factory))
  let workers = 0
  let machines = 0
  for (const row of ROWS) {
    if (row >= rows) break
    workers += factory.workers[row]
    machines += factory.machines[row]
  }
  return costWithTiles(state, player, good, workers, machines)
}

function rowsOfMarker(state: State): number {
  return waterFrameRules(state.rules).productionRows[at(ACTION_MARKERS, state.turn.marker).shade]
}
