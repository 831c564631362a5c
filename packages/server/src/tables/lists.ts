// Lists of tables.
import type { House } from '../house.ts'
import { readScenes, type Scene } from './scene.ts'

const SHOWN = 50

export interface Filter {
  readonly show: 'mine' | 'open' | 'playing' | 'over'
  readonly game?: string | undefined
  /** Only tables that changed before this moment: for the next page. */
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
    // Tables of events are listed with their event.
    query = query
      .where('tables.state', '=', filter.show)
      .where('tables.public', '=', 1)
      .where('tables.tournament', 'is', null)
  }
  if (filter.game !== undefined) query = query.where('tables.game', '=', filter.game)
  if (filter.before !== undefined) query = query.where('tables.changed', '<', filter.before)
  return readScenes(house, await query.execute())
}

/** Finished games of a person that the viewer may see. */
export async function finishedTables(
  house: House,
  person: string,
  viewer: string | undefined,
  before?: number,
): Promise<Scene[]> {
  const at = (column: 'seats' | 'visitors', who: string) =>
    house.db.selectFrom(column).select(`${column}.table_id`).where(`${column}.person`, '=', who)
  const rows = await house.db
    .selectFrom('tables')
    .selectAll()
    .where('state', '=', 'over')
    .where('id', 'in', at('seats', person))
    .where(({ or, eb }) =>
      or([
        eb('public', '=', 1),
        ...(viewer === undefined
          ? []
          : [eb('host', '=', viewer), eb('id', 'in', at('seats', viewer)), eb('id', 'in', at('visitors', viewer))]),
      ]),
    )
    .$if(before !== undefined, query => query.where('changed', '<', before ?? 0))
    .orderBy('changed', 'desc')
    .limit(SHOWN)
    .execute()
  return readScenes(house, rows)
}
