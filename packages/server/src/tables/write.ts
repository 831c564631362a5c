// Writes planned changes of several tables in one transaction, so that all of them wait for the disk only once.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { putJobs, unclaimed } from '../jobs/jobs.ts'
import { contentOf } from '../play/entries.ts'
import { isRated, rateGame } from '../ratings/rate.ts'
import { integer } from '../storage/columns.ts'
import type { Database } from '../storage/database.ts'
import type { JournalRow, SeatRow, TableRow } from '../storage/game-tables.ts'
import { gather } from '../storage/gather.ts'
import { insertGiven, only, updateGiven } from '../storage/given.ts'
import type { Schema } from '../storage/schema.ts'
import { type Statement, statement } from '../storage/statement.ts'
import type { Change } from './change.ts'
import type { Scene } from './scene.ts'

export interface Planned {
  readonly before: Scene
  readonly change: Change
}

/** Returns false if the table has changed since it was read. */
export type Write = (planned: Planned) => Promise<boolean>

export function writer({ kind, db }: Pick<Database, 'kind' | 'db'>, atOnce: number): Write {
  const writing = statements(kind, db)
  return gather(async all => {
    // A second change to the same table in one batch is already stale.
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
  /** Writes all of these in one statement. On PostgreSQL that is a transaction; on SQLite it is not. */
  readonly together: Statement<{ id: string }> | undefined
}

function statements(kind: Database['kind'], db: Kysely<Schema>): Writing {
  const all = sql`true`
  const won = sql`given.table_id in (select id from moved)`
  const moving = moveTables(kind)
  const seats = { key: SEAT_KEY, changed: OF_SEAT }
  const orders = { key: SEAT_KEY, changed: ['orders', 'prepared'] as const }
  return {
    move: statement(db, moving),
    enter: statement(db, insertGiven(kind, 'journal', all)),
    putJobs: statement(db, putJobs(kind, all)),
    seat: statement(db, updateGiven(kind, 'seats', seats, all)),
    order: statement(db, updateGiven(kind, 'orders', orders, all)),
    together:
      kind === 'sqlite'
        ? undefined
        : statement(
            db,
            sql<{ id: string }>`
              with moved as (${moving}), entered as (${insertGiven(kind, 'journal', won)}), put as (${putJobs(kind, won)}),
                seated as (${updateGiven(kind, 'seats', seats, won)}), ordered as (${updateGiven(kind, 'orders', orders, won)})
              select id from moved`,
          ),
  }
}

async function writeAll(db: Kysely<Schema>, writing: Writing, planned: readonly Planned[]): Promise<Set<string>> {
  const { together } = writing
  if (together === undefined || planned.some(isRatedEnd) || planned.some(hasNewOptions))
    return writeInSteps(db, writing, planned)
  const rows = [tableRows(planned), entryRows(planned), jobRows(planned), seatRows(planned), orderRows(planned)]
  return new Set((await together(db, ...rows)).map(({ id }) => id))
}

/** Its ratings are read before they are written. */
function isRatedEnd({ before, change }: Planned): boolean {
  const ends = change.row.state === 'over' || change.row.state === 'archived'
  return ends && before.row.state === 'playing' && isRated(change)
}

/** Seats were awarded by bids. Options may be long and hardly ever change, so they are not written with every turn. */
function hasNewOptions({ before, change }: Planned): boolean {
  return before.row.options !== change.row.options
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
    for (const { change } of winners.filter(hasNewOptions)) {
      const { id, options } = change.row
      await trx.updateTable('tables').set({ options }).where('id', '=', id).execute()
    }
    for (const one of winners) if (isRatedEnd(one)) await rateGame(trx, one.change)
    return moved
  })
}

/** Columns of a table and of a seat that a change may update. */
const OF_TABLE = [
  'host',
  'state',
  'started',
  'ended',
  'changed',
  'sequence',
  'position',
  'to_move',
  'step',
  'clock_state',
  'asked',
  'moved',
  'bidding',
] as const satisfies readonly (keyof TableRow)[]
const SEAT_KEY = ['table_id', 'seat'] as const
const OF_SEAT = [
  'kind',
  'person',
  'strength',
  'left',
  'rank',
  'score',
  'rated',
  'gone',
  'bid',
] as const satisfies readonly (keyof SeatRow)[]

/** Returns the ids of the tables that had not changed since they were read. */
function moveTables(kind: Database['kind']): RawBuilder<{ id: string }> {
  const columns = { key: ['id'], changed: OF_TABLE, more: { before: integer } } as const
  const unchanged = sql`tables.sequence = given.before`
  return sql<{ id: string }>`${updateGiven(kind, 'tables', columns, unchanged)} returning tables.id`
}

/** Always in the same order, so that two servers do not wait for each other. */
function tableRows(planned: readonly Planned[]): string {
  const rows = planned.map(({ before, change: { row, now } }) => ({
    ...only(row, ['id', ...OF_TABLE]),
    before: before.row.sequence,
    changed: now,
  }))
  return JSON.stringify(rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
}

function entryRows(planned: readonly Planned[]): string {
  const rows = planned.flatMap(({ before, change }) =>
    change.entries.map(
      (entry): JournalRow => ({
        table_id: change.row.id,
        sequence: entry.sequence,
        kind: entry.kind,
        seat: entry.seat,
        person: entry.seat === null ? null : (before.seats[entry.seat]?.person ?? null),
        content: contentOf(entry),
        key: change.keys.get(entry.sequence) ?? null,
        at: entry.at,
      }),
    ),
  )
  return JSON.stringify(rows)
}

function jobRows(planned: readonly Planned[]): string {
  return JSON.stringify(planned.flatMap(({ change }) => change.jobs.map(unclaimed)))
}

function seatRows(planned: readonly Planned[]): string {
  const rows = planned.flatMap(({ change }) =>
    [...change.changedSeats].map(number => only(change.seat(number), [...SEAT_KEY, ...OF_SEAT])),
  )
  return JSON.stringify(rows)
}

function orderRows(planned: readonly Planned[]): string {
  const rows = planned.flatMap(({ change }) =>
    [...change.changedOrders].map(seat => ({
      table_id: change.row.id,
      seat,
      orders: JSON.stringify(change.orders.get(seat) ?? []),
      prepared: preparedText(change, seat),
    })),
  )
  return JSON.stringify(rows)
}

function preparedText({ prepared }: Change, seat: number): string | null {
  const turn = prepared.get(seat)
  return turn === undefined ? null : JSON.stringify(turn)
}
