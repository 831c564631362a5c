// Pages of the hosts' lists. A page begins after the last row of the one before, by moment and id: moments may be equal.
import { type RawBuilder, sql } from 'kysely'

const SHOWN = 50
/** One more than a page, to know whether there is another. */
export const READ = SHOWN + 1

export interface LastShown {
  readonly before?: number | undefined
  readonly id?: string | undefined
}

/** Rows that come after the last one shown. */
export function beyond(
  column: 'at' | 'seen' | 'changed',
  order: 'asc' | 'desc',
  { before, id = '' }: LastShown,
): RawBuilder<boolean> {
  if (before === undefined) return sql<boolean>`true`
  const sign = sql.raw(order === 'asc' ? '>' : '<')
  return sql<boolean>`(${sql.ref(column)}, id) ${sign} (${before}, ${id})`
}

export function pageOf<T>(rows: readonly T[]): { shown: readonly T[]; more: boolean } {
  return { shown: rows.slice(0, SHOWN), more: rows.length > SHOWN }
}
