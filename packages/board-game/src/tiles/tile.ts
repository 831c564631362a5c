// The effects a development tile may have. Core code asks at these points and never names a tile — WF II.3.2.1.
import type { Seat } from '@arkwright/kernel'
import { including } from '../bits.ts'
import type { MarkerId } from '../components/action-markers.ts'
import { type TileId, type TileName, tileNamed } from '../components/tiles.ts'
import type { WaterFrameFigures } from '../options-water-frame.ts'
import type { State } from '../state.ts'
import type { Emit, Reason, Step } from '../step.ts'

/** The moments at which an owner may use a tile, or return it for its effect. */
const MOMENTS = [
  'factory action',
  'distribution action',
  'goods produced',
  'output exhausted',
  'last row',
  'after the sale',
  'instead of a special marker',
  'start player',
] as const
export type Moment = (typeof MOMENTS)[number]

/** The bit of a moment in a set. */
export function momentNumber(moment: Moment): number {
  return MOMENTS.indexOf(moment)
}

/** What the owner may do with the tile at a moment; once in each action or part of the phase. */
export interface TileUse {
  refuse?(state: State, owner: Seat): Reason | undefined
  play(state: State, owner: Seat, emit: Emit): void
}

/** The sums an owner may choose from as administrative cost. */
export interface PaymentRange {
  /** What the space says. */
  readonly printed: number
  lowest: number
  highest: number
}

export interface TileEffects {
  /** It affects one factory, which its owner chooses. */
  readonly assigned: boolean
  readonly used: Readonly<Partial<Record<Moment, TileUse>>>
  readonly returned: Readonly<Partial<Record<Moment, TileUse>>>

  // Administration
  readonly noReuseFee: boolean
  readonly usesForbiddenSpaces: boolean
  readonly widensPayment: ((range: PaymentRange, state: State, marker: MarkerId) => void) | undefined

  // Actions
  /** The rebate for each factory built or modernised up to the current level, in the action it was returned for. */
  readonly factoryRebate: number
  /** Added to what is paid for machinery. */
  readonly machineryBudget: number
  /** The highest quality level its owner may reach; 0: as usual. */
  readonly highestQuality: number
  /** How many levels beyond the current one its owner may use. `afterLevelAhead` then asks for the price. */
  readonly levelsAhead: number
  readonly afterLevelAhead: ((state: State, emit: Emit) => void) | undefined
  /** The owner bought a machine; the tile may ask a question. */
  readonly afterMachine: ((state: State) => void) | undefined
  /** Another player bought a machine. */
  readonly machineOfAnother: ((state: State, owner: Seat, emit: Emit) => void) | undefined

  // Running costs of the factory it is assigned to
  readonly wages: ((workers: number, wage: number) => number) | undefined
  readonly machineCosts: ((cost: number) => number) | undefined

  // Goods
  /** Goods that may lie on the price scales. */
  readonly storageSpaces: number
  /** By how many goods the delivery for one contract of a shipment may differ. */
  readonly contractTolerance: number
  readonly shipmentIncome: number

  // Bonuses and the end of the round
  readonly winsTies: boolean
  readonly exchangesInEventPhase: boolean
}

export interface Tile extends Omit<TileEffects, 'used' | 'returned'> {
  readonly id: TileId
  readonly name: TileName
  readonly used: ReadonlyMap<string, TileUse>
  readonly returned: ReadonlyMap<string, TileUse>
  /** The moments at which it can be used or returned: bits. */
  readonly moments: number
}

const NO_EFFECT: TileEffects = {
  assigned: false,
  used: {},
  returned: {},
  noReuseFee: false,
  usesForbiddenSpaces: false,
  widensPayment: undefined,
  factoryRebate: 0,
  machineryBudget: 0,
  highestQuality: 0,
  levelsAhead: 0,
  afterLevelAhead: undefined,
  afterMachine: undefined,
  machineOfAnother: undefined,
  wages: undefined,
  machineCosts: undefined,
  storageSpaces: 0,
  contractTolerance: 0,
  shipmentIncome: 0,
  winsTies: false,
  exchangesInEventPhase: false,
}

/** A tile in the box: its questions, and its effects in a game with these figures. */
export interface TileMaker {
  readonly id: TileId
  readonly steps: readonly Step[]
  make(figures: WaterFrameFigures): Tile
}

/** Makes a tile from its name, its effects, and the decisions that only this tile asks for. */
export function tile(
  name: TileName,
  effects: (figures: WaterFrameFigures) => Partial<TileEffects>,
  steps: readonly Step[] = [],
): TileMaker {
  return { id: tileNamed(name), steps, make: figures => withEffects(name, effects(figures)) }
}

function withEffects(name: TileName, effects: Partial<TileEffects>): Tile {
  const used = new Map(Object.entries(effects.used ?? {}))
  const returned = new Map(Object.entries(effects.returned ?? {}))
  const moments = MOMENTS.reduce(
    (set, moment, i) => (used.has(moment) || returned.has(moment) ? including(set, i) : set),
    0,
  )
  return { ...NO_EFFECT, ...effects, name, id: tileNamed(name), used, returned, moments }
}
