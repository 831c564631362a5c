// Opens the one database a house has: a SQLite file, or PostgreSQL where DATABASE_URL names one.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations/index.ts'
import { PreparingClient } from './prepared-statements.ts'
import type { Schema } from './schema.ts'
import { lockFile, sqliteDialect } from './sqlite.ts'

export type Place =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string }

export interface Database {
  readonly kind: Place['kind']
  readonly db: Kysely<Schema>
  close(): Promise<void>
}

const CONNECTIONS = 10
const EIGHT_BYTE_INTEGER = 20
/**
 * Our statements find a few rows by their keys. A young database has not counted its rows yet; PostgreSQL would read whole tables
 * for joins, and keep to such a plan while they grow.
 */
const BY_KEY =
  'set enable_hashjoin = off; set enable_mergejoin = off; set enable_material = off; set random_page_cost = 1.1'

/** A visitor takes what is there: only servers change the schema, and only they keep others off a file. */
export async function openDatabase(place: Place, as: 'server' | 'visitor' = 'server'): Promise<Database> {
  const database = place.kind === 'sqlite' ? openSqlite(place.file, as) : openPostgres(place.url)
  if (as === 'visitor') return database
  try {
    await migrate(database.db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

function openSqlite(file: string, as: 'server' | 'visitor'): Database {
  const unlock = as === 'server' ? lockFile(file) : () => {}
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) })
  return {
    kind: 'sqlite',
    db,
    async close() {
      await db.destroy()
      unlock()
    },
  }
}

function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    Client: PreparingClient,
    // Times are bigint there; ours all fit a number exactly.
    types: {
      getTypeParser: ((id: number, format: 'text' | 'binary') =>
        id === EIGHT_BYTE_INTEGER ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', connection => {
    // So would one that breaks between two statements of a transaction: the next statement says what happened.
    connection.on('error', () => {})
    connection.query(BY_KEY).catch(() => {})
  })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { kind: 'postgres', db, close: () => db.destroy() }
}
