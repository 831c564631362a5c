// Single numbers within figures: where each is, what differs between two values, and one number changed.
import { type ComponentTable, type Figure, type FigureValue, isList } from './components.ts'

/** From the figure's name inwards: ['cost', 'food', 0]. */
export type FigurePath = readonly (string | number)[]

export interface NumberAt {
  readonly path: FigurePath
  readonly value: number
}

/** As a person would point at it: cost.food[0]. */
export function pathText(path: FigurePath): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${key}`)).join('')
}

export function startsWith(path: FigurePath, start: FigurePath): boolean {
  return start.every((key, i) => path[i] === key)
}

export function numbersIn(value: FigureValue, path: FigurePath): readonly NumberAt[] {
  if (typeof value === 'number') return [{ path, value }]
  const entries = isList(value) ? value.entries() : Object.entries(value)
  return [...entries].flatMap(([key, entry]) => numbersIn(entry, [...path, key]))
}

/** The number at a path; 0 for a piece that the table does not name. */
export function numberAt(table: ComponentTable, [name = '', ...inside]: FigurePath): number {
  let value: FigureValue | undefined = table[name]?.value
  for (const key of inside) {
    if (value === undefined || typeof value === 'number') return 0
    value = isList(value) ? value[Number(key)] : value[key]
  }
  return typeof value === 'number' ? value : 0
}

export interface NumbersAt {
  readonly path: FigurePath
  /** One for each table; a piece that a table does not name counts 0. */
  readonly values: readonly number[]
}

/** Every number of some tables, in the order of the first. */
export function sideBySide(tables: readonly Readonly<Record<string, Pick<Figure, 'value'>>>[]): readonly NumbersAt[] {
  const paths = new Map<string, FigurePath>()
  const columns = tables.map(table => {
    const column = new Map<string, number>()
    for (const [name, figure] of Object.entries(table)) {
      for (const { path, value } of numbersIn(figure.value, [name])) {
        paths.set(pathText(path), path)
        column.set(pathText(path), value)
      }
    }
    return column
  })
  return [...paths].map(([text, path]) => ({ path, values: columns.map(column => column.get(text) ?? 0) }))
}

/** What must be overridden to get from one value to another; undefined: they are the same. */
export function changesBetween(from: FigureValue, to: FigureValue): FigureValue | undefined {
  if (typeof from === 'number' || typeof to === 'number') return from === to ? undefined : to
  if (isList(from) || isList(to)) return JSON.stringify(from) === JSON.stringify(to) ? undefined : to
  const changes: Record<string, FigureValue> = {}
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    // A piece that is not named is not there.
    const change = changesBetween(from[key] ?? 0, to[key] ?? 0)
    if (change !== undefined) changes[key] = change
  }
  return Object.keys(changes).length === 0 ? undefined : changes
}

/** The value with one number in place of another. */
export function withNumber(value: FigureValue, [key, ...rest]: FigurePath, number: number): FigureValue {
  if (key === undefined || typeof value === 'number') return number
  if (isList(value)) return value.map((entry, i) => (i === key ? withNumber(entry, rest, number) : entry))
  return { ...value, [key]: withNumber(value[key] ?? 0, rest, number) }
}
