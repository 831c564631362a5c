// Begins and ends the rounds of an event. Each step is one transaction that checks that no other server has done it.
import { commitmentTo } from '@arkwright/kernel'
import type { Transaction } from 'kysely'
import type { House } from '../house.ts'
import { eventNotice } from '../jobs/job.ts'
import { unclaimed } from '../jobs/jobs.ts'
import { newSeed } from '../secrets.ts'
import type { PairingRow, RoundRow } from '../storage/event-tables.ts'
import type { Schema } from '../storage/schema.ts'
import { type Draw, drawRound } from './draw.ts'
import type { Whole } from './whole.ts'

/** The hash of a round's seed is known before the round begins: the first with the event, each other with the round before. */
export function plannedRound(tournament: string, number: number, begins: number | null): RoundRow {
  const seed = newSeed()
  return {
    tournament,
    number,
    seed,
    commitment: commitmentTo(seed),
    state: 'planned',
    begins,
    started: null,
    deadline: null,
    ended: null,
    reminded: 0,
  }
}

export async function beginRound(house: House, whole: Whole): Promise<boolean> {
  const { row } = whole
  const number = row.round + 1
  const draw = await drawRound(whole, number)
  const now = house.now()
  return house.db.transaction().execute(async trx => {
    const won = await trx
      .updateTable('tournaments')
      .set({ round: number })
      .where('id', '=', row.id)
      .where('round', '=', number - 1)
      .where('state', '=', 'running')
      .returning('id')
      .execute()
    if (won.length === 0) return false
    await trx
      .updateTable('rounds')
      .set({ state: 'playing', started: now, deadline: row.round_ms === null ? null : now + row.round_ms })
      .where('tournament', '=', row.id)
      .where('number', '=', number)
      .execute()
    if (number < row.rounds)
      await trx
        .insertInto('rounds')
        .values(plannedRound(row.id, number + 1, null))
        .execute()
    const pairings = pairingsOf(row.id, number, draw)
    if (pairings.length > 0) await trx.insertInto('pairings').values(pairings).execute()
    await tellPlayers(trx, whole, 'event-round', number, now, seatedIn(draw))
    return true
  })
}

export function pairingsOf(tournament: string, round: number, { tables, byes }: Draw, firstBoard = 1): PairingRow[] {
  const blank = {
    tournament,
    round,
    table_id: null,
    score: null,
    rank: null,
    absent: null,
    agreement: null,
    compared: null,
  }
  return [
    ...tables.flatMap((seats, i) =>
      seats.map((entry, seat): PairingRow => ({ ...blank, board: firstBoard + i, seat, entry, state: 'waiting' })),
    ),
    ...byes.map(
      (entry, i): PairingRow => ({
        ...blank,
        board: firstBoard + tables.length + i,
        seat: 0,
        entry,
        state: 'bye',
      }),
    ),
  ]
}

function seatedIn({ tables }: Draw): number[] {
  return tables.flat().flatMap(entry => entry ?? [])
}

/** Adds notices in the same transaction as what they are about. */
export async function tellPlayers(
  trx: Transaction<Schema>,
  { row, entries }: Whole,
  news: Parameters<typeof eventNotice>[2],
  round: number,
  now: number,
  numbers: readonly number[],
): Promise<void> {
  const jobs = entries.flatMap(({ person, number }) =>
    person === null || !numbers.includes(number) ? [] : [unclaimed(eventNotice(row.id, person, news, round, now))],
  )
  if (jobs.length === 0) return
  await trx
    .insertInto('jobs')
    .values(jobs)
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
}

/** All its games are over: the seed is shown, everyone may see the tables, and the next round is planned or the event ends. */
export async function endRound(house: House, whole: Whole, round: RoundRow): Promise<void> {
  const { row } = whole
  const now = house.now()
  const last = round.number >= row.rounds
  await house.db.transaction().execute(async trx => {
    const won = await trx
      .updateTable('rounds')
      .set({ state: 'over', ended: now })
      .where('tournament', '=', row.id)
      .where('number', '=', round.number)
      .where('state', '=', 'playing')
      .returning('number')
      .execute()
    if (won.length === 0) return
    await openTables(trx, tablesOf(whole, round.number))
    if (last) await endEvent(trx, whole, now)
    else
      await trx
        .updateTable('rounds')
        .set({ begins: now + row.pause_ms })
        .where('tournament', '=', row.id)
        .where('number', '=', round.number + 1)
        .execute()
  })
  for (const table of tablesOf(whole, round.number)) house.news.announce(`table ${table}`)
}

export async function endEvent(trx: Transaction<Schema>, whole: Whole, now: number): Promise<void> {
  const { row, entries } = whole
  await trx.updateTable('tournaments').set({ state: 'over', ended: now }).where('id', '=', row.id).execute()
  await tellPlayers(
    trx,
    whole,
    'event-over',
    row.round,
    now,
    entries.filter(({ state }) => state === 'in').map(one => one.number),
  )
}

export function tablesOf({ pairings }: Whole, round?: number): string[] {
  const mine = pairings.filter(one => round === undefined || one.round === round)
  return [...new Set(mine.flatMap(({ table_id }) => table_id ?? []))]
}

/** From now on their seeds may be known. */
export async function openTables(trx: Transaction<Schema>, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return
  await trx
    .updateTable('tables')
    .set({ sealed: 0, public: 1 })
    .where('id', 'in', [...tables])
    .execute()
}
