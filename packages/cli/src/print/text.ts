// Columns, counts and lists as plain text.
import { formats } from '@arkwright/words'

/** Rows of cells in columns of one width. Columns named in `right` are aligned to the right. */
export function columns(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = []
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length)
  return rows.map(row =>
    row
      .map((cell, i) => (right.includes(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

/** `1 worker`, `2 workers`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** `blue, red and green`. */
export function listed(words: readonly string[]): string {
  return formats('en').list(words)
}

export function capital(sentence: string): string {
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}

/** `1,234,567`, the same on every machine. */
export function grouped(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}

/** A text from outside, made safe for one line of a terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/\p{C}/gu, '?')
}

export function indented(lines: readonly string[], by = '  '): string[] {
  return lines.map(line => (line === '' ? line : by + line))
}
