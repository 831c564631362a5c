// Workers and machinery within a turn: sets of rows and machines are compared on paper, and only the best are played.
import {
  ACTION_MARKERS,
  freeSpaces,
  GOODS,
  type Good,
  lastStaffedRow,
  type Move,
  ROWS,
  type Row,
  type StaffChange,
  type State,
  withStaff,
  workersForHire,
} from '@arkwright/board-game'
import { at } from '../../at.ts'
import {
  after,
  afterAll,
  best,
  ended,
  legal,
  legalOf,
  rateAsItStands,
  type Thinking,
  type Variation,
} from './variation.ts'

const WIDTH = { brisk: 1, thorough: 3 }
const PLANS_KEPT = { brisk: 1, thorough: 4 }
const LONGEST = 8

/** Moves that only make sense together, such as all workers a row still needs, and their effect on paper. */
interface Unit extends StaffChange {
  readonly moves: readonly Move[]
  /** Comes only after this one, because both have the same effect. */
  readonly follows: Unit | undefined
  /** The row that the worker goes to whom a machine replaces, while it has room; absent: the worker goes away. */
  readonly to?: RowToFill
}

interface RowToFill {
  readonly good: Good
  readonly row: Row
  readonly free: number
}

interface Plan {
  readonly units: readonly Unit[]
  readonly value: number
  /** Index of the last unit taken. A wide search continues after it, so that it finds no set twice. */
  readonly last: number
}

const NOTHING = { workers: 0, machines: 0, hired: 0, fired: 0, columns: 0, rows: 0, follows: undefined }

/** Rows are filled or emptied completely, because a half-filled row produces nothing. */
export function workers(thinking: Thinking, variation: Variation): Variation[] {
  const units = legal(variation).flatMap(move => wholeRow(variation.state, move))
  if (thinking.context.plansHarbour) units.push(...warehousePairs(units))
  const plans = search(thinking, variation.state, units, LONGEST, false)
  return plans.map(plan =>
    ended(
      afterAll(
        variation,
        plan.flatMap(({ moves }) => moves),
      ),
      'workers',
    ),
  )
}

/** A column of the large warehouse opens spaces only together with a row, so the two form one unit — WF II.2.2. */
function warehousePairs(units: readonly Unit[]): Unit[] {
  const row = units.find(({ rows }) => rows > 0)
  if (row === undefined) return []
  return units
    .filter(({ columns }) => columns > 0)
    .map(column => ({ ...column, moves: [...column.moves, ...row.moves], hired: column.hired + row.hired, rows: 1 }))
}

function wholeRow(state: State, move: Move): Unit[] {
  const player = at(state.players, state.seat)
  if (move.kind === 'hire') {
    const { good, row } = move
    const factory = player.factories[good]
    const free = freeSpaces(state, factory, good, row)
    return [{ ...NOTHING, moves: Array.from({ length: free }, () => move), good, row, workers: free, hired: free }]
  }
  if (move.kind === 'fire') {
    const { good } = move
    const factory = player.factories[good]
    const { workers: staff, machines } = factory
    const row = lastStaffedRow(factory)
    const fired = at(staff, row)
    const moves = Array.from({ length: fired }, () => move)
    return [{ ...NOTHING, moves, good, row, workers: -fired, machines: -at(machines, row), fired }]
  }
  if (move.kind === 'hire column') {
    return [{ ...NOTHING, moves: [move], good: move.good, row: 0, hired: 1, columns: 1 << move.good }]
  }
  if (move.kind === 'hire row') return [{ ...NOTHING, moves: [move], good: 0, row: 0, hired: 1, rows: 1 }]
  return []
}

/** Unused purchases are lost. */
export function machinery(thinking: Thinking, variation: Variation): Variation[] {
  const most = machinesAffordable(thinking, variation.state)
  const units = machinesIn(thinking, variation)
  const plans = search(thinking, variation.state, units, most, true)
  const bought = plans.map(plan => buyMachines(thinking, variation, plan))
  return [...bought, ...machineryFillingRows(thinking, variation, units, most)]
}

