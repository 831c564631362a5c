// The box: the figures of a game in groups that an owner confirms with one answer each, in the order in which they lie in it.
import type { ComponentTable, Figure, FigureValue, Provenance } from './components.ts'
import { isList, isRecord } from './components.ts'
import { type FigurePath, type NumberAt, numbersIn, startsWith } from './figure-paths.ts'
import type { AnyGame } from './game.ts'

/** In the order of the walk through the box. */
export const BOX_PLACES = [
  'board',
  'job market',
  'share track',
  'administration',
  'factory mats',
  'markers',
  'tiles',
  'events',
  'ships',
  'cards',
] as const
export type BoxPlace = (typeof BOX_PLACES)[number]

/** How a group is corrected: a row of numbers, a table, the numbers on a tile or card, copies of pieces, seats' set-ups. */
export type BoxEditor = 'row' | 'table' | 'tile' | 'copies' | 'seats'

export const MOST_IN_A_GROUP = 12

export interface PlannedGroup {
  /** Stays the same forever: printings name it. */
  readonly id: string
  readonly place: BoxPlace
  readonly editor: BoxEditor
  /** The group holds every number below these paths. */
  readonly parts: readonly FigurePath[]
  /** Absent: in the box of every edition. */
  readonly edition?: number
}

export interface BoxPlan {
  /** The values of the option `edition`, newest last; empty: the game has no such option. */
  readonly editions: readonly number[]
  readonly groups: readonly PlannedGroup[]
  /** Where the figures lie that no group names; these groups are made from the figures. */
  readonly others: Readonly<Partial<Record<BoxPlace, readonly string[]>>>
}

export interface BoxNumber extends NumberAt {
  readonly min: number
  readonly max: number
  readonly fixed: boolean
}

export interface BoxFigure {
  readonly name: string
  readonly provenance: Provenance
  readonly source: string
  /** What may be counted, for counts of pieces. */
  readonly pieces?: readonly string[]
}

export interface BoxGroup extends PlannedGroup {
  readonly numbers: readonly BoxNumber[]
  readonly figures: readonly BoxFigure[]
  /** An estimate, not a measurement. */
  readonly seconds: number
}

export interface Box {
  /** One answer each. */
  readonly groups: readonly BoxGroup[]
  readonly numbers: number
  /** An estimate, rounded up. */
  readonly minutes: number
}

/** To find the thing in the box; then for each number, by kind of editor. */
const SECONDS_TO_FIND = 15
const SECONDS_EACH: Readonly<Record<BoxEditor, number>> = { row: 2, table: 3, tile: 3, copies: 5, seats: 4 }

/** By default only what is reconstructed; 'all' adds the figures that a text states or that follow from one. */
export function boxOf(game: AnyGame, options: unknown, which: 'reconstructed' | 'all' = 'reconstructed'): Box {
  const table = game.components(options)
  const { edition }: { edition?: unknown } = isRecord(options) ? options : {}
  const planned = game.box.groups.filter(group => group.edition === undefined || group.edition === edition)
  const groups = [...planned, ...otherGroups(game.box, table)]
    .toSorted((one, other) => BOX_PLACES.indexOf(one.place) - BOX_PLACES.indexOf(other.place))
    .map(group => filled(group, table, figure => which === 'all' || figure.provenance === 'reconstructed'))
    .filter(({ numbers }) => numbers.length > 0)
  return {
    groups,
    numbers: groups.reduce((sum, { numbers }) => sum + numbers.length, 0),
    minutes: Math.ceil(groups.reduce((sum, { seconds }) => sum + seconds, 0) / 60),
  }
}

/** The pieces that a group may hold and that are not there: each with the count 0. */
export function absentPieces({ parts, figures }: BoxGroup, table: ComponentTable): readonly BoxNumber[] {
  return figures.flatMap(({ name, pieces = [] }) => {
    const figure = table[name]
    if (figure === undefined || pieces.length === 0) return []
    const { min, max, fixed = false } = figure
    return countsIn(figure.value, [name]).flatMap(({ path, there }) =>
      pieces
        .filter(piece => !there.includes(piece))
        .map(piece => ({ path: [...path, piece], value: 0, min, max, fixed }))
        .filter(number => parts.some(part => startsWith(number.path, part))),
    )
  })
}

/** The objects that count pieces, with the pieces they name. */
function countsIn(
  value: FigureValue,
  path: FigurePath,
): readonly { readonly path: FigurePath; readonly there: readonly string[] }[] {
  if (typeof value === 'number') return []
  if (isList(value)) return value.flatMap((entry, i) => countsIn(entry, [...path, i]))
  const entries = Object.entries(value)
  if (entries.every(([, entry]) => typeof entry === 'number')) return [{ path, there: entries.map(([key]) => key) }]
  return entries.flatMap(([key, entry]) => countsIn(entry, [...path, key]))
}

/** Paths of some entries of a list: entriesAt(['wageByRow'], 0, 9) is the first ten. */
export function entriesAt(path: FigurePath, first: number, last: number): readonly FigurePath[] {
  return Array.from({ length: last - first + 1 }, (_, i) => [...path, first + i])
}

function filled(group: PlannedGroup, table: ComponentTable, wanted: (figure: Figure) => boolean): BoxGroup {
  const names = new Set(group.parts.map(([name]) => String(name)))
  const figures = [...names].flatMap(name => {
    const figure = table[name]
    return figure !== undefined && wanted(figure) ? [{ name, figure }] : []
  })
  const numbers = figures.flatMap(({ name, figure }) =>
    numbersIn(figure.value, [name])
      .filter(({ path }) => group.parts.some(part => startsWith(path, part)))
      .map(number => ({ ...number, min: figure.min, max: figure.max, fixed: figure.fixed === true })),
  )
  return {
    ...group,
    numbers,
    figures: figures.map(({ name, figure: { provenance, source, pieces } }) => ({
      name,
      provenance,
      source,
      ...(pieces !== undefined && { pieces }),
    })),
    seconds: SECONDS_TO_FIND + SECONDS_EACH[group.editor] * numbers.length,
  }
}

/** A group for each figure, or several where it has too many numbers. */
function otherGroups({ others }: BoxPlan, table: ComponentTable): readonly PlannedGroup[] {
  return BOX_PLACES.flatMap(place =>
    (others[place] ?? []).flatMap(name => {
      const paths = numbersIn(table[name]?.value ?? [], [name]).map(({ path }) => path)
      const count = Math.ceil(paths.length / MOST_IN_A_GROUP)
      return Array.from({ length: count }, (_, i): PlannedGroup => {
        const parts = paths.slice(i * MOST_IN_A_GROUP, (i + 1) * MOST_IN_A_GROUP)
        return { id: count === 1 ? name : `${name}-${i + 1}`, place, editor: paths.length > 4 ? 'table' : 'row', parts }
      })
    }),
  )
}
