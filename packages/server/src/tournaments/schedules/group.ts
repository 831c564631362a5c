// What all schedules share. Players are known by their numbers in the event.

/** The players of one table. In a finished schedule the place in the list is the seat. */
export type Group = readonly number[]
/** The tables of one round. */
export type Round = readonly Group[]

/** How often two players have met. */
export class Meetings {
  private readonly times = new Map<number, number>()

  constructor(rounds: readonly Round[] = []) {
    for (const round of rounds) this.add(round)
  }

  add(round: Round): void {
    for (const group of round) {
      for (const [one, other] of pairsIn(group)) this.times.set(key(one, other), this.of(one, other) + 1)
    }
  }

  of(one: number, other: number): number {
    return this.times.get(key(one, other)) ?? 0
  }
}

const MOST_PLAYERS = 4096

function key(one: number, other: number): number {
  return one < other ? one * MOST_PLAYERS + other : other * MOST_PLAYERS + one
}

export function pairsIn(group: Group): [number, number][] {
  return group.flatMap((one, i) => group.slice(i + 1).map((other): [number, number] => [one, other]))
}

export function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
}
