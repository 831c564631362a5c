// Who holds which seat. In a schedule known beforehand everyone holds each seat once in every block of as many rounds as there are
// seats: players and tables form a graph whose edges can always be coloured with the seats (Kőnig). Where the next round is not
// known, everyone gets a seat held least often.
import { chunks, type Group, type Round } from './group.ts'

/** Orders the players of every group by seat. Each block of `seats` rounds is balanced on its own. */
export function seatBlocks(rounds: readonly Round[], seats: number): number[][][] {
  return chunks(rounds, seats).flatMap(block => seatBlock(block, seats))
}

function seatBlock(block: readonly Round[], seats: number): number[][][] {
  const tables = block.flat()
  /** By player and by table: the other end of the edge with each colour. */
  const ofPlayer = new Map<number, (number | undefined)[]>()
  const ofTable = tables.map((): (number | undefined)[] => Array.from({ length: seats }))
  for (const [table, group] of tables.entries()) {
    for (const player of group) {
      if (!ofPlayer.has(player)) ofPlayer.set(player, Array.from({ length: seats }))
      colour(player, table, ofPlayer, ofTable)
    }
  }
  let next = 0
  return block.map(round => round.map(() => (ofTable[next++] ?? []).map(player => player ?? 0)))
}

function colour(
  player: number,
  table: number,
  ofPlayer: ReadonlyMap<number, (number | undefined)[]>,
  ofTable: readonly (number | undefined)[][],
): void {
  const mine = ofPlayer.get(player) ?? []
  const theirs = ofTable[table] ?? []
  const freeHere = mine.findIndex(one => one === undefined)
  const freeThere = theirs.findIndex(one => one === undefined)
  if (theirs[freeHere] !== undefined) {
    // Both colours change places along the path that begins at the table, so that this one becomes free there too.
    const path: [number, number][] = []
    for (let at: number | undefined = table; at !== undefined; ) {
      const who: number | undefined = ofTable[at]?.[freeHere]
      if (who === undefined) break
      path.push([who, at])
      at = ofPlayer.get(who)?.[freeThere]
      if (at !== undefined) path.push([who, at])
    }
    recolour(path, freeHere, freeThere, ofPlayer, ofTable)
  }
  mine[freeHere] = table
  theirs[freeHere] = player
}

/** The edges of the path have the two colours in turn, beginning with `first`. */
function recolour(
  path: readonly (readonly [number, number])[],
  first: number,
  second: number,
  ofPlayer: ReadonlyMap<number, (number | undefined)[]>,
  ofTable: readonly (number | undefined)[][],
): void {
  for (const [i, [player, table]] of path.entries()) {
    const old = i % 2 === 0 ? first : second
    const mine = ofPlayer.get(player) ?? []
    const theirs = ofTable[table] ?? []
    if (mine[old] === table) mine[old] = undefined
    if (theirs[old] === player) theirs[old] = undefined
  }
  for (const [i, [player, table]] of path.entries()) {
    const fresh = i % 2 === 0 ? second : first
    const [mine, theirs] = [ofPlayer.get(player), ofTable[table]]
    if (mine !== undefined) mine[fresh] = table
    if (theirs !== undefined) theirs[fresh] = player
  }
}

/** How often a player has held each seat. */
export type Held = (player: number) => readonly number[]

export function heldIn(rounds: readonly Round[], seats: number): Held {
  const counts = new Map<number, number[]>()
  for (const group of rounds.flat()) {
    for (const [seat, player] of group.entries()) {
      const mine = counts.get(player) ?? Array.from({ length: seats }, () => 0)
      mine[seat] = (mine[seat] ?? 0) + 1
      counts.set(player, mine)
    }
  }
  const none = Array.from({ length: seats }, () => 0)
  return player => counts.get(player) ?? none
}

/** The fairest order of a group's players, and by how much it misses: 0 if everyone gets a seat held least often. */
export function fairest(group: Group, held: Held): { seated: number[]; miss: number } {
  let best = { seated: [...group], miss: Number.POSITIVE_INFINITY }
  for (const order of ORDERS[group.length] ?? []) {
    let miss = 0
    for (const [seat, from] of order.entries()) {
      const counts = held(group[from] ?? 0)
      miss += ((counts[seat] ?? 0) - Math.min(...counts)) ** 2
    }
    if (miss < best.miss) best = { seated: order.map(from => group[from] ?? 0), miss }
    if (miss === 0) break
  }
  return best
}

function orders(size: number): number[][] {
  if (size === 0) return [[]]
  return orders(size - 1).flatMap(order =>
    Array.from({ length: size }, (_, at) => [...order.slice(0, at), size - 1, ...order.slice(at)]),
  )
}

const ORDERS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map(orders)