/** Machines of one factory save the same in every row, so its rows are taken in order. */
function machinesIn(thinking: Thinking, variation: Variation): Unit[] {
  const units: Unit[] = []
  for (const good of GOODS) {
    let follows: Unit | undefined
    for (const move of legalOf(variation, 'machine')) {
      if (move.good !== good) continue
      for (let count = machinesThatFit(thinking, variation.state, good, move.row); count > 0; count--) {
        follows = { ...NOTHING, moves: [move], good, row: move.row, workers: -1, machines: 1, fired: 1, follows }
        units.push(follows)
      }
    }
  }
  return units
}

/**
 * With the school, the machines whose replaced workers best fill one row: which machines save most says little of that.
 */
function machineryFillingRows(
  thinking: Thinking,
  variation: Variation,
  units: readonly Unit[],
  most: number,
): Variation[] {
  const [first] = units
  if (!thinking.context.plansHarbour || thinking.breadth === 'brisk' || first === undefined) return []
  if (afterAll(variation, first.moves).state.step !== PLACE_THE_WORKER) return []
  return rowsToFill(thinking, variation.state, most).flatMap(to => {
    const plans = search(thinking, variation.state, placedIn(to, units), most, true)
    const filling = plans.filter(({ length }) => length >= to.free)
    return filling.map(plan => ended(withWorkersGoing(variation, plan, to), 'machinery'))
  })
}

/** The same machines, each with its worker in the row. */
function placedIn(to: RowToFill, units: readonly Unit[]): Unit[] {
  const placed = new Map<Unit, Unit>()
  for (const unit of units) placed.set(unit, { ...unit, follows: unit.follows && placed.get(unit.follows), to })
  return [...placed.values()]
}

function machinesThatFit({ seat }: Thinking, { rules, players }: State, good: Good, row: Row): number {
  const { workers: staff, machines } = at(players, seat).factories[good]
  const spaces = rules.machineSpaces[good][row]
  return Math.min(spaces - machines[row], staff[row] - (rules.workerSpaces[good][row] - spaces))
}

function machinesAffordable({ seat }: Thinking, { turn, rules, players }: State): number {
  let budget = turn.paid
  for (const { tile } of at(players, seat).tiles) budget += at(rules.tiles, tile).machineryBudget
  const { shade } = at(ACTION_MARKERS, turn.marker)
  return rules.machineryCosts[shade].filter(cost => cost <= budget).length - turn.steps
}

function buyMachines(thinking: Thinking, variation: Variation, plan: readonly Unit[]): Variation {
  const bought = withWorkersGoing(variation, plan, undefined)
  if (!bought.moves.some(({ kind }) => kind === 'done')) return ended(bought, 'machinery')
  // A tile asks where each replaced worker goes: away, or all to one row that they fill.
  const ways = rowsToFill(thinking, variation.state, plan.length).map(to => withWorkersGoing(variation, plan, to))
  return ended(best(thinking, [bought, ...ways], 1)[0] ?? bought, 'machinery')
}

/** The school tile's question. Ending it without an answer sends the worker away. */
const PLACE_THE_WORKER = 'school: place the worker'

function withWorkersGoing(variation: Variation, plan: readonly Unit[], to: RowToFill | undefined): Variation {
  let bought = variation
  for (const { moves } of plan) {
    bought = afterAll(bought, moves)
    if (bought.state.step !== PLACE_THE_WORKER) continue
    const hire = legalOf(bought, 'hire').find(({ good, row }) => good === to?.good && row === to.row)
    bought = hire === undefined ? ended(bought, PLACE_THE_WORKER) : after(bought, hire)
  }
  return bought
}

function rowsToFill({ seat }: Thinking, state: State, most: number): RowToFill[] {
  const { factories } = at(state.players, seat)
  return GOODS.filter(good => factories[good].level > 0)
    .flatMap(good => ROWS.map(row => ({ good, row, free: freeSpaces(state, factories[good], good, row) })))
    .filter(({ free }) => free > 0 && free <= most)
}

/**
 * The best sets of units, best first, with the empty set where there is time. `insists` continues even without a gain.
 */
