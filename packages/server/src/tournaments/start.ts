// The start of an event: by its host or by its date. With fewer than two players it is called off.
import type { House } from '../house.ts'
import { planFor } from './draw.ts'
import { openTables, plannedRound, tablesOf, tellPlayers } from './rounds.ts'
import type { Whole } from './whole.ts'

const LEAST_PLAYERS = 2
const HOUR = 3_600_000

export function isReady({ entries }: Whole): boolean {
  return entries.filter(({ state }) => state === 'in').length >= LEAST_PLAYERS
}

/** When people are reminded that it starts. */
export function reminderOfStart(starts: number): number {
  return starts - HOUR
}

/** Nothing happens if another server was faster. */
export async function startEvent(house: House, whole: Whole): Promise<void> {
  const { row } = whole
  const { places, rounds, schedule } = await planFor(whole)
  const now = house.now()
  await house.db
    .updateTable('tournaments')
    .set({
      state: 'running',
      started: now,
      places,
      rounds,
      plan: schedule === undefined ? null : JSON.stringify(schedule),
      ends: row.format === 'arena' ? now + (row.round_ms ?? 0) : null,
    })
    .where('id', '=', row.id)
    .where('state', '=', 'open')
    .execute()
}

/** Its tables go on as ordinary tables. */
export async function cancelEvent(house: House, whole: Whole): Promise<void> {
  const { id } = whole.row
  await house.db.transaction().execute(async trx => {
    await trx
      .updateTable('tournaments')
      .set({ state: 'cancelled', ended: house.now() })
      .where('id', '=', id)
      .where('state', 'in', ['open', 'running'])
      .execute()
    await openTables(trx, tablesOf(whole))
  })
}

export async function remindOfStart(house: House, whole: Whole): Promise<void> {
  const { row, entries } = whole
  if (row.starts === null || row.reminded === 1 || reminderOfStart(row.starts) > house.now()) return
  await house.db.transaction().execute(async trx => {
    const won = await trx
      .updateTable('tournaments')
      .set({ reminded: 1 })
      .where('id', '=', row.id)
      .where('reminded', '=', 0)
      .returning('id')
      .execute()
    const numbers = entries.filter(({ state }) => state === 'in').map(({ number }) => number)
    if (won.length > 0) await tellPlayers(trx, whole, 'event-soon', 0, house.now(), numbers)
  })
}

/** The first round is known by its hash from the day the event is created. */
export function firstRound(tournament: string) {
  return plannedRound(tournament, 1, null)
}
