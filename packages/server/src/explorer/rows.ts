// Reads and writes the explorer's rows.
import type { ChoiceRow } from '@arkwright/kernel'
import { sql } from 'kysely'
import type { House } from '../house.ts'
import type { Database } from '../storage/database.ts'
import type { ExplorerRow, ExplorerSourceRow } from '../storage/explorer-tables.ts'
import { insertGiven } from '../storage/given.ts'
import { type Statement, statement } from '../storage/statement.ts'

/** How far games are followed. Later positions are nearly always reached by one game only. */
export const DEPTH = 40

export type FoundRow = Omit<ExplorerRow, 'key' | 'source'> & Pick<ExplorerSourceRow, 'pool' | 'level'>

/** All choices in a position, of all sources. One search in the primary key. */
export function rowsAt({ db }: House, key: number): Promise<FoundRow[]> {
  return db
    .selectFrom('explorer_rows')
    .innerJoin('explorer_sources', 'explorer_sources.id', 'explorer_rows.source')
    .select(['next', 'turn', 'seat', 'wins', 'score', 'margin', 'explorer_rows.games'])
    .select(['explorer_sources.pool', 'explorer_sources.level'])
    .where('explorer_rows.key', '=', key)
    .where('explorer_sources.games', '>', 0)
    .execute()
}

/** Rows with the same positions added up, in the order of their keys. */
export function summed(source: string, choices: Iterable<ChoiceRow>): ExplorerRow[] {
  const rows = new Map<string, ExplorerRow>()
  for (const { key, next, turn, seat, games, wins, score, margin } of choices) {
    const name = `${key} ${next}`
    const sum = rows.get(name)
    if (sum === undefined) {
      rows.set(name, { key, source, next, turn, seat: seat === 'chance' ? null : seat, games, wins, score, margin })
      continue
    }
    sum.games += games
    sum.wins += wins
    sum.score += score
    sum.margin += margin
  }
  // Two servers that add games at once touch common rows in the same order, and do not wait for each other in a circle.
  return [...rows.values()].toSorted((one, other) => one.key - other.key || one.next - other.next)
}

/** Adds rows, given as one JSON text, to those that are there. Negative figures take them out again. */
export function rowAdder({ kind, db }: Pick<Database, 'kind' | 'db'>): Statement<unknown> {
  return statement(
    db,
    sql`${insertGiven(kind, 'explorer_rows', sql`true`)}
      on conflict (key, source, next) do update set games = explorer_rows.games + excluded.games,
        wins = explorer_rows.wins + excluded.wins, score = explorer_rows.score + excluded.score,
        margin = explorer_rows.margin + excluded.margin`,
  )
}
