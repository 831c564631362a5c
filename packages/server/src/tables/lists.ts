// Lists of tables.
import type { House } from '../house.ts'
import { readScenes, type Scene } from './scene.ts'

const SHOWN = 50

export interface Filter {
  readonly show: 'mine' | 'open' | 'playing' | 'over'
  readonly game?: string | undefined
  /** Only tables that changed before this moment: the next page. */
  readonly before?: number | undefined
}

export async function listTables(house: House, person: string | undefined, filter: Filter): Promise<Scene[]> {
  if (filter.show === 'mine' && person === undefined) return []
  let query = house.db.selectFrom('tables').selectAll('tables').orderBy('tables.changed', 'desc').limit(SHOWN)
  if (filter.show === 'mine') {
    const mine = house.db
      .selectFrom('seats')
      .select('seats.table_id')
      .where('seats.person', '=', person ?? '')
    query = query.where(({ or, eb }) => or([eb('tables.host', '=', person ?? ''), eb('tables.id', 'in', mine)]))
  } else {
    query = query.where('tables.state', '=', filter.show).where('tables.public', '=', 1)
  }
  if (filter.game !== undefined) query = query.where('tables.game', '=', filter.game)
  if (filter.before !== undefined) query = query.where('tables.changed', '<', filter.before)
  return readScenes(house, await query.execute())
}
