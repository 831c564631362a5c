// Spending the steps of an action one by one on the factories that gain most: a narrow beam over units of several moves.
import type { Move } from '@arkwright/board-game'
import { after, type Line, rate, type Thinking } from './line.ts'

/** Moves that only make sense together, such as all workers a row still needs. */
export type Unit = readonly Move[]

export interface Allocation {
  /** What could be done next. */
  units(line: Line): readonly Unit[]
  /** How good a line is so far; the position itself when absent. */
  rate?(line: Line): number
  /** Goes on although nothing was gained: where what is not used is lost. */
  readonly insists?: boolean
}

interface Kept {
  readonly line: Line
  readonly value: number
  /** The name of the unit taken last: a wide beam goes on in the order of names, so that it does not find the same set twice. */
  readonly from: string
}

const WIDTH = { brisk: 1, thorough: 3 }
const LONGEST = 8

/** The best lines found, without the empty one. */
export function allocate(thinking: Thinking, start: Line, allocation: Allocation, most: number): Line[] {
  const value = (line: Line): number => allocation.rate?.(line) ?? rate(thinking, line)
  const width = WIDTH[thinking.breadth]
  const found: Kept[] = []
  let beam: Kept[] = [
    { line: start, value: allocation.insists === true ? Number.NEGATIVE_INFINITY : value(start), from: '' },
  ]
  for (let depth = 0; depth < LONGEST && beam.length > 0; depth++) {
    const next: Kept[] = []
    for (const kept of beam) {
      for (const unit of allocation.units(kept.line)) {
        const name = unit[0]?.text ?? ''
        if (name < kept.from && thinking.breadth === 'thorough') continue
        const line = unit.reduce((so, move) => after(so, move), kept.line)
        next.push({ line, value: value(line), from: name })
      }
    }
    next.sort((one, other) => other.value - one.value)
    const bar = allocation.insists === true ? Number.NEGATIVE_INFINITY : Math.min(...beam.map(kept => kept.value))
    beam = next.filter(kept => kept.value > bar).slice(0, width)
    found.push(...(depth === 0 && thinking.breadth === 'thorough' ? next.slice(0, width) : beam))
  }
  return found
    .toSorted((one, other) => other.value - one.value)
    .slice(0, most)
    .map(({ line }) => line)
}
