// A number that names a position, for tables with millions of positions. Two positions are the same exactly when a
// spectator sees the same; how they were reached does not matter.
import type { AnyGame, MachineState, Move } from './game.ts'

const LOW_BITS = 4294967296
const HIGH_MASK = 0x1fffff

/**
 * A whole number below 2^53, so every database and every JSON reader keeps it exactly. Options and the revision of the
 * rules are part of a view, and so of the key.
 */
export function positionKey(game: AnyGame, state: MachineState<Move>): number {
  const text = `${game.id}${JSON.stringify(game.view(state, 'spectator'))}`
  let low = 0x811c9dc5
  let high = 0x9747b28c
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  low = mixed(low, high)
  high = mixed(high, low)
  return (high & HIGH_MASK) * LOW_BITS + (low >>> 0)
}

function mixed(word: number, other: number): number {
  return Math.imul(word ^ (word >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
}
