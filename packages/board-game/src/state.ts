// The position: plain objects of a fixed shape, changed in place, copied by hand.
import type { MachineState, RandomState, Seat } from '@arkwright/kernel'
import type { MarkerId } from './components/action-markers.ts'
import type { Good, PerGood, PerRow } from './components/goods.ts'
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
  workers: PerRow<number>
  machines: PerRow<number>
  /** Workers beside the factory marker, hired because it became obsolete — SJ 6.IV. */
  additional: number
}

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
  chart: MarkerId[]
  /** Levels of the factories closed in this action; 0: none — SJ II.2.1. */
  closed: PerGood<number>
}

/** What the running action has used up so far. Goods and rows are kept as bits. */
export interface Turn {
  marker: MarkerId
  space: number
  /** Administrative cost actually paid: what the action is worth. */
  paid: number
  /** What the action still has to pay at its end. */
  owed: number
  /** What is left of the paid sum for distribution and price adjustments. */
  budget: number
  /** Machines bought, or quality steps taken. */
  steps: number
  /** Goods whose factory the main action affected. */
  affected: number
  built: number
  priced: number
  /** Rows hired into and fired from: bit good * 4 + row. */
  hired: number
  fired: number
  /** The good being asked about where a step goes through the goods. */
  good: Good
}

/** What players have said so far in the running sale; the sale itself is worked out anew from it. */
export interface SaleAnswers {
  /** Stored goods each seat agreed to sell. */
  agreed: number[]
  /** Seats that stopped selling from store: bits. */
  stopped: number
  /** Goods produced but not sold, by seat, once the sale is over. */
  surplus: number[]
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
  /** How many seats have had their turn in the running part of the phase. */
  turnsTaken: number
  players: Player[]
  /** Empty spaces of the job market: always the first ones in reading order. */
  emptySpaces: number
  firedWorkers: number
  importers: PerGood<number>
  /** Markers on the special markers mat: mat[level - 1][marker]. */
  mat: number[][]
  /** Light markers on the timetable, to be chosen from in the preparation round. */
  onTimetable: readonly MarkerId[]
  turn: Turn
  sale: SaleAnswers
}

/** What anyone may know: everything but the source of chance. Nothing face down is ever in a state. */
export type View = Omit<State, 'random' | 'legal' | 'rules'> & { readonly options: Rules['options'] }

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
    players: state.players.map(copyPlayer),
    emptySpaces: state.emptySpaces,
    firedWorkers: state.firedWorkers,
    importers: copyFour(state.importers),
    mat: state.mat.map(row => row.slice()),
    onTimetable: state.onTimetable,
    turn: { ...state.turn },
    sale: { agreed: state.sale.agreed.slice(), stopped: state.sale.stopped, surplus: state.sale.surplus.slice() },
  }
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
    chart: player.chart.slice(),
    closed: copyFour(player.closed),
  }
}

function copyFactory(factory: Factory): Factory {
  return {
    level: factory.level,
    price: factory.price,
    quality: factory.quality,
    distribution: factory.distribution,
    workers: copyFour(factory.workers),
    machines: copyFour(factory.machines),
    additional: factory.additional,
  }
}

function copyFour(four: [number, number, number, number]): [number, number, number, number] {
  return [four[0], four[1], four[2], four[3]]
}
