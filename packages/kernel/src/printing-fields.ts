// The fields of a printing, checked as they are read: bounded in length, count and depth.
import { BadInput } from './bad-input.ts'
import { type FigureValue, isRecord, shown } from './components.ts'
import type { Fields } from './options.ts'

export const LIMITS = {
  file: 64_000,
  depth: 8,
  name: 60,
  source: 200,
  note: 200,
  reason: 800,
  groups: 300,
  figures: 300,
  numbers: 3_000,
  number: 1_000_000,
  options: 20,
  choices: 20,
  edition: { min: 1900, max: 2999 },
}

/** Set by the table, or by the printing as a whole. */
const NOT_OPTIONS = ['players', 'components', 'printing']

export function textFrom(fields: Fields, name: string, longest: number): string {
  return lineOf(fields.raw(name), `printing: ${name}`, longest)
}

export function groupsFrom(fields: Fields, name: string): readonly string[] {
  const given = fields.raw(name)
  if (!Array.isArray(given) || given.length > LIMITS.groups) {
    throw new BadInput(`printing: ${name} must be a list of at most ${LIMITS.groups} groups`)
  }
  const groups = given.map((entry, i) => lineOf(entry, `printing: ${name}[${i}]`, LIMITS.name))
  const twice = groups.find((group, i) => groups.indexOf(group) !== i)
  if (twice !== undefined) throw new BadInput(`printing: ${name} has ${shown(twice)} twice`)
  return groups
}

export function figuresFrom(given: unknown, path: string): Readonly<Record<string, FigureValue>> {
  if (!isRecord(given) || Object.keys(given).length > LIMITS.figures) {
    throw new BadInput(`${path} must be an object of at most ${LIMITS.figures} figures`)
  }
  let numbers = 0
  const checked = (value: unknown): FigureValue => {
    if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= LIMITS.number) {
      if (++numbers > LIMITS.numbers) throw new BadInput(`${path} must have at most ${LIMITS.numbers} numbers`)
      return value
    }
    if (Array.isArray(value)) return value.map(checked)
    if (isRecord(value)) return recordOf(value)
    throw new BadInput(`${path} must hold whole numbers only, not ${shown(value)}`)
  }
  const recordOf = (record: Record<string, unknown>): Record<string, FigureValue> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [lineOf(key, path, LIMITS.name), checked(value)]))
  return recordOf(given)
}

export function notesFrom(given: unknown): Readonly<Record<string, string>> {
  const path = 'printing: notes'
  if (!isRecord(given) || Object.keys(given).length > LIMITS.groups) {
    throw new BadInput(`${path} must be an object of at most ${LIMITS.groups} groups`)
  }
  return Object.fromEntries(
    Object.entries(given).map(([group, note]) => [
      lineOf(group, path, LIMITS.name),
      lineOf(note, `${path}.${shown(group)}`, LIMITS.note),
    ]),
  )
}

export function variantOptionsFrom(given: unknown): Readonly<Record<string, unknown>> {
  const path = 'printing: variant.options'
  if (!isRecord(given) || Object.keys(given).length > LIMITS.options) {
    throw new BadInput(`${path} must be an object of at most ${LIMITS.options} options`)
  }
  for (const [name, value] of Object.entries(given)) {
    lineOf(name, path, LIMITS.name)
    if (NOT_OPTIONS.includes(name)) throw new BadInput(`${path} cannot set ${name}`)
    const choices: readonly unknown[] = Array.isArray(value) ? value : [value]
    if (choices.length > LIMITS.choices || !choices.every(isPlain)) {
      throw new BadInput(`${path}: ${name} must be a text, a number, true, false, or a short list of them`)
    }
  }
  return given
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= LIMITS.name
  return typeof value === 'boolean' || Number.isInteger(value)
}

/** A text on one line. */
export function lineOf(value: unknown, what: string, longest: number): string {
  if (typeof value !== 'string' || value.trim() === '' || value.length > longest) {
    throw new BadInput(`${what} must be a text of 1 to ${longest} characters`)
  }
  if (/\p{C}/u.test(value)) throw new BadInput(`${what} must be one line without control characters`)
  return value
}
