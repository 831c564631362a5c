// A table as it stands in the database, with those who sit at it.
import { type Kysely, sql } from 'kysely'
import type { House } from '../house.ts'
import { gather } from '../storage/gather.ts'
import { keysGiven } from '../storage/given.ts'
import type { Schema, SeatRow, TableRow } from '../storage/schema.ts'

export interface SeatedRow extends SeatRow {
  name: string | null
  email: string | null
  program: number | null
  seen: number | null
  time_zone: string | null
  window_from: number | null
  window_to: number | null
  /** JSON: the seat's standing orders; null: none. */
  orders: string | null
}

export interface Scene {
  readonly row: TableRow
  readonly seats: readonly SeatedRow[]
}

/** By the table's id. */
export type AskScene = (table: string) => Promise<Scene | undefined>

export function readScene(house: House, table: string): Promise<Scene | undefined> {
  return house.askScene(table)
}

export function sceneReader(db: Kysely<Schema>, atOnce: number): AskScene {
  return gather(async tables => {
    const scenes = await scenesOf(db, tables)
    return tables.map(table => scenes.get(table))
  }, atOnce)
}

/** Table and seats in one statement: they are of the same moment. */
async function scenesOf(db: Kysely<Schema>, tables: readonly string[]): Promise<Map<string, Scene>> {
  const { rows } = await sql<TableRow & SeatedRow>`
    select tables.*, seats.*, people.name, people.email, people.program, people.seen, people.time_zone,
      people.window_from, people.window_to, orders.orders
    from tables join seats on seats.table_id = tables.id
      left join people on people.id = seats.person
      left join orders on orders.table_id = seats.table_id and orders.seat = seats.seat
    where tables.id in (select key from json_each(${keysGiven(tables)}))
    order by seats.table_id, seats.seat`.execute(db)
  const scenes = new Map<string, { row: TableRow; seats: SeatedRow[] }>()
  for (const both of rows) {
    const scene = scenes.get(both.id)
    if (scene === undefined) scenes.set(both.id, { row: tableIn(both), seats: [seatIn(both)] })
    else scene.seats.push(seatIn(both))
  }
  return scenes
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
    .select([
      'people.name',
      'people.email',
      'people.program',
      'people.seen',
      'people.time_zone',
      'people.window_from',
      'people.window_to',
      'orders.orders',
    ])
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

/** Whether a visitor came by the code before. */
export async function hasVisited(house: House, table: string, person: string): Promise<boolean> {
  const found = await house.db
    .selectFrom('visitors')
    .select(sql<number>`1`.as('found'))
    .where('table_id', '=', table)
    .where('person', '=', person)
    .executeTakeFirst()
  return found !== undefined
}

function tableIn(row: TableRow): TableRow {
  return {
    id: row.id,
    code: row.code,
    host: row.host,
    state: row.state,
    public: row.public,
    hints: row.hints,
    game: row.game,
    revision: row.revision,
    options: row.options,
    seed: row.seed,
    commitment: row.commitment,
    created: row.created,
    started: row.started,
    ended: row.ended,
    changed: row.changed,
    sequence: row.sequence,
    position: row.position,
    chats: row.chats,
    to_move: row.to_move,
    step: row.step,
    clock: row.clock,
    clock_state: row.clock_state,
    asked: row.asked,
    rematch_of: row.rematch_of,
  }
}

function seatIn(row: SeatedRow): SeatedRow {
  return {
    table_id: row.table_id,
    seat: row.seat,
    kind: row.kind,
    person: row.person,
    strength: row.strength,
    left: row.left,
    rank: row.rank,
    score: row.score,
    name: row.name,
    email: row.email,
    program: row.program,
    seen: row.seen,
    time_zone: row.time_zone,
    window_from: row.window_from,
    window_to: row.window_to,
    orders: row.orders,
  }
}
