// New games from old ones: from a position, or the same deal again.
import type { Seat } from '@arkwright/kernel'
import { USUAL_STRENGTH } from '../play/catalogue.ts'
import { newRecord } from '../play/new-game.ts'
import { type GameRecord, revisionOf, type SeatPlan, writeRecord } from '../storage/records.ts'

/** The first `at` moves, then one person against bots; the random numbers continue as in the original. */
export function forkGame(record: GameRecord, at: number, mySeat: Seat): Promise<GameRecord> {
  const seats = record.seats.map(
    ({ name, strength: own, style }, seat): SeatPlan =>
      seat === mySeat
        ? { kind: 'me', name }
        : { kind: 'bot', name, strength: own ?? USUAL_STRENGTH, ...(style !== undefined && { style }) },
  )
  return kept({ ...newRecord(record.game, record.options, seats), moves: record.moves.slice(0, at) }, record)
}

/** The same game, options and seats, dealt again by the newest rules. */
export async function newDeal({ game, options, seats }: GameRecord): Promise<GameRecord> {
  const fresh = newRecord(game, options, seats)
  await writeRecord(fresh)
  return fresh
}

/** The same set-up, seed and seats, from the beginning. */
export function sameDeal(record: GameRecord): Promise<GameRecord> {
  return kept(newRecord(record.game, record.options, record.seats), record)
}

async function kept(fresh: GameRecord, from: GameRecord): Promise<GameRecord> {
  const record = { ...fresh, revision: revisionOf(from), seed: from.seed }
  await writeRecord(record)
  return record
}

/** A running online table keeps its seed secret, so players cannot try out what would come. */
export function isSecret({ seed }: GameRecord): boolean {
  return seed === ''
}

/** Whether bots may be asked about its positions: not at a running online table, nor in a day's try that counts. */
export function mayAsk(record: GameRecord): boolean {
  return !isSecret(record) && (record.over || record.daily?.counts !== true)
}

/** Games with the same start: the same rules, options and seed. */
export function isSameDeal(one: GameRecord, other: GameRecord): boolean {
  return (
    one.id !== other.id &&
    one.game === other.game &&
    revisionOf(one) === revisionOf(other) &&
    one.seed === other.seed &&
    JSON.stringify(one.options) === JSON.stringify(other.options)
  )
}
