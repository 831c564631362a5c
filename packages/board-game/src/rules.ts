// The figures of one game, arranged for quick reading by the rules; made once from the options and shared by all copies of a state.

import { valuesOf } from '@arkwright/kernel'
import { at } from './at.ts'
import type { Shade } from './components/action-markers.ts'
import { COLOURS, GOOD_NAMES, type GoodName, LEVEL_NAMES, type PerGood, type PerRow } from './components/goods.ts'
import { FIRST_YEAR } from './components/timetable.ts'
import { type BoardComponents, componentsOf, type Options } from './options.ts'

export interface Rules {
  readonly options: Options
  readonly players: number
  readonly decades: number
  /** By decade, counted from the preparation round 0. */
  readonly level: readonly number[]
  readonly obsoleteLevel: readonly number[]
  readonly unnumberedSpaces: PerGood<number>
  readonly wageByRow: readonly number[]
  /** All workers of the box: one for each space of the job market. */
  readonly workers: number
  readonly workerSpaces: PerGood<PerRow<number>>
  readonly machineSpaces: PerGood<PerRow<number>>
  /** By level, from 0: no factory. */
  readonly output: readonly PerRow<number>[]
  /** Building cost and base quality by level, from 0: no factory. */
  readonly cost: PerGood<readonly number[]>
  readonly fixedPrice: PerGood<number>
  /** By space, from 1; space 0 does not exist. */
  readonly shareValue: readonly number[]
  readonly machineryCosts: Readonly<Record<Shade, readonly number[]>>
  readonly qualityCosts: Readonly<Record<Shade, readonly number[]>>
  readonly figures: BoardComponents
}

/** The track goes on past its printed end, far beyond any game. */
const LONGEST_TRACK = 400

const known = new WeakMap<Options, Rules>()

/** Made once for each options object: thousands of games are set up from the same one. */
export function rulesOf(options: Options): Rules {
  const before = known.get(options)
  if (before !== undefined) return before
  const rules = makeRules(options)
  known.set(options, rules)
  return rules
}

function makeRules(options: Options): Rules {
  const figures = valuesOf(componentsOf(options))
  return {
    options,
    players: options.players,
    decades: figures.decades,
    level: byDecade(figures.levelByDecade),
    obsoleteLevel: byDecade(figures.obsoleteByDecade),
    unnumberedSpaces: perGood(figures.unnumberedSpaces),
    wageByRow: figures.wageByRow,
    workers: figures.wageByRow.length * GOOD_NAMES.length,
    workerSpaces: perGood(figures.workerSpaces, perRow),
    machineSpaces: perGood(figures.machineSpaces, perRow),
    output: [[0, 0, 0, 0], ...LEVEL_NAMES.map(level => perRow(figures.output[level]))],
    cost: perGood(figures.cost, costs => [0, ...costs]),
    fixedPrice: perGood(figures.fixedPrice),
    shareValue: shareTrack(figures.shareValueBySpace, figures.spacesPerPoundBeyond),
    machineryCosts: figures.machineryCosts,
    qualityCosts: figures.qualityCosts,
    figures,
  }
}

/** A printed figure that depends on the number of players. */
export function byPlayers(
  rules: Rules,
  figure: { readonly players2: number; readonly players3: number; readonly players4: number },
): number {
  return [figure.players2, figure.players3, figure.players4][rules.players - 2] ?? 0
}

type SeatTable = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>

/** The printed column of a seat in a table by number of players and colour. */
export function bySeat(rules: Rules, table: SeatTable, seat: number): Readonly<Record<string, number>> | undefined {
  return table[`players${rules.players}`]?.[at(COLOURS, seat)]
}

function byDecade(figure: Readonly<Record<string, number>>): number[] {
  const byRound: number[] = []
  for (const [year, value] of Object.entries(figure)) byRound[(Number(year.slice(1)) - FIRST_YEAR) / 10] = value
  return byRound
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
      : last + Math.ceil((space - printed.length) / spacesPerPoundBeyond),
  )
}
