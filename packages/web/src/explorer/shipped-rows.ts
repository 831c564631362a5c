// The table of openings that comes with the page: a tree without keys, which is a third of the size. The keys are worked
// out here by playing it.
import { type AnyGame, BETWEEN_MOVES, positionKey } from '@arkwright/kernel'
import type { ChoiceSums } from '@arkwright/server/client'

export type ShippedRows = Map<number, ChoiceSums[]>

/** Place of the turn in the list, games, wins, sums of score and of lead, and what followed. */
type Node = readonly [number, number, number, number, number, readonly Node[]]

interface Openings {
  readonly turns: readonly string[]
  readonly tree: readonly Node[]
}

export function rowsOf(game: AnyGame, options: unknown, text: string): ShippedRows {
  const { turns, tree } = JSON.parse(text) as Openings
  const rows: ShippedRows = new Map()
  const start = game.setup(game.parseOptions(options), null)
  const open = [{ state: start, key: positionKey(game, start), nodes: tree }]
  for (let here = open.pop(); here !== undefined; here = open.pop()) {
    const { state, key, nodes } = here
    const seat = game.pending(state)?.seat
    const found = rows.get(key) ?? []
    rows.set(key, found)
    for (const [place, games, wins, score, margin, after] of nodes) {
      const turn = turns[place] ?? ''
      const follows = game.copy(state)
      for (const notation of turn.split(BETWEEN_MOVES)) {
        const move = game.parseMove(notation)
        if (move !== undefined) game.play(follows, move)
      }
      const next = positionKey(game, follows)
      found.push({ turn, next, seat: seat === 'chance' ? null : (seat ?? null), games, wins, score, margin })
      if (after.length > 0) open.push({ state: follows, key: next, nodes: after })
    }
  }
  return rows
}
