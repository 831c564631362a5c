// A printing: what an owner found in the box, as a small file. docs/printings.md describes the format.
import { BadInput } from './bad-input.ts'
import { BadPrinting, refusedAs } from './bad-printing.ts'
import { type FigureValue, isRecord, shown } from './components.ts'
import { checkNesting } from './nesting.ts'
import { Fields } from './options.ts'
import { figuresFrom, groupsFrom, LIMITS, notesFrom, textFrom, variantOptionsFrom } from './printing-fields.ts'
import { sha256Hex } from './sha256.ts'

const FORMAT = 1
const MARK = 'arkwright-printing'

/** Figures by name, in the shape of `options.components`. */
export type FigureChanges = Readonly<Record<string, FigureValue>>

export interface Variant {
  readonly name: string
  /** Why it departs from the printed game: one paragraph. */
  readonly reason: string
  readonly options: Readonly<Record<string, unknown>>
  /** Figures that depart on purpose. */
  readonly figures: FigureChanges
}

export interface Printing {
  readonly game: string
  /** The year on the box. */
  readonly edition?: number
  readonly name: string
  readonly language: string
  /** Such as "my 2016 copy". */
  readonly source: string
  /** The groups of the box that agree with our figures. */
  readonly confirmed: readonly string[]
  readonly changed: FigureChanges
  /** The groups the owner could not tell. */
  readonly unknown: readonly string[]
  /** What the copy says in words, by group of the box. */
  readonly notes?: Readonly<Record<string, string>>
  readonly variant?: Variant
}

/** Throws BadInput with one sentence when this is not a readable printing. */
export function parsePrinting(text: string): Printing {
  if (text.length > LIMITS.file) {
    throw new BadPrinting('too-long', `a printing is at most ${LIMITS.file} characters long`, { most: LIMITS.file })
  }
  refusedAs('not-a-printing', {}, () => checkNesting(text, LIMITS.depth))
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadPrinting('cut', 'this is not a complete JSON file; it may have been cut off')
  }
  if (!isRecord(json) || !Object.hasOwn(json, MARK)) {
    throw new BadPrinting('not-a-printing', `this is not a printing: it has no field "${MARK}"`)
  }
  const fields = new Fields(json, 'printing')
  const format = field(MARK, () => fields.integer(MARK, { min: 1, max: 1_000_000 }))
  if (format > FORMAT) {
    const newer = `this printing has format ${format}; this program knows up to ${FORMAT}, please update it`
    throw new BadPrinting('newer', newer)
  }
  const printing = printingFrom(fields)
  const hash = fields.raw('hash')
  refusedAs('not-a-printing', {}, () => fields.end())
  if (hash !== hashOf(printing)) {
    const edited = 'the hash of this printing does not match its content; it was changed after it was written'
    throw new BadPrinting('edited', edited)
  }
  return printing
}

/** The text of the file. Throws BadInput when parsePrinting would refuse it. */
export function writePrinting(printing: Printing): string {
  if (!isRecord(printing)) throw new BadInput(`a printing must be an object, not ${shown(printing)}`)
  const written = { [MARK]: FORMAT, ...contentOf(printing), hash: hashOf(printing) }
  const lines = Object.entries(written).map(([key, value]) => `  ${JSON.stringify(key)}: ${linesOf(key, value)}`)
  const text = `{\n${lines.join(',\n')}\n}\n`
  parsePrinting(text)
  return text
}

/** Names the content: two printings with the same hash say the same. */
export function hashOf(printing: Printing): string {
  return sha256Hex(`arkwright printing:${JSON.stringify(sorted(contentOf(printing)))}`)
}

function printingFrom(fields: Fields): Printing {
  const edition = fields.raw('edition')
  const notes = fields.raw('notes')
  const variant = fields.raw('variant')
  const printing: Printing = {
    game: field('game', () => textFrom(fields, 'game', LIMITS.name)),
    ...(edition !== undefined && { edition: field('edition', () => fields.integer('edition', LIMITS.edition)) }),
    name: field('name', () => textFrom(fields, 'name', LIMITS.name)),
    language: field('language', () => textFrom(fields, 'language', LIMITS.name)),
    source: field('source', () => textFrom(fields, 'source', LIMITS.source)),
    confirmed: field('confirmed', () => groupsFrom(fields, 'confirmed')),
    changed: field('changed', () => figuresFrom(fields.raw('changed'), 'printing: changed')),
    unknown: field('unknown', () => groupsFrom(fields, 'unknown')),
    ...(notes !== undefined && { notes: field('notes', () => notesFrom(notes)) }),
    ...(variant !== undefined && { variant: field('variant', () => variantFrom(variant)) }),
  }
  const both = printing.confirmed.find(group => printing.unknown.includes(group))
  if (both !== undefined) {
    const message = `printing: ${shown(both)} cannot be both confirmed and unknown`
    throw new BadPrinting('field', message, { field: 'unknown' })
  }
  return printing
}

function field<Read>(name: string, read: () => Read): Read {
  return refusedAs('field', { field: name }, read)
}

function variantFrom(given: unknown): Variant {
  const fields = new Fields(given, 'printing: variant')
  const variant: Variant = {
    name: textFrom(fields, 'name', LIMITS.name),
    reason: textFrom(fields, 'reason', LIMITS.reason),
    options: variantOptionsFrom(fields.raw('options')),
    figures: figuresFrom(fields.raw('figures'), 'printing: variant.figures'),
  }
  fields.end()
  return variant
}

/** Only the known fields, in the order of the file. */
function contentOf({
  game,
  edition,
  name,
  language,
  source,
  confirmed,
  changed,
  unknown,
  notes,
  variant,
}: Printing): Printing {
  return {
    game,
    ...(edition !== undefined && { edition }),
    name,
    language,
    source,
    confirmed,
    changed,
    unknown,
    ...(notes !== undefined && { notes }),
    ...(variant !== undefined && { variant }),
  }
}

/** Each changed figure gets its line. */
function linesOf(key: string, value: unknown): string {
  if (key !== 'changed' || !isRecord(value) || Object.keys(value).length === 0) return JSON.stringify(value)
  const figures = Object.entries(value).map(
    ([figure, change]) => `    ${JSON.stringify(figure)}: ${JSON.stringify(change)}`,
  )
  return `{\n${figures.join(',\n')}\n  }`
}

/** With the keys in alphabetical order, so that the order of a file does not matter. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const keys = Object.keys(value).toSorted((one, other) => (one < other ? -1 : 1))
  return Object.fromEntries(keys.map(key => [key, sorted(value[key])]))
}
