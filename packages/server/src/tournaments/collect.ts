// Takes the results of tables whose game has ended.
import type { House } from '../house.ts'
import type { SeatRow } from '../storage/game-tables.ts'
import { boardsOf, type Whole } from './whole.ts'

/** Returns whether there was one. */
export async function collect(house: House, whole: Whole): Promise<boolean> {
  const { db } = house
  const waiting = boardsOf(whole).filter(({ seats }) => seats[0]?.state === 'playing')
  const ids = waiting.flatMap(({ seats }) => seats[0]?.table_id ?? [])
  if (ids.length === 0) return false
  const ended = await db
    .selectFrom('tables')
    .select(['id', 'state'])
    .where('id', 'in', ids)
    .where('state', 'in', ['over', 'archived'])
    .execute()
  if (ended.length === 0) return false
  const results = await db
    .selectFrom('seats')
    .selectAll()
    .where(
      'table_id',
      'in',
      ended.map(({ id }) => id),
    )
    .execute()
  await db.transaction().execute(async trx => {
    for (const pairing of waiting.flatMap(({ seats }) => seats)) {
      const table = ended.find(({ id }) => id === pairing.table_id)
      const seat = results.find(one => one.table_id === pairing.table_id && one.seat === pairing.seat)
      if (table === undefined || seat === undefined) continue
      const counts = table.state === 'over'
      await trx
        .updateTable('pairings')
        .set({
          state: 'over',
          score: counts ? seat.score : null,
          rank: counts ? seat.rank : null,
          absent: pairing.absent ?? (isAbsent(whole, pairing.entry, seat) ? 1 : 0),
        })
        .where('tournament', '=', pairing.tournament)
        .where('round', '=', pairing.round)
        .where('board', '=', pairing.board)
        .where('seat', '=', pairing.seat)
        .where('state', '=', 'playing')
        .execute()
    }
  })
  return true
}

/** Someone else finished the game at the player's seat. */
function isAbsent({ entries }: Whole, number: number | null, seat: SeatRow): boolean {
  const person = entries.find(one => one.number === number)?.person ?? null
  return person !== null && (seat.kind !== 'person' || seat.person !== person || seat.left === 1)
}
