// Handlers for what a player decides in advance: drafts, standing orders, a prepared turn.
import type { Handlers } from '../api/call.ts'
import type { PLANNING_ROUTES } from '../api/planning-routes.ts'
import type { Entry, Offered, Order, Table } from '../api/table-shapes.ts'
import { notNow } from '../fault.ts'
import type { House } from '../house.ts'
import type { Schema } from '../storage/schema.ts'
import { asTable } from '../tables/as-table.ts'
import { act } from '../tables/commit.ts'
import { readScene, type Scene } from '../tables/scene.ts'
import { checkPrepared, type KeptTurn } from './prepared.ts'
import { followOrders, settle } from './turns.ts'

export const PLANNING_HANDLERS: Handlers<typeof PLANNING_ROUTES> = {
  'GET /api/tables/:table/draft': async ({ house, scene, seat, who }) => {
    const row = await house.db
      .selectFrom('drafts')
      .select(['position', 'moves'])
      .where('table_id', '=', scene.row.id)
      .where('person', '=', who.id)
      .executeTakeFirst()
    // A draft for an outdated position is useless.
    if (row === undefined || row.position !== scene.row.position) return { draft: await offered(house, scene, seat) }
    return { draft: { position: row.position, moves: JSON.parse(row.moves) as string[] } }
  },

  'PUT /api/tables/:table/draft': async ({ house, scene, who, body }) => {
    const values = { position: body.position, moves: JSON.stringify(body.moves), changed: house.now() }
    await house.db
      .insertInto('drafts')
      .values({ table_id: scene.row.id, person: who.id, ...values })
      .onConflict(conflict => conflict.columns(['table_id', 'person']).doUpdateSet(values))
      .execute()
    tellDevices(house, scene, who.id)
    return {}
  },

  'DELETE /api/tables/:table/draft': async ({ house, scene, who }) => {
    await house.db.deleteFrom('drafts').where('table_id', '=', scene.row.id).where('person', '=', who.id).execute()
    tellDevices(house, scene, who.id)
    return {}
  },

  'GET /api/tables/:table/orders': async ({ scene, seat }) => {
    const orders = scene.seats[seat]?.orders ?? null
    return { orders: orders === null ? [] : (JSON.parse(orders) as Order[]) }
  },

  'PUT /api/tables/:table/orders': async ({ house, scene, who, seat, body }) => {
    await keep(house, scene, seat, who.id, { orders: JSON.stringify(body.orders) })
    return follow(house, scene, who.id)
  },

  'GET /api/tables/:table/prepared': async ({ scene, seat }) => {
    const kept = preparedAt(scene, seat)
    if (kept === undefined) return { prepared: null }
    const { at: _at, ...prepared } = kept
    return { prepared }
  },

  'PUT /api/tables/:table/prepared': async ({ house, scene, who, seat, body }) => {
    if (scene.row.state !== 'playing') throw notNow('not-playing')
    const { journal } = await house.positions.of(scene.row)
    const kept: KeptTurn = { ...body, at: journal.moves.length }
    await keep(house, scene, seat, who.id, { prepared: JSON.stringify(kept) })
    tellDevices(house, scene, who.id)
    return follow(house, scene, who.id)
  },

  'DELETE /api/tables/:table/prepared': async ({ house, scene, seat, who }) => {
    await keep(house, scene, seat, who.id, { prepared: null })
    tellDevices(house, scene, who.id)
    return {}
  },
}

/** This person's other tabs and devices fetch drafts and the prepared turn again. */
function tellDevices(house: House, { row }: Scene, person: string): void {
  house.news.announce(`draft ${row.id} ${person}`)
}

type Planned = Partial<Pick<Schema['orders'], 'orders' | 'prepared'>>

async function keep(house: House, { row }: Scene, seat: number, person: string, planned: Planned): Promise<void> {
  const values = { ...planned, person, changed: house.now() }
  await house.db
    .insertInto('orders')
    .values({ table_id: row.id, seat, orders: '[]', prepared: null, ...values })
    .onConflict(conflict => conflict.columns(['table_id', 'seat']).doUpdateSet(values))
    .execute()
}

/** The decision that an order or a prepared turn answers may already be waiting. */
async function follow(house: House, scene: Scene, person: string): Promise<{ entries: Entry[]; table: Table }> {
  const fresh = (await readScene(house, scene.row.id)) ?? scene
  const { scene: after, entries } = await act(house, fresh, change => {
    if (change.row.state !== 'playing') return
    followOrders(change)
    if (change.entries.length > 0) settle(change)
  })
  return { entries: [...entries], table: asTable(after, person) }
}

function preparedAt({ seats }: Scene, seat: number): KeptTurn | undefined {
  const prepared = seats[seat]?.prepared ?? null
  return prepared === null ? undefined : (JSON.parse(prepared) as KeptTurn)
}

/** A prepared turn whose turn has come, but that was not played. */
async function offered(
  house: House,
  scene: Scene,
  seat: number,
): Promise<{ position: number; moves: string[]; offered: Offered } | null> {
  const prepared = preparedAt(scene, seat)
  if (prepared === undefined || scene.row.to_move !== seat) return null
  const { journal, position } = await house.positions.of(scene.row)
  const checked = checkPrepared(journal.game, journal.position, seat, prepared)
  return checked === undefined ? null : { position, moves: [...checked.moves], offered: checked.offered ?? 'asked' }
}
