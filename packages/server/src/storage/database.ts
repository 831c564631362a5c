// Opens the database of a house: a SQLite file, or PostgreSQL if DATABASE_URL is set.
import { Kysely, type KyselyConfig, PostgresDialect } from 'kysely'
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
  /** Connections to PostgreSQL, and how many requests wait for one; undefined: a file. */
  connections(): Readonly<Record<'busy' | 'idle' | 'waiting', number>> | undefined
  close(): Promise<void>
}

type OnQuery = (sql: string, milliseconds: number) => void

const CONNECTIONS = 10
const EIGHT_BYTE_INTEGER = 20
/**
 * Our statements find a few rows by their keys. A new database has no statistics yet. PostgreSQL would then read whole tables
 * for joins, and keep that plan while they grow.
 */
const BY_KEY =
  'set enable_hashjoin = off; set enable_mergejoin = off; set enable_material = off; set random_page_cost = 1.1'

/** A visitor uses the database unchanged: only servers change the schema and lock a file. */
export async function openDatabase(
  place: Place,
  as: 'server' | 'visitor' = 'server',
  onQuery?: OnQuery,
): Promise<Database> {
  const database = place.kind === 'sqlite' ? openSqlite(place.file, as, onQuery) : openPostgres(place.url, onQuery)
  if (as === 'visitor') return database
  try {
    await migrate(database.db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

function openSqlite(file: string, as: 'server' | 'visitor', onQuery: OnQuery | undefined): Database {
  const unlock = as === 'server' ? lockFile(file) : () => {}
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file), ...logging(onQuery) })
  return {
    kind: 'sqlite',
    db,
    connections: () => undefined,
    async close() {
      await db.destroy()
      unlock()
    },
  }
}

function openPostgres(url: string, onQuery: OnQuery | undefined): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    Client: PreparingClient,
    // PostgreSQL returns times as bigint; ours all fit a number exactly.
    types: {
      getTypeParser: ((id: number, format: 'text' | 'binary') =>
        id === EIGHT_BYTE_INTEGER ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
  })
  // The pool replaces a connection that breaks while idle. Without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', connection => {
    // The same for a connection that breaks between two statements of a transaction. The next statement reports the error.
    connection.on('error', () => {})
    connection.query(BY_KEY).catch(() => {})
  })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...logging(onQuery) })
  return {
    kind: 'postgres',
    db,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => db.destroy(),
  }
}

function logging(onQuery: OnQuery | undefined): Partial<Pick<KyselyConfig, 'log'>> {
  return onQuery === undefined
    ? {}
    : { log: ({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis) }
}
