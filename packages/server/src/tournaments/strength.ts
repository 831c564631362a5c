// How strong the players of an event are, from their results against one another. A result is worth more against strong rivals, and how
// strong these are depends on their own results: the estimate is repeated until it stands still.

/** One player at one table. */
export interface Match {
  readonly seat: number
  readonly who: number
  readonly rivals: readonly number[]
  readonly result: number
}

/** Players with few results are held towards the average, as if each had this many average results more. */
const CAUTION = 0.3
/** Each step goes this far towards the next estimate: two who met only each other would otherwise take turns for ever. */
const STEP = 0.6
const MOST_STEPS = 200
const NEAR_ENOUGH = 1e-5

/** By player. The average is 0. A seat that brings more than others is not strength, so what is usual at a seat is subtracted. */
export function strengthsOf(matches: readonly Match[]): ReadonlyMap<number, number> {
  const players = [...new Set(matches.map(({ who }) => who))]
  const place = new Map(players.map((who, i) => [who, i]))
  const seats = [...new Set(matches.map(({ seat }) => seat))]
  const all = matches.map(({ who, seat, rivals, result }) => ({
    who: place.get(who) ?? 0,
    seat: seats.indexOf(seat),
    rivals: rivals.map(rival => place.get(rival) ?? 0),
    result,
  }))
  const played = counted(
    all.map(({ who }) => who),
    players.length,
  )
  const atSeat = counted(
    all.map(({ seat }) => seat),
    seats.length,
  )
  let strength = players.map(() => 0)
  for (let step = 0; step < MOST_STEPS; step++) {
    const worth = all.map(({ result, rivals }) => result + strongest(rivals, strength))
    const usual = seats.map(() => 0)
    for (const [i, { seat, who }] of all.entries()) add(usual, seat, (worth[i] ?? 0) - (strength[who] ?? 0))
    const sums = players.map(() => 0)
    for (const [i, { seat, who }] of all.entries())
      add(sums, who, (worth[i] ?? 0) - (usual[seat] ?? 0) / (atSeat[seat] ?? 1))
    const next = sums.map((sum, i) => sum / ((played[i] ?? 0) + CAUTION))
    const middle = next.reduce((sum, one) => sum + one, 0) / next.length
    const moved = next.map((one, i) => STEP * (one - middle - (strength[i] ?? 0)))
    strength = strength.map((one, i) => one + (moved[i] ?? 0))
    if (moved.every(one => Math.abs(one) < NEAR_ENOUGH)) break
  }
  return new Map(players.map((who, i) => [who, strength[i] ?? 0]))
}

function strongest(rivals: readonly number[], strength: readonly number[]): number {
  let best = Number.NEGATIVE_INFINITY
  for (const rival of rivals) best = Math.max(best, strength[rival] ?? 0)
  return best
}

function counted(values: readonly number[], length: number): number[] {
  const counts = Array.from({ length }, () => 0)
  for (const value of values) add(counts, value, 1)
  return counts
}

function add(sums: number[], place: number, value: number): void {
  sums[place] = (sums[place] ?? 0) + value
}
