// Where things stand on a track: the part of it in use, and marks that would cover each other climb.

export interface Window {
  readonly from: number
  readonly to: number
}

/** Free spaces beyond the highest mark. */
const AHEAD = 3

/** The part of a track in use, three spaces more, and at least this many spaces. */
export function windowOf(places: readonly number[], least: number, from = Math.min(...places)): Window {
  return { from, to: Math.max(from + least - 1, Math.max(from, ...places) + AHEAD) }
}

/** The horizontal middle of each space. */
export function middleOf({ from, to }: Window, width: number): (place: number) => number {
  const each = width / (to - from + 1)
  return place => (place - from + 0.5) * each
}

/** The numbers to print, so that each has this much room. */
export function numbersOn({ from, to }: Window, width: number, room: number): number[] {
  const each = width / (to - from + 1)
  const step = Math.max(1, Math.ceil(room / each))
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
}

export interface Mark {
  readonly key: string
  readonly at: number
}

export interface Placed {
  readonly key: string
  readonly x: number
  /** Its own place on the axis, if it had to stand aside. */
  readonly from: number
  /** 0 stands on the axis, 1 on top of a mark, and so on. */
  readonly height: number
}

export interface Crowded {
  readonly key: string
  readonly at: number
  /** In the crowd: 0 left or 1 right, and 0 stands on the axis, 1 above. */
  readonly column: number
  readonly row: number
}

/** More marks than this on one space would have to stand aside, and be read as if they stood on another one. */
const PILE = 2

/** The marks of a space that holds more than a pile: drawn small, two beside each other. */
export function crowdsOf(marks: readonly Mark[]): Crowded[] {
  return [...Map.groupBy(marks, ({ at }) => at).values()]
    .filter(crowd => crowd.length > PILE)
    .flatMap(crowd => crowd.map(({ key, at }, nth) => ({ key, at, column: nth % 2, row: Math.floor(nth / 2) })))
}

/** Two marks that are this much nearer than their size still only touch: sums of fractions are not exact. */
const TOUCH = 0.01

/**
 * Each mark stands as low as it can without covering another one or what is `taken` already. Where the pile is full,
 * the next mark stands aside, as near as it can within the width; where no place is free, it covers the highest.
 */
export function climbed(
  marks: readonly Mark[],
  x: (at: number) => number,
  size: number,
  most: number,
  width = Number.POSITIVE_INFINITY,
  taken: readonly Placed[] = [],
): Placed[] {
  const placed: Placed[] = [...taken]
  for (const { key, at } of marks) {
    const from = x(at)
    // A mark at the end of the axis stays whole.
    const own = Math.max(size / 2, Math.min(width - size / 2, from))
    const aside = placed
      .flatMap(other => [other.x - size, other.x + size])
      .filter(here => here >= size / 2 && here <= width - size / 2)
    const places = [own, ...aside].sort((a, b) => Math.abs(a - from) - Math.abs(b - from))
    const free = places.find(here => lowest(placed, here, size) < most)
    const here = free ?? own
    placed.push({ key, x: here, from, height: free === undefined ? most - 1 : lowest(placed, here, size) })
  }
  return placed.slice(taken.length)
}

function lowest(placed: readonly Placed[], here: number, size: number): number {
  const near = placed.filter(other => Math.abs(other.x - here) < size - TOUCH).map(other => other.height)
  let height = 0
  while (near.includes(height)) height++
  return height
}
