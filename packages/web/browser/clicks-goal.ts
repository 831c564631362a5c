// How many presses a turn may take.
import { readFileSync } from 'node:fs'

/** The mean of all turns may be at most this share of the baseline's. */
export const GOAL = 0.6

/** Mean presses a turn at commit 44c9c54, before the table was rebuilt, by game. */
const BASELINE = JSON.parse(readFileSync(new URL('clicks-baseline.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, number>
>

export function baselineOf(id: string): number {
  const before = BASELINE[id]
  if (before === undefined) throw new Error(`clicks-baseline.json has no figure for ${id}.`)
  return before
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
