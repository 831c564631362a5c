// The position: plain objects of a fixed shape, changed in place and copied by hand-written code. Copies share `readonly` lists, which are replaced, never changed.
import type { MachineState, RandomState, Seat } from '@arkwright/kernel'
import type { MarkerId } from './components/action-markers.ts'
import type { EventId } from './components/events.ts'
import type { Good, PerGood, PerRow } from './components/goods.ts'
import type { TileId } from './components/tiles.ts'
import type { Move } from './moves.ts'
import type { Rules } from './rules.ts'
import type { StepName } from './step-names.ts'

export interface Factory {
  /** 0: no factory for this good. */
  level: number
  price: number
  /** Quality marker, without the factory's base quality. */
  quality: number
  distribution: number
  workers: Readonly<PerRow<number>>
  machines: Readonly<PerRow<number>>
  /** Workers beside the factory marker, hired because it became obsolete — SJ 6.IV. */
  additional: number
}

/** The harbour mat of Water Frame. Crews are not stored: they follow from the ships. */
export interface Harbour {
  /** Capacity of the ship at each pier; 0: the pier is empty. */
  ships: Readonly<[number, number]>
  /** Position on the ongoing contracts track; 0: no contract. */
  contracts: PerGood<number>
  /** Columns of the large warehouse with a worker: bits of goods. */
  columns: number
  /** How many rows of the large warehouse have a worker. */
  rows: number
}

/** A development tile in front of a player. Never changed, only replaced. */
export interface OwnedTile {
  readonly tile: TileId
  /** The factory it is assigned to; NO_GOOD while it is not. */
  readonly good: number
  /** How often it has been used since it was taken. */
  readonly uses: number
}
export const NO_GOOD = -1

export interface Player {
  cash: number
  shares: number
  loans: number
  /** Space of the share value indicator on the blue track. */
  space: number
  factories: PerGood<Factory>
  stored: PerGood<number>
  /** Grey markers owned, in the order they were taken. */
  advanced: readonly MarkerId[]
  /** The marker on each space of this player's column of the administration chart. */
  chart: readonly MarkerId[]
  /** Levels of the factories closed in this action (2014: this decade); 0: none — SJ II.2.1, D1. */
  closed: Readonly<PerGood<number>>
  /** Goods whose factory was built in this action (2014: this decade): bits. */
  built: number
  /** Goods whose factory is marked for late hiring in the last decade: bits — WF II.2.2. */
  marked: number
  /** Development tiles owned, in the order they were taken. */
  tiles: readonly OwnedTile[]
  /** Water Frame only. */
  harbour: Harbour | null
}

/** What the current action has used so far. Goods and tiles are bits. */
export interface Turn {
  marker: MarkerId
  space: number
  /** The administrative cost paid: the worth of the action. */
  paid: number
  /** What the action pays at its end. Stays after the payment; see owed.ts. */
  owed: number
  /** The rest of the sum for distribution and price adjustments, or of a ship's capacity. */
  budget: number
  /** Machines bought, quality steps taken, goods produced, or contracts fulfilled. */
  steps: number
  /** Goods whose factory the main action affected. */
  affected: number
  /** Goods whose factory was built or modernised up to the current level. */
  upToDate: number
  priced: number
  /** Workers put onto and fired from each row, by good. */
  hired: Readonly<PerGood<number>>
  fired: Readonly<PerGood<number>>
  /** Warehouse columns and number of rows that got their worker in this action. */
  columnsTaken: number
  rowsTaken: number
  /** A tile has changed a contract in this action. */
  bent: boolean
  /** Tiles used in this action. */
  tilesUsed: number
  /** The good being asked about where a step goes through the goods. */
  good: Good
  /** Capacity of the ship that waits for a pier. */
  ship: number
}

/** The players' answers in the running sale. The sale is computed from them each time. */
export interface SaleAnswers {
  /** Stored goods each seat agreed to sell. */
  agreed: number[]
  /** Seats that stopped selling from store: bits. */
  stopped: number
  /** Seats that made one good more than their rows do: bits. */
  oneMore: number
  /** Seats that switched their last staffed row off, and those that keep it: bits. */
  rowOff: number
  rowKept: number
  /** Goods produced but not sold, by seat, once the sale is over. */
  surplus: readonly number[]
  /** Goods sold, by seat, and by the importer. */
  sold: readonly number[]
  importer: number
}

