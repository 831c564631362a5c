// Passes rows as one parameter. The statement's text is the same for any number of rows, so it is parsed and planned once.
import { type RawBuilder, sql } from 'kysely'
import type { Columns } from './columns.ts'
import type { Database } from './database.ts'
import { type Schema, TABLES } from './schema.ts'

/**
 * A table named `given` whose rows are the statement's next parameter: a JSON array of objects.
 * This way PostgreSQL parses each row once; with `->>` it would parse it again for every column.
 */
export function given(kind: Database['kind'], columns: Columns): RawBuilder<unknown> {
  const parameter = sql`${'[]'}`
  const names = Object.keys(columns)
  if (kind === 'postgres') {
    const typed = names.map(name => sql`${sql.ref(name)} ${sql.raw(columns[name]?.type ?? 'text')}`)
    return sql`json_to_recordset(${parameter}) as given(${sql.join(typed)})`
  }
  const read = names.map(name => sql`value ->> ${sql.lit(name)} as ${sql.ref(name)}`)
  return sql`(select ${sql.join(read)} from json_each(${parameter})) as given`
}

type TableName = keyof Schema
type ColumnOf<T extends TableName> = keyof Schema[T] & string

/** The columns of a table with these names. */
function columnsOf<T extends TableName>(table: T, names: readonly ColumnOf<T>[]): Columns {
  const all: Columns = TABLES[table]
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.some(one => one === name)))
}

/** Inserts the given complete rows for which `which` holds. */
export function insertGiven(kind: Database['kind'], table: TableName, which: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns: Columns = TABLES[table]
  const names = sql.join(Object.keys(columns).map(name => sql.ref(name)))
  return sql`insert into ${sql.table(table)} (${names}) select ${names} from ${given(kind, columns)} where ${which}`
}

/** Sets the columns `changed` in the rows with the given `key`. */
export function updateGiven<T extends TableName>(
  kind: Database['kind'],
  table: T,
  { key, changed, more = {} }: { key: readonly ColumnOf<T>[]; changed: readonly ColumnOf<T>[]; more?: Columns },
  which: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const set = changed.map(name => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`)
  const same = key.map(name => sql`${sql.ref(`${table}.${name}`)} = ${sql.ref(`given.${name}`)}`)
  return sql`
    update ${sql.table(table)} set ${sql.join(set)} from ${given(kind, { ...columnsOf(table, [...key, ...changed]), ...more })}
    where ${sql.join(same, sql` and `)} and ${which}`
}

/** Picks these properties of an object. */
export function only<T extends object, N extends keyof T>(from: T, names: readonly N[]): Pick<T, N> {
  return Object.fromEntries(names.map(name => [name, from[name]])) as unknown as Pick<T, N>
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

/** The rows of a group as a JSON array of objects, for `select`. PostgreSQL returns null if there are none. */
export function asJson(kind: Database['kind'], columns: readonly string[], order: string): RawBuilder<string | null> {
  const { list, object } = JSON_WORDS[kind]
  const pairs = columns.flatMap(column => [sql.lit(column.split('.').at(-1)), sql.ref(column)])
  return sql`cast(${list}(${object}(${sql.join(pairs)}) order by ${sql.ref(order)}) as text)`
}
