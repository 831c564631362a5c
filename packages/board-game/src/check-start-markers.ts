// The first pieces of a predetermined set-up after corrections: one for each seat, and all in the box — SJ 4.1.V, WF 4.1.V.
import { BadInput } from '@arkwright/kernel'

export type Counts = Readonly<Record<string, number>>

export function checkStartMarkers(bySeat: Readonly<Record<string, Counts>>, there: Counts): void {
  const taken = new Map<string, number>()
  for (const [colour, pieces] of Object.entries(bySeat)) {
    const names = Object.keys(pieces)
    if (names.length !== 1)
      throw new BadInput(`components: predeterminedMarkers gives ${colour} ${names.length} markers; it must be one`)
    for (const name of names) taken.set(name, (taken.get(name) ?? 0) + 1)
  }
  for (const [name, count] of taken) atMost(count, there[name] ?? 0, `predeterminedMarkers gives away ${name}`)
}

export function atMost(count: number, there: number, what: string): void {
  if (count > there) throw new BadInput(`components: ${what} ${count} times, but there are only ${there}`)
}
