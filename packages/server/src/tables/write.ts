// Writes planned changes, those of several tables in one transaction: all who came together wait for the disk once.
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { contentOf } from '../play/entries.ts'
import { rateGame } from '../ratings/rate.ts'
import type { Database } from '../storage/database.ts'
import { gather } from '../storage/gather.ts'
import { rowsGiven } from '../storage/given.ts'
import type { Schema } from '../storage/schema.ts'
import type { Change } from './change.ts'
import type { Scene } from './scene.ts'

export interface Planned {
  readonly before: Scene
  readonly change: Change
}

/** Answers false where the table has changed since it was read. */
export type Write = (planned: Planned) => Promise<boolean>

export function writer({ kind, db }: Pick<Database, 'kind' | 'db'>, atOnce: number): Write {
  return gather(async all => {
    // Of two changes of one table the second is stale already.
    const first = new Map<string, Planned>()
    for (const planned of all) {
      const { id } = planned.change.row
      if (!first.has(id)) first.set(id, planned)
    }
    const chosen = [...first.values()]
    const moved = await (kind === 'postgres' && chosen.every(isPlain) ? writeAtOnce(db, chosen) : writeAll(db, chosen))
    return all.map(planned => first.get(planned.change.row.id) === planned && moved.has(planned.change.row.id))
  }, atOnce)
}

/** Nothing is written but the table, its journal and its jobs: nearly every turn. */
function isPlain({ change }: Planned): boolean {
  return change.changedSeats.size === 0 && change.changedOrders.size === 0 && change.row.state !== 'over'
}

/** One statement, which is a transaction of its own: PostgreSQL can change several tables by one, SQLite cannot. */
async function writeAtOnce(db: Kysely<Schema>, planned: readonly Planned[]): Promise<Set<string>> {
  const won = sql`value ->> 'table_id' in (select id from moved)`
  const { rows } = await sql<{ id: string }>`
    with moved as (${moveTables(planned)}), entered as (${enterEntries(planned, won)}), put as (${putJobs(planned, won)})
    select id from moved`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

async function writeAll(db: Kysely<Schema>, planned: readonly Planned[]): Promise<Set<string>> {
  return db.transaction().execute(async trx => {
    const { rows } = await moveTables(planned).execute(trx)
    const moved = new Set(rows.map(({ id }) => id))
    const winners = planned.filter(({ change }) => moved.has(change.row.id))
    if (winners.length === 0) return moved
    await enterEntries(winners, sql`true`).execute(trx)
    await putJobs(winners, sql`true`).execute(trx)
    for (const { before, change } of winners) {
      await writeSeats(trx, change)
      await writeOrders(trx, change)
      if (change.row.state === 'over' && before.row.state === 'playing') await rateGame(trx, change)
    }
    return moved
  })
}

/** Tells the ids of those that were as they had been read. In one order everywhere, so that two servers do not wait for each other. */
function moveTables(planned: readonly Planned[]): RawBuilder<{ id: string }> {
  const rows = planned
    .map(({ before, change: { row, now } }) => ({
      id: row.id,
      before: before.row.sequence,
      host: row.host,
      state: row.state,
      started: row.started,
      ended: row.ended,
      changed: now,
      sequence: row.sequence,
      position: row.position,
      to_move: row.to_move,
      step: row.step,
      clock_state: row.clock_state,
      asked: row.asked,
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return sql<{ id: string }>`
    update tables set host = now.value ->> 'host', state = now.value ->> 'state',
      started = cast(now.value ->> 'started' as bigint), ended = cast(now.value ->> 'ended' as bigint),
      changed = cast(now.value ->> 'changed' as bigint), sequence = cast(now.value ->> 'sequence' as integer),
      position = cast(now.value ->> 'position' as integer), to_move = cast(now.value ->> 'to_move' as integer),
      step = now.value ->> 'step', clock_state = now.value ->> 'clock_state', asked = now.value ->> 'asked'
    from json_each(${rowsGiven(rows)}) as now
    where tables.id = now.value ->> 'id' and tables.sequence = cast(now.value ->> 'before' as integer)
    returning id`
}

function enterEntries(planned: readonly Planned[], which: RawBuilder<unknown>): RawBuilder<unknown> {
  const rows = planned.flatMap(({ before, change }) =>
    change.entries.map(entry => ({
      table_id: change.row.id,
      sequence: entry.sequence,
      kind: entry.kind,
      seat: entry.seat,
      person: entry.seat === null ? null : (before.seats[entry.seat]?.person ?? null),
      content: contentOf(entry),
      key: change.keys.get(entry.sequence) ?? null,
      at: entry.at,
    })),
  )
  return sql`
    insert into journal (table_id, sequence, kind, seat, person, content, key, at)
    select value ->> 'table_id', cast(value ->> 'sequence' as integer), value ->> 'kind', cast(value ->> 'seat' as integer),
      value ->> 'person', value ->> 'content', value ->> 'key', cast(value ->> 'at' as bigint)
    from json_each(${rowsGiven(rows)}) where ${which}`
}

function putJobs(planned: readonly Planned[], which: RawBuilder<unknown>): RawBuilder<unknown> {
  const rows = planned.flatMap(({ change }) => change.jobs)
  return sql`
    insert into jobs (id, kind, table_id, person, content, due, attempts, claimed_by, claimed_until)
    select value ->> 'id', value ->> 'kind', value ->> 'table_id', value ->> 'person', value ->> 'content',
      cast(value ->> 'due' as bigint), 0, null, null
    from json_each(${rowsGiven(rows)}) where ${which}
    on conflict (id) do update set due = excluded.due, person = excluded.person, content = excluded.content,
      attempts = 0, claimed_by = null, claimed_until = null`
}

async function writeSeats(trx: Transaction<Schema>, change: Change): Promise<void> {
  for (const number of change.changedSeats) {
    const { kind, person, strength, left, rank, score } = change.seat(number)
    await trx
      .updateTable('seats')
      .set({ kind, person, strength, left, rank, score })
      .where('table_id', '=', change.row.id)
      .where('seat', '=', number)
      .execute()
  }
}

async function writeOrders(trx: Transaction<Schema>, change: Change): Promise<void> {
  for (const seat of change.changedOrders) {
    await trx
      .updateTable('orders')
      .set({ orders: JSON.stringify(change.orders.get(seat) ?? []) })
      .where('table_id', '=', change.row.id)
      .where('seat', '=', seat)
      .execute()
  }
}
