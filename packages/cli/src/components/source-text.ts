// Finds and replaces figures in the text of a component table, without parsing TypeScript.
import { BadInput, type FigureValue } from '@arkwright/kernel'

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

interface Span {
  readonly from: number
  readonly to: number
}

export interface FigureCall {
  /** The arguments of `figure(…)`: value, provenance, source, and where there is one the range. */
  readonly parts: readonly Span[]
  readonly text: string
}

/** Every `name: figure(…)` in a text. */
export function figureCalls(text: string, name: string): readonly FigureCall[] {
  const calls = text.matchAll(new RegExp(`(?<![\\w.])${name}: figure(?:<[^(]*>)?\\(`, 'g'))
  return [...calls].map(call => {
    const open = call.index + call[0].length - 1
    return { parts: partsOf(text, open), text: text.slice(open, closeOf(text, open) + 1) }
  })
}

/** The text with some spans replaced. */
export function replaced(text: string, changes: readonly (Span & { readonly by: string })[]): string {
  return changes
    .toSorted((one, other) => other.from - one.from)
    .reduce((now, { from, to, by }) => now.slice(0, from) + by + now.slice(to), text)
}

/** Where the list that a constant is set to ends: the place of its closing bracket. */
export function endOfList(text: string, constant: string): number {
  const start = text.search(new RegExp(`const ${constant}\\b[^=]*= \\[`))
  if (start === -1) throw new BadInput(`there is no list ${constant} to add to`)
  return closeOf(text, text.indexOf('= [', start) + 2)
}

/** As TypeScript, on one line. */
export function literal(value: FigureValue): string {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  const entries = Object.entries(value).map(([key, entry]) => `${keyOf(key)}: ${literal(entry)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function keyOf(key: string): string {
  return /^[a-z_]\w*$/i.test(key) ? key : quoted(key)
}

/** The parts between an opening bracket, its commas and its end, without the space around them. */
function partsOf(text: string, open: number): readonly Span[] {
  const end = closeOf(text, open)
  const spans: Span[] = []
  let from = open + 1
  for (let i = from; i <= end; i = after(text, i)) {
    if (i !== end && text[i] !== ',') continue
    const span = trimmed(text, from, i)
    if (span.to > span.from) spans.push(span)
    from = i + 1
  }
  return spans
}

function trimmed(text: string, from: number, to: number): Span {
  const inside = text.slice(from, to)
  return { from: from + inside.length - inside.trimStart().length, to: to - (inside.length - inside.trimEnd().length) }
}

function closeOf(text: string, open: number): number {
  const close = CLOSING[text[open] ?? '']
  let i = open + 1
  while (i < text.length && text[i] !== close) i = after(text, i)
  return i
}

/** The place after a whole text, comment or bracket that begins here, or after this letter. */
function after(text: string, at: number): number {
  const letter = text[at] ?? ''
  if (Object.hasOwn(CLOSING, letter)) return closeOf(text, at) + 1
  if (text.startsWith('//', at)) return endAt(text, '\n', at)
  if (letter !== "'" && letter !== '"' && letter !== '`') return at + 1
  let i = at + 1
  while (i < text.length && text[i] !== letter) i += text[i] === '\\' ? 2 : 1
  return i + 1
}

function endAt(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found === -1 ? text.length : found + 1
}
