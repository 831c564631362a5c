// Finds the name a user probably meant.

/** The nearest of the names, if it is close enough to be a typing error. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(given.length / 3))
  let best: string | undefined
  let fewest = most + 1
  for (const name of names) {
    const count = Math.abs(name.length - given.length) > most ? fewest : slips(given.toLowerCase(), name.toLowerCase())
    if (count < fewest) {
      best = name
      fewest = count
    }
  }
  return best
}

/** ` (did you mean …?)`, or an empty text. */
export function didYouMean(given: string, names: readonly string[]): string {
  const name = nearest(given, names)
  return name === undefined ? '' : ` (did you mean ${name}?)`
}

/** Letters to add, drop, change or swap with their neighbour to turn one word into the other. */
function slips(from: string, to: string): number {
  let twoBack: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, j) => j)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = (previous[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1] ? (twoBack[j - 2] ?? 0) + 1 : changed
      row.push(Math.min(changed, swapped, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    twoBack = previous
    previous = row
  }
  return previous[to.length] ?? 0
}
