// What the projection cannot compute: how far to trust the future, and what a marker is worth.
import { ACTION_MARKERS, type MarkerId, TILE_NAMES, type TileId, type TileName } from '@arkwright/board-game'

export interface Weights {
  /** Discount on sales and spaces of a production for each decade ahead, because rivals will improve. */
  readonly fadeOfIncome: number
  readonly fadeOfSpaces: number
  /** Spaces a company is expected to climb in each production ahead, beyond the projection. */
  readonly growth: number
  /** Workers each player is expected to hire in each cycle ahead; demand and wages rise with them. */
  readonly hiring: number
  /** Value of a pound in hand beyond its face value, while decades remain to use it. */
  readonly liquidity: number
  /** The amount of cash this applies to. */
  readonly workingCash: number
  /** Weight of the planned administrative costs of the turns ahead. */
  readonly administration: number
  /** Pounds for each remaining decade in which an owned grey marker can be used. */
  readonly lightMachinery: number
  readonly lightQuality: number
  readonly lightDistribution: number
  readonly lightStockExchange: number
  readonly darkMachinery: number
  readonly darkQuality: number
  readonly darkDistribution: number
  /** Pounds for each space of the quality marker and decade left, beyond the sales the projection sees. */
  readonly quality: number
  /** Pounds for each factory and decade left, beyond the sales the projection sees. */
  readonly factory: number
  /** Water Frame only: pounds for each decade, of a production marker, and of each good a ship carries. */
  readonly lightProduction: number
  readonly darkProduction: number
  readonly ship: number
  /** Weight of a tile's estimated worth. */
  readonly tiles: number
  /** Part of the strongest rival's worth subtracted from the seat's own. */
  readonly rival: number
}

/** The weight of each grey marker, by its printed name. */
const WEIGHT_OF_MARKER: Readonly<Record<string, keyof Weights>> = {
  'light machinery': 'lightMachinery',
  'light quality': 'lightQuality',
  'light distribution': 'lightDistribution',
  'light stock exchange': 'lightStockExchange',
  'dark machinery': 'darkMachinery',
  'dark quality': 'darkQuality',
  'dark distribution': 'darkDistribution',
  'light production': 'lightProduction',
  'dark production': 'darkProduction',
}
const WEIGHTS_BY_MARKER = ACTION_MARKERS.map(({ name }) => WEIGHT_OF_MARKER[name])

/** Pounds for each decade the marker can be used in. */
export function worthOfMarker(marker: MarkerId, weights: Weights): number {
  const weight = WEIGHTS_BY_MARKER[marker]
  return weight === undefined ? 0 : weights[weight]
}

/** Pounds for each decade, beyond what the projection sees of the tile's effect. Set by hand. */
const WORTH_OF_TILES: Readonly<Record<TileName, number>> = {
  charisma: 3,
  administrator: 3,
  accountant: 3,
  developer: 2,
  inventor: 2,
  workshop: 4,
  school: 4,
  foreman: 1,
  'engineering works': 2,
  engineer: 3,
  patent: 4,
  broker: 3,
  'agent in the colonies': 1,
  office: 2,
  'extra shifts': 1,
  'small warehouse': 3,
  'patron of food': 1,
  'patron of clothes': 1,
  'patron of cutlery': 1,
  'patron of lamps': 1,
}
const WORTHS_BY_TILE = TILE_NAMES.map(name => WORTH_OF_TILES[name])

/** Pounds for each decade the tile is owned in. */
export function worthOfTile(tile: TileId, weights: Weights): number {
  return (WORTHS_BY_TILE[tile] ?? 0) * weights.tiles
}

/** Set by hand; the easy bot plays by them. */
export const PLAIN_WEIGHTS: Weights = {
  fadeOfIncome: 0.85,
  fadeOfSpaces: 0.85,
  growth: 0,
  hiring: 0.25,
  liquidity: 0.3,
  workingCash: 20,
  administration: 1,
  lightMachinery: 2,
  lightQuality: 3,
  lightDistribution: 3,
  lightStockExchange: 2,
  darkMachinery: 4,
  darkQuality: 5,
  darkDistribution: 4,
  quality: 1,
  factory: 2,
  lightProduction: 2,
  darkProduction: 3,
  ship: 0.5,
  tiles: 1,
  rival: 0,
}

/** The range in which tuning searches for each weight. */
export const RANGES: { readonly [K in keyof Weights]: { readonly min: number; readonly max: number } } = {
  fadeOfIncome: { min: 0.4, max: 1.4 },
  fadeOfSpaces: { min: 0.4, max: 1.4 },
  growth: { min: 0, max: 2 },
  hiring: { min: 0, max: 1.5 },
  liquidity: { min: 0, max: 1.2 },
  workingCash: { min: 0, max: 60 },
  administration: { min: 0, max: 2 },
  lightMachinery: { min: 0, max: 12 },
  lightQuality: { min: 0, max: 12 },
  lightDistribution: { min: 0, max: 12 },
  lightStockExchange: { min: 0, max: 12 },
  darkMachinery: { min: 0, max: 12 },
  darkQuality: { min: 0, max: 12 },
  darkDistribution: { min: 0, max: 12 },
  quality: { min: 0, max: 6 },
  factory: { min: 0, max: 16 },
  lightProduction: { min: 0, max: 12 },
  darkProduction: { min: 0, max: 12 },
  ship: { min: 0, max: 4 },
  tiles: { min: 0, max: 4 },
  rival: { min: 0, max: 1 },
}
