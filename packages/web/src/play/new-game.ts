// Creates a new table with the newest rules.
import type { GameRecord, SeatPlan } from '../storage/records.ts'
import { newestRevision } from './catalogue.ts'

export function newRecord(game: string, options: unknown, seats: readonly SeatPlan[]): GameRecord {
  const now = Date.now()
  return {
    id: newId(),
    game,
    revision: newestRevision(game),
    options,
    seed: randomText(24),
    seats,
    moves: [],
    started: now,
    changed: now,
    over: false,
  }
}

/** Names a record of this browser. */
export function newId(): string {
  return randomText(8)
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

function randomText(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), byte => LETTERS[byte % LETTERS.length]).join('')
}