function search(
  thinking: Thinking,
  state: State,
  units: readonly Unit[],
  longest: number,
  insists: boolean,
): (readonly Unit[])[] {
  if (thinking.manner === 'hasty') return [gathered(thinking, state, units, longest, insists)]
  const forHire = workersForHire(state)
  const found: Plan[] = []
  let beam: Plan[] = [
    { units: [], value: insists ? Number.NEGATIVE_INFINITY : rateAsItStands(thinking, state), last: -1 },
  ]
  for (let length = 0; length < longest && beam.length > 0; length++) {
    const next: Plan[] = []
    let bar = Number.POSITIVE_INFINITY
    for (const plan of beam) {
      bar = Math.min(bar, plan.value)
      for (const [place, unit] of units.entries()) {
        if (plan.units.includes(unit) || (thinking.breadth === 'thorough' && place < plan.last)) continue
        if (unit.follows !== undefined && !plan.units.includes(unit.follows)) continue
        const longer = [...plan.units, unit]
        if (!isPossible(longer, forHire)) continue
        next.push({ units: longer, value: rateWith(thinking, state, longer), last: place })
      }
    }
    next.sort((one, other) => other.value - one.value)
    const promising = insists ? next : next.filter(({ value }) => value > bar)
    beam = promising.slice(0, WIDTH[thinking.breadth])
    found.push(...(length === 0 && thinking.breadth === 'thorough' ? next.slice(0, WIDTH.thorough) : beam))
  }
  found.sort((one, other) => other.value - one.value)
  const kept = found.slice(0, PLANS_KEPT[thinking.breadth])
  if (thinking.breadth === 'thorough' || kept.length === 0) {
    const idle = { units: [], value: rateAsItStands(thinking, state), last: -1 }
    const place = kept.findIndex(({ value }) => value < idle.value)
    kept.splice(place === -1 ? kept.length : place, 0, idle)
  }
  return kept.map(plan => plan.units)
}

/** Rates every unit once on its own, then adds them one by one, best first, where they help. */
function gathered(
  thinking: Thinking,
  state: State,
  units: readonly Unit[],
  longest: number,
  insists: boolean,
): readonly Unit[] {
  const forHire = workersForHire(state)
  const values = new Map<Unit, number>()
  for (const unit of units) {
    // The next of its kind has the same effect.
    const alike = unit.follows === undefined ? undefined : values.get(unit.follows)
    values.set(unit, alike ?? rateWith(thinking, state, [unit]))
  }
  const inOrder = units.toSorted((one, other) => (values.get(other) ?? 0) - (values.get(one) ?? 0))
  let plan: readonly Unit[] = []
  let reached = insists ? Number.NEGATIVE_INFINITY : rateAsItStands(thinking, state)
  for (const unit of inOrder) {
    if (plan.length === longest) break
    const longer = [...plan, unit]
    if (!isPossible(longer, forHire)) continue
    const value = insists ? reached : plan.length === 0 ? (values.get(unit) ?? 0) : rateWith(thinking, state, longer)
    if (!insists && value <= reached) continue
    plan = longer
    reached = value
  }
  return plan
}

/** No more workers than available, and no row both filled and emptied. */
function isPossible(units: readonly Unit[], forHire: number): boolean {
  let hired = 0
  const last = units[units.length - 1]
  for (const unit of units) {
    hired += unit.hired
    if (last === undefined || unit === last) continue
    if (unit.good === last.good && unit.fired > 0 !== last.fired > 0) return false
    // A worker for a column is used once, alone or together with one for a row.
    if ((unit.columns & last.columns) !== 0) return false
  }
  return hired <= forHire
}

/** So many of the replaced workers in the row: they never reach the job market. */
function moved({ good, row }: RowToFill, workers: number): StaffChange {
  return { ...NOTHING, good, row, workers, fired: -workers }
}

/** The position with all the units applied on paper. */
function rateWith(thinking: Thinking, state: State, units: readonly Unit[]): number {
  const to = units[0]?.to
  const changes = to === undefined ? units : [...units, moved(to, Math.min(to.free, units.length))]
  return withStaff(state, thinking.seat, changes, () => rateAsItStands(thinking, state))
}
