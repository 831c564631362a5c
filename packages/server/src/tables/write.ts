// Writes planned changes, those of several tables in one transaction: all who came together wait for the disk once.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { contentOf } from '../play/entries.ts'
import { isRated, rateGame } from '../ratings/rate.ts'
import type { Database } from '../storage/database.ts'
import { gather } from '../storage/gather.ts'
import { given } from '../storage/given.ts'
import type { Schema } from '../storage/schema.ts'
import { type Statement, statement } from '../storage/statement.ts'
import type { Change } from './change.ts'
import type { Scene } from './scene.ts'

export interface Planned {
  readonly before: Scene
  readonly change: Change
}

/** Answers false where the table has changed since it was read. */
export type Write = (planned: Planned) => Promise<boolean>

export function writer({ kind, db }: Pick<Database, 'kind' | 'db'>, atOnce: number): Write {
  const writing = statements(kind, db)
  return gather(async all => {
    // Of two changes of one table the second is stale already.
    const first = new Map<string, Planned>()
    for (const planned of all) {
      const { id } = planned.change.row
      if (!first.has(id)) first.set(id, planned)
    }
    const moved = await writeAll(db, writing, [...first.values()])
    return all.map(planned => first.get(planned.change.row.id) === planned && moved.has(planned.change.row.id))
  }, atOnce)
}

interface Writing {
  readonly move: Statement<{ id: string }>
  readonly enter: Statement<unknown>
  readonly putJobs: Statement<unknown>
  readonly seat: Statement<unknown>
  readonly order: Statement<unknown>
  /** All of these by one statement, which is a transaction of its own: PostgreSQL knows that, SQLite does not. */
  readonly together: Statement<{ id: string }> | undefined
}

function statements(kind: Database['kind'], db: Kysely<Schema>): Writing {
  const all = sql`true`
  const won = sql`given.table_id in (select id from moved)`
  const moving = moveTables(kind)
  return {
    move: statement(db, moving),
    enter: statement(db, enterEntries(kind, all)),
    putJobs: statement(db, putJobs(kind, all)),
    seat: statement(db, changeSeats(kind, all)),
    order: statement(db, changeOrders(kind, all)),
    together:
      kind === 'sqlite'
        ? undefined
        : statement(
            db,
            sql<{ id: string }>`
              with moved as (${moving}), entered as (${enterEntries(kind, won)}), put as (${putJobs(kind, won)}),
                seated as (${changeSeats(kind, won)}), ordered as (${changeOrders(kind, won)})
              select id from moved`,
          ),
  }
}

async function writeAll(db: Kysely<Schema>, writing: Writing, planned: readonly Planned[]): Promise<Set<string>> {
  const { together } = writing
  if (together === undefined || planned.some(isRatedEnd)) return writeInSteps(db, writing, planned)
  const rows = [tableRows(planned), entryRows(planned), jobRows(planned), seatRows(planned), orderRows(planned)]
  return new Set((await together(db, ...rows)).map(({ id }) => id))
}

/** Its ratings are read before they are written. */
function isRatedEnd({ before, change }: Planned): boolean {
  return change.row.state === 'over' && before.row.state === 'playing' && isRated(change)
}

async function writeInSteps(db: Kysely<Schema>, writing: Writing, planned: readonly Planned[]): Promise<Set<string>> {
  return db.transaction().execute(async trx => {
    const moved = new Set((await writing.move(trx, tableRows(planned))).map(({ id }) => id))
    const winners = planned.filter(({ change }) => moved.has(change.row.id))
    if (winners.length === 0) return moved
    await writing.enter(trx, entryRows(winners))
    if (winners.some(({ change }) => change.jobs.length > 0)) await writing.putJobs(trx, jobRows(winners))
    if (winners.some(({ change }) => change.changedSeats.size > 0)) await writing.seat(trx, seatRows(winners))
    if (winners.some(({ change }) => change.changedOrders.size > 0)) await writing.order(trx, orderRows(winners))
    for (const one of winners) if (isRatedEnd(one)) await rateGame(trx, one.change)
    return moved
  })
}

