// Printed figures with their provenance, and how an owner of the printed game corrects one without touching code.
import { BadFigures, type KernelFigureFault } from './bad-figures.ts'
import { BadInput } from './bad-input.ts'
import type { FigurePath } from './figure-paths.ts'

/** rulebook: stated in a text; found: an outside source; derived: follows from examples; reconstructed: our proposal. */
export type Provenance = 'rulebook' | 'found' | 'derived' | 'reconstructed'

export type FigureValue = number | readonly FigureValue[] | { readonly [key: string]: FigureValue }

export interface Figure<T extends FigureValue = FigureValue> {
  readonly value: T
  readonly provenance: Provenance
  /** Where the figure comes from, in a few words. */
  readonly source: string
  readonly min: number
  readonly max: number
  /** True: pieces and moves are named by it, so it cannot be corrected. */
  readonly fixed?: boolean
  /** For counts of pieces: what may be counted. A piece that is not named is not there. */
  readonly pieces?: readonly string[]
}

export type ComponentTable = Readonly<Record<string, Figure>>

/** The plain values of a table of figures. */
export type Values<T extends ComponentTable> = { readonly [K in keyof T]: T[K]['value'] }

export function figure<T extends FigureValue>(
  value: T,
  provenance: Provenance,
  source: string,
  {
    min = 0,
    max = 999,
    fixed = false,
    pieces,
  }: { min?: number; max?: number; fixed?: boolean; pieces?: readonly string[] } = {},
): Figure<T> {
  return { value, provenance, source, min, max, ...(fixed && { fixed }), ...(pieces !== undefined && { pieces }) }
}

/** The table with the figures an owner corrected. Throws BadInput naming the figure that cannot be. */
export function overrideComponents<T extends ComponentTable>(table: T, overrides: unknown, path = 'components'): T {
  if (overrides === undefined) return table
  if (!isRecord(overrides)) throw new BadInput(`${path} must be an object of figures, such as {"wages": …}`)
  const changed: Record<string, Figure> = { ...table }
  for (const [name, value] of Object.entries(overrides)) {
    const known = Object.hasOwn(table, name) ? table[name] : undefined
    if (known === undefined) {
      throw bad(
        'unknown-figure',
        [shown(name)],
        `${path}.${shown(name)} is not a figure of this game; known are ${Object.keys(table).join(', ')}`,
      )
    }
    changed[name] = { ...known, value: overlay(known, known.value, value, [name], `${path}.${name}`) }
  }
  return changed as T
}

export function valuesOf<T extends ComponentTable>(table: T): Values<T> {
  return Object.fromEntries(Object.entries(table).map(([name, { value }]) => [name, value])) as Values<T>
}

function bad(
  code: KernelFigureFault,
  path: FigurePath,
  message: string,
  numbers: Readonly<Record<string, number>> = {},
): BadFigures {
  return new BadFigures(code, path, numbers, message)
}

/** `text` names the path in sentences. */
function overlay(known: Figure, was: FigureValue, given: unknown, path: FigurePath, text: string): FigureValue {
  if (typeof was === 'number') {
    if (known.fixed === true && given !== was)
      throw bad('fixed-figure', path, `${text} cannot be corrected: pieces and moves are named by it`)
    if (typeof given !== 'number' || !Number.isInteger(given) || given < known.min || given > known.max) {
      const { min, max } = known
      throw bad('out-of-range', path, `${text} must be a whole number from ${min} to ${max}`, { min, max })
    }
    return given
  }
  if (isList(was)) {
    if (!Array.isArray(given) || given.length !== was.length) {
      throw bad('other-shape', path, `${text} must be a list of ${was.length} entries`)
    }
    return was.map((entry, i) => overlay(known, entry, given[i], [...path, i], `${text}[${i}]`))
  }
  if (!isRecord(given))
    throw bad('other-shape', path, `${text} must be an object with some of ${Object.keys(was).join(', ')}`)
  const changed: Record<string, FigureValue> = { ...was }
  const keys = known.pieces !== undefined && isCounted(was) ? known.pieces : Object.keys(was)
  for (const [key, value] of Object.entries(given)) {
    if (!keys.includes(key))
      throw bad('other-shape', path, `${text}.${shown(key)} does not exist; known are ${keys.join(', ')}`)
    changed[key] = overlay(known, was[key] ?? 0, value, [...path, key], `${text}.${key}`)
    if (keys === known.pieces && changed[key] === 0) delete changed[key]
  }
  return changed
}

function isCounted(value: FigureValue): boolean {
  return Object.values(value).every(entry => typeof entry === 'number')
}

export function isList(value: FigureValue): value is readonly FigureValue[] {
  return Array.isArray(value)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A user's text as it may stand in an error sentence: bounded, on one line. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  const line = String(value).replaceAll(/\p{C}/gu, '?')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}
