// Rows as one parameter: statements keep one text however many rows there are, so each is read and planned once.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

type ColumnType = 'text' | 'integer' | 'bigint'

/**
 * A table named `given` whose rows are the statement's next parameter: a JSON array of objects.
 * PostgreSQL reads each row once this way; with `->>` it would read it again for every column.
 */
export function given(kind: Database['kind'], columns: Readonly<Record<string, ColumnType>>): RawBuilder<unknown> {
  const parameter = sql`${'[]'}`
  const names = Object.keys(columns)
  if (kind === 'postgres') {
    const typed = names.map(name => sql`${sql.ref(name)} ${sql.raw(columns[name] ?? 'text')}`)
    return sql`json_to_recordset(${parameter}) as given(${sql.join(typed)})`
  }
  const read = names.map(name => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`)
  return sql`(select ${sql.join(read)} from json_each(${parameter})) as given`
}

interface JsonWords {
  /** The rows of a group as a list. */
  readonly list: RawBuilder<string>
  readonly object: RawBuilder<string>
}

const JSON_WORDS: Readonly<Record<Database['kind'], JsonWords>> = {
  sqlite: { list: sql`json_group_array`, object: sql`json_object` },
  postgres: { list: sql`json_agg`, object: sql`json_build_object` },
}

/** The rows of a group as a JSON text of objects, for `select`; null where there are none on PostgreSQL. */
export function asJson(kind: Database['kind'], columns: readonly string[], order: string): RawBuilder<string | null> {
  const { list, object } = JSON_WORDS[kind]
  const pairs = columns.flatMap(column => [sql.lit(column.split('.').at(-1)), sql.ref(column)])
  return sql`cast(${list}(${object}(${sql.join(pairs)}) order by ${sql.ref(order)}) as text)`
}
