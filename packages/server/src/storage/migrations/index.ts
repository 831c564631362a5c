// Migrates a database to the present schema. Several servers may start at once: kysely's migrator takes a lock in the database.
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Schema } from '../schema.ts'
import { first } from './0001-first.ts'
import { invitations } from './0002-invitations.ts'
import { strangers } from './0003-strangers.ts'
import { hosts } from './0004-hosts.ts'
import { preparedTurns } from './0005-prepared-turns.ts'
import { tournaments } from './0006-tournaments.ts'
import { daily } from './0007-daily.ts'
import { explorer } from './0008-explorer.ts'
import { printings } from './0009-printings.ts'
import { fairSeats } from './0010-fair-seats.ts'
import { scoring } from './0011-scoring.ts'

/** In order. A released migration never changes. To add one: a file and a line here. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-invitations': invitations,
  '0003-strangers': strangers,
  '0004-hosts': hosts,
  '0005-prepared-turns': preparedTurns,
  '0006-tournaments': tournaments,
  '0007-daily': daily,
  '0008-explorer': explorer,
  '0009-printings': printings,
  '0010-fair-seats': fairSeats,
  '0011-scoring': scoring,
}

export async function migrate(db: Kysely<Schema>, upTo?: string): Promise<void> {
  if (upTo === undefined && (await isPresent(db))) return
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo)
  if (error !== undefined) throw error
}

/** Most starts find the present schema. The migrator would read the description of every table first. */
async function isPresent(db: Kysely<Schema>): Promise<boolean> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db).catch(() => undefined)
  const names = done?.rows.map(({ name }) => name).toSorted()
  return names?.join() === Object.keys(MIGRATIONS).join()
}
