// The figures of one game, arranged for fast reading. Made once from the options and shared by all copies of a state.

import { dividedUp } from '@arkwright/kernel'
import { at } from './at.ts'
import { type MarkerId, NO_MARKER, type Shade } from './components/action-markers.ts'
import { COLOURS, GOOD_NAMES, type GoodName, LEVEL_NAMES, type PerGood, type PerRow } from './components/goods.ts'
import { FIRST_YEAR } from './components/timetable.ts'
import type { EventMarker } from './events/event.ts'
import type { BoardComponents, Options, SpinningJennyFigures } from './options.ts'
import type { WaterFrameOptions } from './options-water-frame.ts'
import type { RuleChanges } from './rule-changes.ts'
import type { WaterFrameRules } from './rules-water-frame.ts'
import type { Tile } from './tiles/tile.ts'

export interface Rules {
  readonly options: Options | WaterFrameOptions
  readonly revision: number
  readonly changes: RuleChanges
  readonly edition: 2014 | 2016
  readonly players: number
  readonly decades: number
  /** By decade, counted from the preparation round 0. */
  readonly level: readonly number[]
  readonly obsoleteLevel: readonly number[]
  readonly unnumberedSpaces: PerGood<number>
  readonly wageByRow: readonly number[]
  /** All workers in the box: one for each space of the job market. */
  readonly workers: number
  readonly workerSpaces: PerGood<PerRow<number>>
  readonly machineSpaces: PerGood<PerRow<number>>
  /** By level, from 0: no factory. */
  readonly output: readonly PerRow<number>[]
  /** Building cost and base quality by level, from 0: no factory. */
  readonly cost: PerGood<readonly number[]>
  readonly fixedPrice: PerGood<number>
  readonly machineCost: number
  /** By the level reached. */
  readonly distributionCosts: readonly number[]
  /** By space, from 1; space 0 does not exist. */
  readonly shareValue: readonly number[]
  readonly machineryCosts: Readonly<Record<Shade, readonly number[]>>
  readonly qualityCosts: Readonly<Record<Shade, readonly number[]>>
  readonly dearestQuality: Readonly<Record<Shade, number>>
  readonly distributionLimit: Readonly<Record<Shade, number>>
  /** A player's column of the administration chart without any marker. */
  readonly emptyChart: readonly MarkerId[]
  /** The grey markers of this game. */
  readonly advancedMarkers: readonly MarkerId[]
  readonly figures: BoardComponents
  /** Null in the other game. */
  readonly spinningJenny: SpinningJennyFigures | null
  readonly waterFrame: WaterFrameRules | null
  /** The effects of tiles and events, by id. Core code asks all of them and names none. */
  readonly tiles: readonly Tile[]
  readonly events: readonly EventMarker[]
}

export type MakeRules<O> = (options: O, revision: number) => Rules

/** What each game adds to the shared figures. */
export type OwnRules = Pick<
  Rules,
  | 'options'
  | 'revision'
  | 'changes'
  | 'edition'
  | 'advancedMarkers'
  | 'spinningJenny'
  | 'waterFrame'
  | 'tiles'
  | 'events'
>

/** The track continues past its printed end, farther than any game reaches. */
const LONGEST_TRACK = 400

export function makeRules(figures: BoardComponents, own: OwnRules): Rules {
  return {
    ...own,
    players: own.options.players,
    decades: figures.decades,
    level: byDecade(figures.levelByDecade, figures.decades),
    obsoleteLevel: byDecade(figures.obsoleteByDecade, figures.decades),
    unnumberedSpaces: perGood(figures.unnumberedSpaces),
    wageByRow: figures.wageByRow,
    workers: figures.wageByRow.length * GOOD_NAMES.length,
    workerSpaces: perGood(figures.workerSpaces, perRow),
    machineSpaces: perGood(figures.machineSpaces, perRow),
    output: [[0, 0, 0, 0], ...LEVEL_NAMES.map(level => perRow(figures.output[level]))],
    cost: perGood(figures.cost, costs => [0, ...costs]),
    fixedPrice: perGood(figures.fixedPrice),
    machineCost: figures.machineCost,
    distributionCosts: [0, ...figures.distributionCosts],
    shareValue: shareTrack(figures.shareValueBySpace, figures.spacesPerPoundBeyond),
    machineryCosts: { ...figures.machineryCosts, none: [] },
    qualityCosts: { ...figures.qualityCosts, none: [] },
    dearestQuality: {
      coloured: Math.max(...figures.qualityCosts.coloured),
      light: Math.max(...figures.qualityCosts.light),
      dark: Math.max(...figures.qualityCosts.dark),
      none: 0,
    },
    distributionLimit: { ...figures.distributionLimit, none: 0 },
    emptyChart: figures.administrativeCosts.map(() => NO_MARKER),
    figures,
  }
}

/** Caches the rules by options object: thousands of games are set up from one, with the same revision. */
export function remembered<O extends object>(make: MakeRules<O>): MakeRules<O> {
  const known = new WeakMap<O, Rules>()
  return (options, revision) => {
    const before = known.get(options)
    if (before?.revision === revision) return before
    const rules = make(options, revision)
    known.set(options, rules)
    return rules
  }
}

export function spinningJennyFigures({ spinningJenny }: Rules): SpinningJennyFigures {
  if (spinningJenny === null) throw new Error('this is not a game of Spinning Jenny')
  return spinningJenny
}

export function waterFrameRules({ waterFrame }: Rules): WaterFrameRules {
  if (waterFrame === null) throw new Error('this is not a game of Water Frame')
  return waterFrame
}

/** A printed figure that depends on the number of players. */
export function byPlayers<T>(
  rules: { readonly players: number },
  figure: { readonly players2: T; readonly players3: T; readonly players4: T },
): T {
  return at([figure.players2, figure.players3, figure.players4], rules.players - 2)
}

type SeatTable<T> = Readonly<Record<string, Readonly<Record<string, T>>>>

/** The printed column of a seat in a table by number of players and colour. */
export function bySeat<T>(rules: Rules, table: SeatTable<T>, seat: number): T | undefined {
  return table[`players${rules.players}`]?.[at(COLOURS, seat)]
}

/** As many rows of the timetable as the game has decades. A longer game repeats the last one. */
function byDecade(figure: Readonly<Record<string, number>>, decades: number): number[] {
  const byRound: number[] = []
  for (const [year, value] of Object.entries(figure)) byRound[(Number(year.slice(1)) - FIRST_YEAR) / 10] = value
  return Array.from({ length: decades + 1 }, (_, decade) => at(byRound, Math.min(decade, byRound.length - 1)))
}

function perGood<A, B = A>(
  figure: Readonly<Record<GoodName, A>>,
  convert: (value: A) => B = value => value as unknown as B,
): PerGood<B> {
  return [convert(figure.food), convert(figure.clothes), convert(figure.cutlery), convert(figure.lamps)]
}

function perRow(rows: readonly number[]): PerRow<number> {
  return [at(rows, 0), at(rows, 1), at(rows, 2), at(rows, 3)]
}

function shareTrack(printed: readonly number[], spacesPerPoundBeyond: number): number[] {
  const last = at(printed, printed.length - 1)
  return Array.from({ length: LONGEST_TRACK + 1 }, (_, space) =>
    space <= printed.length
      ? (printed[space - 1] ?? 0)
      : last + dividedUp(space - printed.length, spacesPerPoundBeyond),
  )
}
