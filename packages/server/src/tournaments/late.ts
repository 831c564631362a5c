// When the time for a round is over, bots finish its games. The player to move was late; the others get what their bots achieve.
import type { House } from '../house.ts'
import { act } from '../tables/commit.ts'
import { readScene } from '../tables/scene.ts'
import { giveAllToBots } from '../tables/seats.ts'
import { tellPlayers } from './rounds.ts'
import { boardsOf, type Whole } from './whole.ts'

const HOUR = 3_600_000
/** People are reminded when this share of the round's time is left, and at most a day before its end. */
const REMIND_SHARE = 4
const REMIND_MOST = 24 * HOUR

export function reminderOf(deadline: number, roundTime: number): number {
  return deadline - Math.min(REMIND_MOST, roundTime / REMIND_SHARE)
}

export async function endLateGames(house: House, whole: Whole): Promise<void> {
  for (const { number, deadline, state } of whole.rounds) {
    if (state !== 'playing' || deadline === null || deadline > house.now()) continue
    for (const { seats } of boardsOf(whole, number)) {
      const table = seats[0]?.state === 'playing' ? seats[0].table_id : null
      if (table !== null) await finishByBots(house, table)
    }
  }
}

async function finishByBots(house: House, table: string): Promise<void> {
  const scene = await readScene(house, table)
  if (scene?.row.state !== 'playing' || scene.seats.every(({ kind }) => kind === 'bot')) return
  for (const { seat, kind } of scene.seats) {
    // Who left before is found absent at the end.
    if (kind !== 'person') continue
    await house.db
      .updateTable('pairings')
      .set({ absent: scene.row.to_move === seat ? 1 : 0 })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('absent', 'is', null)
      .execute()
  }
  await act(house, scene, giveAllToBots)
}

/** Whose turn it is in a game that must soon be over. */
export async function remindLate(house: House, whole: Whole): Promise<void> {
  const { row } = whole
  for (const { number, deadline, state, reminded } of whole.rounds) {
    if (state !== 'playing' || deadline === null || reminded === 1 || row.round_ms === null) continue
    if (reminderOf(deadline, row.round_ms) > house.now()) continue
    const late = await toMove(house, row.id, number)
    await house.db.transaction().execute(async trx => {
      const won = await trx
        .updateTable('rounds')
        .set({ reminded: 1 })
        .where('tournament', '=', row.id)
        .where('number', '=', number)
        .where('reminded', '=', 0)
        .returning('number')
        .execute()
      if (won.length > 0) await tellPlayers(trx, whole, 'event-late', number, house.now(), late)
    })
  }
}

async function toMove({ db }: House, tournament: string, round: number): Promise<number[]> {
  const rows = await db
    .selectFrom('pairings')
    .innerJoin('tables', join =>
      join.onRef('tables.id', '=', 'pairings.table_id').onRef('tables.to_move', '=', 'pairings.seat'),
    )
    .select('pairings.entry')
    .where('pairings.tournament', '=', tournament)
    .where('pairings.round', '=', round)
    .where('tables.state', '=', 'playing')
    .execute()
  return rows.flatMap(({ entry }) => entry ?? [])
}
