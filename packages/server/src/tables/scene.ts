// A table as stored in the database, with the people seated at it.
import { sql } from 'kysely'
import type { House } from '../house.ts'
import { ENTRY_COLUMNS, type StoredEntry } from '../play/entries.ts'
import { integer, text } from '../storage/columns.ts'
import type { Database } from '../storage/database.ts'
import type { SeatRow, TableRow } from '../storage/game-tables.ts'
import { gather } from '../storage/gather.ts'
import { asJson, given } from '../storage/given.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { TABLES } from '../storage/schema.ts'
import { statement } from '../storage/statement.ts'

/** What a seat shows of its person. */
const OF_PERSON = [
  'name',
  'email',
  'email_proved',
  'program',
  'banned',
  'seen',
  'time_zone',
  'window_from',
  'window_to',
] as const
type OfPerson = Pick<PersonRow, (typeof OF_PERSON)[number]>

export interface SeatedRow extends SeatRow, Nullable<OfPerson> {
  /** JSON: the seat's standing orders; null: none. */
  orders: string | null
  /** JSON: the seat's prepared turn; null: none. */
  prepared: string | null
}

type Nullable<T> = { [N in keyof T]: T[N] | null }

export interface Scene {
  readonly row: TableRow
  readonly seats: readonly SeatedRow[]
}

interface Asked {
  readonly table: string
  /** Journal entries after this one are read as well. */
  readonly after: number
}

/** A table, and its journal entries after the last known one. */
interface Answered {
  readonly scene: Scene
  readonly news: readonly StoredEntry[]
}

export type AskScene = (asked: Asked) => Promise<Answered | undefined>

/** Reads the table. If its position is cached, the position advances to the same moment. */
export async function readScene({ askScene, positions }: House, table: string): Promise<Scene | undefined> {
  const answered = await askScene({ table, after: positions.known(table) })
  if (answered === undefined) return undefined
  positions.goOn(table, answered.news)
  return answered.scene
}

const SEATED: readonly string[] = [
  ...Object.keys(TABLES.seats).map(name => `seats.${name}`),
  ...OF_PERSON.map(name => `people.${name}`),
  'orders.orders',
  'orders.prepared',
]

/** Reads table, seats and news in one statement, so they are of the same moment. Uses keys regardless of the planner's size estimates. */
export function sceneReader({ kind, db }: Pick<Database, 'kind' | 'db'>, atOnce: number): AskScene {
  const read = statement(
    db,
    sql<TableRow & { seated: string | null; news: string | null }>`
      select tables.*,
        (select ${asJson(kind, SEATED, 'seats.seat')} from seats left join people on people.id = seats.person
          left join orders on orders.table_id = seats.table_id and orders.seat = seats.seat
          where seats.table_id = tables.id) as seated,
        (select ${asJson(kind, ENTRY_COLUMNS, 'sequence')} from journal
          where journal.table_id = tables.id and journal.sequence > given.after) as news
      from ${given(kind, { id: text, after: integer })} join tables on tables.id = given.id`,
  )
  return gather(async asked => {
    const least = new Map<string, number>()
    for (const { table, after } of asked) least.set(table, Math.min(after, least.get(table) ?? after))
    const rows = await read(db, JSON.stringify([...least].map(([id, after]) => ({ id, after }))))
    const found = new Map(rows.map(row => [row.id, answered(row)]))
    return asked.map(({ table }) => found.get(table))
  }, atOnce)
}

function answered({ seated, news, ...row }: TableRow & { seated: string | null; news: string | null }): Answered {
  return {
    scene: { row, seats: listIn<SeatedRow>(seated) },
    news: listIn<StoredEntry>(news),
  }
}

function listIn<T>(text: string | null): T[] {
  return text === null ? [] : (JSON.parse(text) as T[])
}

export async function readScenes(house: House, rows: readonly TableRow[]): Promise<Scene[]> {
  const seats = await readSeats(
    house,
    rows.map(({ id }) => id),
  )
  return rows.map(row => ({ row, seats: seats.get(row.id) ?? [] }))
}

async function readSeats(house: House, tables: readonly string[]): Promise<Map<string, SeatedRow[]>> {
  const byTable = new Map<string, SeatedRow[]>(tables.map(id => [id, []]))
  if (tables.length === 0) return byTable
  const rows = await house.db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .leftJoin('orders', join =>
      join.onRef('orders.table_id', '=', 'seats.table_id').onRef('orders.seat', '=', 'seats.seat'),
    )
    .selectAll('seats')
    .select(OF_PERSON.map(name => `people.${name}` as const))
    .select(['orders.orders', 'orders.prepared'])
    .where('seats.table_id', 'in', [...tables])
    .orderBy('seats.seat')
    .execute()
  for (const row of rows) byTable.get(row.table_id)?.push(row)
  return byTable
}

/** The seat of a person who has not left it. */
export function seatOf({ seats }: Scene, person: string | undefined): number | undefined {
  if (person === undefined) return undefined
  return seats.find(one => one.kind === 'person' && one.person === person && one.left === 0)?.seat
}

/** Whether a visitor used the code before. */
export async function hasVisited(house: House, table: string, person: string): Promise<boolean> {
  const found = await house.db
    .selectFrom('visitors')
    .select(sql<number>`1`.as('found'))
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst()
  return found !== undefined
}
