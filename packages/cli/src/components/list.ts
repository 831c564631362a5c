// The list of a game's figures, and how many there are of each provenance.
import {
  type ComponentTable,
  changesBetween,
  type Figure,
  type FigureValue,
  numbersIn,
  type Provenance,
} from '@arkwright/kernel'
import { columns } from '../print/text.ts'

/** From the most to the least certain. */
const PROVENANCES: readonly Provenance[] = ['rulebook', 'found', 'derived', 'reconstructed']

/** With our own figures beside those that were corrected. */
export function listText(title: string, table: ComponentTable, standard: ComponentTable): string {
  const figures = Object.entries(table)
  const blocks = figures.map(([name, figure]) => block(name, figure, standard[name]))
  return `${[`${title}: ${counts(figures.map(([, figure]) => figure))}`, ...blocks].join('\n\n')}\n`
}

/** What a printed copy says in words, by group of the box. */
export function notesText(notes: Readonly<Record<string, string>>): string {
  return Object.entries(notes)
    .map(([group, note]) => `\nnote on ${group}: ${note}\n`)
    .join('')
}

export interface Counted {
  readonly game: string
  readonly provenance: Provenance
  readonly figures: number
  readonly numbers: number
}

export function countProvenance(game: string, table: ComponentTable): readonly Counted[] {
  return PROVENANCES.map(provenance => {
    const figures = Object.values(table).filter(figure => figure.provenance === provenance)
    const numbers = figures.reduce((sum, { value }) => sum + numbersIn(value, []).length, 0)
    return { game, provenance, figures: figures.length, numbers }
  })
}

export function provenanceText(counted: readonly Counted[]): string {
  const rows = counted.map(({ game, provenance, figures, numbers }) => [
    game,
    provenance,
    String(figures),
    String(numbers),
  ])
  return `${columns([['game', 'provenance', 'figures', 'numbers'], ...rows], [2, 3]).join('\n')}\n`
}

function counts(figures: readonly Figure[]): string {
  const parts = PROVENANCES.map(one => `${figures.filter(({ provenance }) => provenance === one).length} ${one}`)
  return `${figures.length} figures, ${parts.join(', ')}`
}

function block(name: string, figure: Figure, standard: Figure | undefined): string {
  const { value, provenance, source, min, max, pieces } = figure
  const allowed = `${min} to ${max}${pieces === undefined ? '' : ` of ${pieces.join(', ')}`}`
  const corrected = standard !== undefined && changesBetween(standard.value, value) !== undefined
  return [
    `${name}: ${corrected ? 'corrected' : provenance}`,
    ...valueLines(value),
    ...(corrected ? [`  ours, ${provenance}:`, ...valueLines(standard.value).map(line => `  ${line}`)] : []),
    `  ${source} (allowed: ${allowed})`,
  ].join('\n')
}

/** An object of objects gets a line for each entry; anything else fits on one line. */
function valueLines(value: FigureValue): string[] {
  if (typeof value === 'number' || isList(value)) return [`  ${inline(value)}`]
  const entries = Object.entries(value)
  if (entries.every(([, entry]) => typeof entry === 'number')) return [`  ${inline(value)}`]
  return entries.map(([key, entry]) => `  ${key}: ${inline(entry)}`)
}

function inline(value: FigureValue): string {
  if (typeof value === 'number') return String(value)
  if (isList(value)) return value.map(inline).join(' ')
  return Object.entries(value)
    .map(([key, entry]) => `${key} ${typeof entry === 'number' ? entry : `(${inline(entry)})`}`)
    .join(', ')
}

function isList(value: FigureValue): value is readonly FigureValue[] {
  return Array.isArray(value)
}
