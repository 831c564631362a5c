// The games that can be explored: those of the server, and the bot games that come with the page.
import { type ChoiceFigures, choiceFigures } from '@arkwright/server/client'
import { api } from '../online/api.ts'
import { lookForHouse, useHouse } from '../online/house.ts'
import { loadPage } from '../play/catalogue.ts'
import { PEOPLE, type PoolName } from './address.ts'
import { SHIPPED, type ShippedTable } from './shipped/index.ts'
import { rowsOf, type ShippedRows } from './shipped-rows.ts'

export interface Pool {
  readonly name: PoolName
  readonly game: string
  readonly options: unknown
  readonly players: number
  readonly games: number
  /** A table that comes with the page; undefined: the server answers. */
  readonly shipped: ShippedTable | undefined
}

export interface Explored {
  readonly choices: readonly ChoiceFigures[]
  /** Other pools of the same game and options that know the position. */
  readonly elsewhere: readonly PoolName[]
}

/** The server's first; the page's own where the server has none of the same kind. */
export async function allPools(): Promise<readonly Pool[]> {
  const own = SHIPPED.map((shipped): Pool => ({ ...shipped, name: shipped.level, shipped }))
  const served = await servedPools()
  const isServed = (pool: Pool) => served.some(one => isSame(one, pool) && one.name === pool.name)
  return [...served, ...own.filter(pool => !isServed(pool))]
}

async function servedPools(): Promise<Pool[]> {
  await lookForHouse()
  if (useHouse.getState().there !== true) return []
  const { sources } = await api.call('GET /api/explorer/sources')
  return sources.map(({ pool, level, game, options, players, games }) => ({
    name: pool === 'people' ? PEOPLE : (level ?? ''),
    game,
    options,
    players,
    games,
    shipped: undefined,
  }))
}

/** Games with the same options explore the same positions. */
export function isSame(one: Pick<Pool, 'game' | 'options'>, other: Pick<Pool, 'game' | 'options'>): boolean {
  return one.game === other.game && JSON.stringify(one.options) === JSON.stringify(other.options)
}

export async function explore(pool: Pool, key: number): Promise<Explored> {
  if (pool.shipped !== undefined) {
    const rows = await shippedRows(pool.shipped)
    return { choices: choiceFigures(rows.get(key) ?? []), elsewhere: [] }
  }
  const level = pool.name === PEOPLE ? {} : { level: pool.name as 'medium' }
  const query = { pool: pool.name === PEOPLE ? ('people' as const) : ('bots' as const), key, ...level }
  const { choices, pools } = await api.call('GET /api/explorer', { query })
  const names = pools.map(one => (one.pool === 'people' ? PEOPLE : (one.level ?? '')))
  return { choices, elsewhere: names.filter(name => name !== pool.name) }
}

const loaded = new Map<ShippedTable, Promise<ShippedRows>>()

function shippedRows(table: ShippedTable): Promise<ShippedRows> {
  const known = loaded.get(table) ?? loadRows(table)
  loaded.set(table, known)
  known.catch(() => loaded.delete(table))
  return known
}

async function loadRows(table: ShippedTable): Promise<ShippedRows> {
  const [page, { OPENINGS }] = await Promise.all([loadPage(table.game, table.revision), table.load()])
  return page === undefined ? new Map() : rowsOf(page.game, table.options, OPENINGS)
}
