// A position of the card game: plain objects of fixed shape, whole numbers only.
import type { MachineState, Seat } from '@arkwright/kernel'
import { type Face, hasFace } from './components/faces.ts'
import type { Good } from './components/names.ts'
import type { Totals } from './laying.ts'
import type { Move } from './moves.ts'
import type { Options } from './options.ts'
import type { Rules } from './rules.ts'
import type { StepName } from './step-names.ts'

/** A factory with its cards. Side 0: it is closed, and the piece is in the reserve. */
export interface Factory {
  /** 0 closed, 1 or 2: the decade side that is up. */
  side: number
  /** Side of the worker card at position 1 (0, I or II) and 2 (0, I or III). */
  first: number
  second: number
  firstAutomated: boolean
  secondAutomated: boolean
  /** The spot of the factory token, 0-3: the rulebook's spots 1-4. */
  spot: number
  officeOnAppeal: boolean
  /** Which way the quality cards at this factory are turned. */
  qualityOnAppeal: boolean
  /** The appeal marker on the market board; -1 while the factory is closed. */
  marker: number
  /** Quality lost after the appeal was set: off the price of this round's sale (CG ruling 66). Mostly undefined, so that JSON leaves it out. */
  offPrice: number | undefined
}

export interface Player {
  money: number
  shares: number
  shareValue: number
  loans: number
  shipTokens: number
  /** Ships ready on the shipping card. */
  ships: number
  /** Level of each development of the board, from 0. */
  tracks: number[]
  /** By good. Copies of a position share them, so they are replaced, never changed. */
  factories: readonly Readonly<Factory>[]
  /** By good: quality and distribution laid at the factory, goods in its storehouses. Replaced as a whole, never changed. */
  quality: Totals
  distribution: Totals
  stock: Totals
  /** The faces owned, and those turned by 90° (used until the decade ends), as sets. */
  cards: number
  used: number
  /** The good whose factory has the assigned card; -1: none. */
  assigned: number
  qualityLimit: number
  /** Worker card under the machine token: good × 2 + position; -1 while it is not in use. */
  machineToken: number
  bankrupt: boolean
  /** Goods sold to the home market in the running production phase. */
  sold: number
  /** For the solo titles. */
  shipments: number
  everTaken: number
  everUsed: number
  moneyAtStart: number
}

/** A competitor without a seat: the neutral third player, or an opponent of the solo game. */
export interface Rival {
  /** Appeal marker by good; -1 where it has no factory. */
  appeal: number[]
  shares: number
  shareValue: number
}

/** What the current turn or production has used so far. */
export interface Turn {
  /** The number of things done in the action. It may end after the first. */
  done: number
  /** Demand and wages have already moved for new workers in this action. */
  marketMoved: boolean
  machines: number
  /** Upgrades by a card still allowed, and the goods they were used on (a set). */
  advances: number
  advanced: number
  /** Extra production: goods already ordered (a set). */
  ordered: number
  wages: number
  maintenance: number
  fixedCost: number
  /** Early shipping: goods loaded and what they bring. */
  loaded: number
  income: number
  savedTokens: number
  moreGoods: number
  moreSales: number
  /** Faces discarded in this turn. They may not be taken again in it. */
  discarded: number
  /**
   * The face taken in this turn; -1: none. Since revision 3, while another card is discarded first: the new card's face,
   * in the solo game its place in the grid.
   */
  taken: number
  /** Steps of the board granted by a card, and the tracks they were used on (a set). */
  steps: number
  stepped: number
  cheapShares: number
}

export interface Solo {
  /** Face at each of the 15 places of the grid; -1 where it is empty. */
  grid: number[]
  /** Place of each disc: two opponents, neutral. */
  discs: number[]
  /** Markers left in the bag: two opponents, neutral. */
  bag: number[]
  /** Whether the opponents act first in this round. */
  opponentsFirst: boolean
}

/** The part of the rules that raised a question, where several can. */
export type Stage = 'set-up' | 'action' | 'development' | 'production' | 'preparation'

export interface State extends MachineState<Move> {
  step: StepName
  rules: Rules
  stage: Stage
  /** From 1 on. */
  decade: number
  /** The active good: the round of the decade. */
  good: Good
  startPlayer: Seat
  /** How many seats have had their turn in the current phase. */
  place: number
  demand: number[]
  /** Space of the wages marker. */
  wageSpace: number
  /** Development cards in the general supply, by face. */
  supply: number[]
  /** Expert set-up: cards not yet drawn (a set of positions in the table of pairs). */
  box: number
  players: Player[]
  rivals: Rival[]
  solo: Solo | null
  turn: Turn
}

/** The position as plain values. Only future draws are hidden in this game. */
export type View = Omit<State, 'rules' | 'random' | 'legal'> & {
  readonly options: Options
  /** The revision of its rules. Positions of the first revision have none, because their fingerprints are stored. */
  readonly revision?: number
}

export function playerAt(state: State, seat: number): Player {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`there is no seat ${seat}`)
  return player
}

export function playerToMove(state: State): Player {
  return playerAt(state, state.seat)
}

export function factoryOf(player: Player, good: number): Readonly<Factory> {
  const factory = player.factories[good]
  if (factory === undefined) throw new Error(`there is no good ${good}`)
  return factory
}

/** A separate copy of the factory, for the caller to change. */
export function factoryToChange(player: Player, good: number): Factory {
  const fresh = copyFactory(factoryOf(player, good))
  const factories = player.factories.slice()
  factories[good] = fresh
  player.factories = factories
  return fresh
}

/** Every factory is made with the same properties in the same order: reading them is most of the engine's work. */
export function copyFactory(factory: Readonly<Factory>): Factory {
  return {
    side: factory.side,
    first: factory.first,
    second: factory.second,
    firstAutomated: factory.firstAutomated,
    secondAutomated: factory.secondAutomated,
    spot: factory.spot,
    officeOnAppeal: factory.officeOnAppeal,
    qualityOnAppeal: factory.qualityOnAppeal,
    marker: factory.marker,
    offPrice: factory.offPrice,
  }
}

/** The second worker card turns to this side in its decade, and keeps it in the later ones of a variant. */
export const LAST_SIDE = 3

export function isLastDecade({ decade, rules }: State): boolean {
  return decade === rules.figures.decades
}

export function isOpen(factory: Readonly<Factory>): boolean {
  return factory.side > 0
}

/** The seat whose turn is the `place`-th, clockwise from the start player. */
export function seatInOrder(state: State, place: number): Seat {
  return ((state.startPlayer + place) % state.rules.seats) as Seat
}

export function owns(player: Player, face: Face): boolean {
  return hasFace(player.cards, face)
}

/** An entry of a list of whole numbers; 0 beyond its end. */
export function entry(list: readonly number[] | undefined, index: number): number {
  return list?.[index] ?? 0
}

export function add(list: number[], index: number, amount: number): void {
  list[index] = (list[index] ?? 0) + amount
}
