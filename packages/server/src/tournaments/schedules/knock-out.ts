// A knock-out for two at a table. The first seeds are far apart, and byes go to them.

/** A place in the bracket; undefined: empty, so the neighbour has a bye. */
export type Slot = number | undefined

/** The first round: a power of two of slots, neighbours meet. */
export function bracket(players: number): Slot[] {
  let order = [0]
  while (order.length < players) {
    const size = order.length * 2
    order = order.flatMap(seed => [seed, size - 1 - seed])
  }
  return order.map(seed => (seed < players ? seed : undefined))
}

export function knockOutRounds(players: number): number {
  return Math.ceil(Math.log2(Math.max(1, players)))
}

/** The slots of the next round. `winner` decides between two players. */
export function nextSlots(slots: readonly Slot[], winner: (one: number, other: number) => number): Slot[] {
  return Array.from({ length: slots.length / 2 }, (_, i) => {
    const [one, other] = [slots[2 * i], slots[2 * i + 1]]
    if (one === undefined) return other
    return other === undefined ? one : winner(one, other)
  })
}

/** The tables of a round, and who has a bye. */
export function matchesIn(slots: readonly Slot[]): { tables: [number, number][]; byes: number[] } {
  const tables: [number, number][] = []
  const byes: number[] = []
  for (let i = 0; i < slots.length; i += 2) {
    const [one, other] = [slots[i], slots[i + 1]]
    if (one !== undefined && other !== undefined) tables.push([one, other])
    else if (one !== undefined) byes.push(one)
    else if (other !== undefined) byes.push(other)
  }
  return { tables, byes }
}