export interface State extends MachineState<Move> {
  step: StepName
  readonly rules: Rules
  random: RandomState | null
  /** 0 is the preparation round of 1760, 1 the 1770s … */
  decade: number
  /** The active good. */
  cycle: Good
  startPlayer: Seat
  /** How many seats have finished in the current part of the phase. */
  turnsTaken: number
  /** The step after an interruption (goods that do not fit, a tile's question). */
  resume: StepName
  players: Player[]
  /** Empty spaces of the job market: always the first ones in reading order. */
  emptySpaces: number
  firedWorkers: number
  /** Workers out of the game. */
  boxedWorkers: number
  importers: PerGood<number>
  /** Markers on the special markers mat: mat[level - 1][marker]. */
  mat: readonly (readonly number[])[]
  /** Light markers on the timetable, to be chosen from in the preparation round. */
  onTimetable: readonly MarkerId[]
  /** Ships on the special markers mat, by size; development tiles beside it. Empty in Spinning Jenny. */
  ships: readonly number[]
  tiles: readonly number[]
  /** Economy markers turned up so far, by good: bits. */
  economySeen: Readonly<PerGood<number>>
  /** Event markers turned up so far, in order. */
  events: readonly EventId[]
  /** Spaces of the administration chart that an event has closed: bits. */
  forbiddenSpaces: number
  /** The kind of the current stock exchange. */
  exchange: 'action' | 'event' | 'final'
  turn: Turn
  sale: SaleAnswers
}

/** What everyone may know: all but the source of chance. A state contains nothing that is face down. */
export type View = Omit<State, 'random' | 'legal' | 'rules'> & {
  readonly options: Rules['options']
  /** The revision of its rules. Positions of the first revision have none, because their fingerprints are stored. */
  readonly revision?: number
}

export function copyState(state: State): State {
  return {
    rules: state.rules,
    step: state.step,
    seat: state.seat,
    random: state.random && [...state.random],
    legal: state.legal,
    decade: state.decade,
    cycle: state.cycle,
    startPlayer: state.startPlayer,
    turnsTaken: state.turnsTaken,
    resume: state.resume,
    players: copyPlayers(state.players),
    emptySpaces: state.emptySpaces,
    firedWorkers: state.firedWorkers,
    boxedWorkers: state.boxedWorkers,
    importers: copyFour(state.importers),
    mat: state.mat,
    onTimetable: state.onTimetable,
    ships: state.ships,
    tiles: state.tiles,
    economySeen: state.economySeen,
    events: state.events,
    forbiddenSpaces: state.forbiddenSpaces,
    exchange: state.exchange,
    turn: { ...state.turn },
    sale: { ...state.sale, agreed: state.sale.agreed.slice() },
  }
}

function copyPlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = []
  for (const player of players) copies.push(copyPlayer(player))
  return copies
}

function copyPlayer(player: Player): Player {
  const [food, clothes, cutlery, lamps] = player.factories
  return {
    cash: player.cash,
    shares: player.shares,
    loans: player.loans,
    space: player.space,
    factories: [copyFactory(food), copyFactory(clothes), copyFactory(cutlery), copyFactory(lamps)],
    stored: copyFour(player.stored),
    advanced: player.advanced,
    chart: player.chart,
    closed: player.closed,
    built: player.built,
    marked: player.marked,
    tiles: player.tiles,
    harbour: player.harbour && copyHarbour(player.harbour),
  }
}

function copyFactory(factory: Factory): Factory {
  return {
    level: factory.level,
    price: factory.price,
    quality: factory.quality,
    distribution: factory.distribution,
    workers: factory.workers,
    machines: factory.machines,
    additional: factory.additional,
  }
}

function copyHarbour(harbour: Harbour): Harbour {
  return {
    ships: harbour.ships,
    contracts: copyFour(harbour.contracts),
    columns: harbour.columns,
    rows: harbour.rows,
  }
}

function copyFour(four: [number, number, number, number]): [number, number, number, number] {
  return [four[0], four[1], four[2], four[3]]
}
