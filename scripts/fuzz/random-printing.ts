// Printings and variants at random: every field, mostly within its range, sometimes beyond.
import {
  type AnyGame,
  boxOf,
  type Figure,
  type FigureChanges,
  type FigureValue,
  type Printing,
  pick,
  type RandomState,
  randomBelow,
  standardFigures,
  type Variant,
} from '@arkwright/kernel'
import { oddText, oddValue } from './mutate.ts'
import { variantOptions } from './option-space.ts'

/** What a variant usually departs from; the other figures get their turn too. */
const USUAL_DEPARTURES: readonly string[] = [
  'decades',
  'predeterminedCash',
  'startUpCapital',
  'startMoney',
  'wageByRow',
  'wagesA',
  'wagesB',
  'unnumberedSpaces',
  'demandStartA',
  'demandStartB',
  'cost',
  'fixedPrice',
  'tileCopies2014',
  'tileCopies2016',
  'importerStep',
  'economyImporter',
  'setsOfAdvancedMarkers',
  'markersPerRow',
  'predeterminedMarkers',
  'ships',
  'contractSpaces',
]

/** Options that another game has, or none. */
const STRANGE_OPTIONS: Readonly<Record<string, readonly unknown[]>> = {
  setup: ['predetermined-shuffled', 'other'],
  patrons: [true],
  expert: ['all', ['nothing']],
  factories: ['drawn'],
  handicap: [[5, 0], [0, 3, 8], [0, 0, 0, 999], [-1]],
  valueHandicap: [
    [2, 0],
    [0, 1, 3],
    [0, 0, 0, 9],
    [-10, 0],
  ],
  scoreHandicap: [
    [7, 0],
    [0, 12, 3],
    [0, 0, 0, 101],
    [-30, 0],
  ],
  players: [2],
}
/** One in so many fields is spoilt. */
const SPOILT_ONE_IN = 200

export function randomPrinting(game: AnyGame, random: RandomState): Printing {
  const ids = boxOf(game, game.parseOptions({ players: game.players.max }), 'all').groups.map(({ id }) => id)
  const printing: Printing = {
    game: game.id,
    ...(oneIn(4, random) && { edition: pick(random, [2014, 2014, 2016, 2016, 2016, 1999, 0]) }),
    name: 'Fuzz',
    language: pick(random, ['English', 'français', '日本語']),
    source: 'trial',
    confirmed: ids.filter(() => oneIn(9, random)),
    changed: oneIn(2, random) ? {} : changes(game, random, 2),
    unknown: [],
    ...(!oneIn(3, random) && { variant: variant(game, random) }),
  }
  return spoilt(printing, random) as Printing
}

function variant(game: AnyGame, random: RandomState): Variant {
  const options = oneIn(12, random) ? STRANGE_OPTIONS : variantOptions(game)
  const names = Object.keys(options).filter(() => oneIn(3, random))
  return {
    name: 'Fuzz variant',
    reason: 'To see what happens.',
    options: Object.fromEntries(names.map(name => [name, pick(random, options[name] ?? [])])),
    figures: oneIn(6, random) ? {} : changes(game, random, 3),
  }
}

function changes(game: AnyGame, random: RandomState, most: number): FigureChanges {
  const all = Object.entries(standardFigures(game))
  const usual = all.filter(([name]) => USUAL_DEPARTURES.includes(name))
  const count = 1 + randomBelow(random, most)
  return Object.fromEntries(
    Array.from({ length: count }, () => {
      const [name, figure] = pick(random, oneIn(2, random) ? usual : all)
      return [name, changed(figure, random)]
    }),
  )
}

/** All numbers of a figure change in the same manner, or one in three does. */
function changed(figure: Figure, random: RandomState): FigureValue {
  const by = randomBelow(random, 5) - 2
  const manner = pick<(was: number) => number>(random, [
    was => bounded(figure, was + by),
    was => (oneIn(3, random) ? bounded(figure, was + randomBelow(random, 5) - 2) : was),
    was => pick(random, [was, was, figure.min, figure.max]),
    () => pick(random, [figure.min, figure.max]),
    () => figure.min + randomBelow(random, figure.max - figure.min + 1),
  ])
  return everyNumber(figure.value, manner)
}

function everyNumber(value: FigureValue, manner: (was: number) => number): FigureValue {
  if (typeof value === 'number') return manner(value)
  if (Array.isArray(value)) return value.map((entry: FigureValue) => everyNumber(entry, manner))
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, everyNumber(entry, manner)]))
}

function bounded({ min, max }: Figure, value: number): number {
  return Math.max(min, Math.min(max, value))
}

/** Replaces a few things by what does not belong there. */
function spoilt(value: unknown, random: RandomState): unknown {
  if (oneIn(SPOILT_ONE_IN, random)) return strange(value, random)
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      oneIn(10 * SPOILT_ONE_IN, random) ? oddText(random) : key,
      spoilt(entry, random),
    ]),
  )
}

function strange(value: unknown, random: RandomState): unknown {
  if (typeof value === 'number') return pick(random, [value + 1000, -value - 1, value + 0.5, 1e6, String(value)])
  if (Array.isArray(value)) return pick<unknown>(random, [value.slice(1), [...value, ...value], {}, oddValue(random)])
  return oddValue(random)
}

function oneIn(many: number, random: RandomState): boolean {
  return randomBelow(random, many) === 0
}