/** Tells the ids of those that were as they had been read. */
function moveTables(kind: Database['kind']): RawBuilder<{ id: string }> {
  const rows = given(kind, {
    id: 'text',
    before: 'integer',
    host: 'text',
    state: 'text',
    started: 'bigint',
    ended: 'bigint',
    changed: 'bigint',
    sequence: 'integer',
    position: 'integer',
    to_move: 'integer',
    step: 'text',
    clock_state: 'text',
    asked: 'text',
  })
  return sql<{ id: string }>`
    update tables set host = given.host, state = given.state, started = given.started, ended = given.ended,
      changed = given.changed, sequence = given.sequence, position = given.position, to_move = given.to_move,
      step = given.step, clock_state = given.clock_state, asked = given.asked
    from ${rows} where tables.id = given.id and tables.sequence = given.before
    returning tables.id`
}

/** In one order everywhere, so that two servers do not wait for each other. */
function tableRows(planned: readonly Planned[]): string {
  const rows = planned.map(({ before, change: { row, now } }) => ({
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
  return JSON.stringify(rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
}

function enterEntries(kind: Database['kind'], which: RawBuilder<unknown>): RawBuilder<unknown> {
  const rows = given(kind, {
    table_id: 'text',
    sequence: 'integer',
    kind: 'text',
    seat: 'integer',
    person: 'text',
    content: 'text',
    key: 'text',
    at: 'bigint',
  })
  return sql`
    insert into journal (table_id, sequence, kind, seat, person, content, key, at)
    select table_id, sequence, kind, seat, person, content, key, at from ${rows} where ${which}`
}

function entryRows(planned: readonly Planned[]): string {
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
  return JSON.stringify(rows)
}

function putJobs(kind: Database['kind'], which: RawBuilder<unknown>): RawBuilder<unknown> {
  const rows = given(kind, {
    id: 'text',
    kind: 'text',
    table_id: 'text',
    person: 'text',
    content: 'text',
    due: 'bigint',
  })
  return sql`
    insert into jobs (id, kind, table_id, person, content, due, attempts, claimed_by, claimed_until)
    select id, kind, table_id, person, content, due, 0, null, null from ${rows} where ${which}
    on conflict (id) do update set due = excluded.due, person = excluded.person, content = excluded.content,
      attempts = 0, claimed_by = null, claimed_until = null`
}

function jobRows(planned: readonly Planned[]): string {
  return JSON.stringify(planned.flatMap(({ change }) => change.jobs))
}

function changeSeats(kind: Database['kind'], which: RawBuilder<unknown>): RawBuilder<unknown> {
  const rows = given(kind, {
    table_id: 'text',
    seat: 'integer',
    kind: 'text',
    person: 'text',
    strength: 'text',
    left: 'integer',
    rank: 'integer',
    score: 'integer',
  })
  return sql`
    update seats set kind = given.kind, person = given.person, strength = given.strength, "left" = given."left",
      rank = given.rank, score = given.score
    from ${rows} where seats.table_id = given.table_id and seats.seat = given.seat and ${which}`
}

function seatRows(planned: readonly Planned[]): string {
  const rows = planned.flatMap(({ change }) =>
    [...change.changedSeats].map(number => {
      const { kind, person, strength, left, rank, score } = change.seat(number)
      return { table_id: change.row.id, seat: number, kind, person, strength, left, rank, score }
    }),
  )
  return JSON.stringify(rows)
}

function changeOrders(kind: Database['kind'], which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    update orders set orders = given.orders
    from ${given(kind, { table_id: 'text', seat: 'integer', orders: 'text' })}
    where orders.table_id = given.table_id and orders.seat = given.seat and ${which}`
}

function orderRows(planned: readonly Planned[]): string {
  const rows = planned.flatMap(({ change }) =>
    [...change.changedOrders].map(seat => ({
      table_id: change.row.id,
      seat,
      orders: JSON.stringify(change.orders.get(seat) ?? []),
    })),
  )
  return JSON.stringify(rows)
}
