// The first pieces of a predetermined set-up after corrections: one for each seat, and all in the box — SJ 4.1.V, WF 4.1.V.
import type { FigurePath } from '@arkwright/kernel'
import { badFigures } from './bad-figures.ts'

export type Counts = Readonly<Record<string, number>>

/** `players`: the part of the figure that is checked. */
export function checkStartMarkers(players: string, bySeat: Readonly<Record<string, Counts>>, there: Counts): void {
  const path = ['predeterminedMarkers', players]
  const taken = new Map<string, number>()
  for (const [colour, pieces] of Object.entries(bySeat)) {
    const names = Object.keys(pieces)
    if (names.length !== 1)
      throw badFigures(
        'one-marker-each',
        [...path, colour],
        { count: names.length },
        `components: predeterminedMarkers gives ${colour} ${names.length} markers; it must be one`,
      )
    for (const name of names) taken.set(name, (taken.get(name) ?? 0) + 1)
  }
  for (const [name, count] of taken)
    atMost(count, there[name] ?? 0, [...path, name], `predeterminedMarkers gives away ${name}`)
}

export function atMost(count: number, there: number, path: FigurePath, what: string): void {
  if (count <= there) return
  throw badFigures(
    'too-few-pieces',
    path,
    { count, there },
    `components: ${what} ${count} times, but there are only ${there}`,
  )
}
