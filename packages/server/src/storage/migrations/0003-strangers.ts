// For servers open to strangers: names that do not look alike, limits across servers, how long a table waits for its players,
// who is rated at the end of a game, second factors. Play windows of less than eight hours become eight hours long.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { nameKey } from '../../people/names.ts'

/** The first account with a name owns it. Others with that name keep it until they change it. */
async function keepNames(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('people').addColumn('name_key', 'text').execute()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from people where (email is not null or program = 1) and name <> '' order by created, id`.execute(
    db,
  )
  const seen = new Set<string>()
  for (const { id, name } of rows) {
    const key = nameKey(name)
    if (key === '' || seen.has(key)) continue
    seen.add(key)
    await sql`update people set name_key = ${key} where id = ${id}`.execute(db)
  }
  await db.schema.createIndex('people_name_key_once').unique().on('people').column('name_key').execute()
}

export const strangers: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await keepNames(db)
  await secureAccounts(db)
  await db.schema
    .createTable('limits')
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addColumn('expires', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('limits_key', ['key'])
    .execute()
  await db.schema.createIndex('limits_by_expires').on('limits').column('expires').execute()
  await db.schema
    .alterTable('push')
    .addColumn('failures', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('tables').addColumn('moved', 'bigint').execute()
  await db.schema.alterTable('tables').addColumn('silence', 'bigint').execute()
  await db.schema.alterTable('seats').addColumn('rated', 'text').execute()
  await db.schema.alterTable('seats').addColumn('gone', 'bigint').execute()
  await db.schema.createIndex('seats_by_rated').on('seats').column('rated').execute()
  // Games in progress stay rated if the rule of that time rated them.
  await sql`
    update seats set rated = person
    where table_id in (select id from tables where state = 'playing' and hints = 0)
      and (select count(*) from seats as every where every.table_id = seats.table_id) > 1
      and not exists (
        select 1 from seats as other left join people on people.id = other.person
        where other.table_id = seats.table_id
          and (other.kind <> 'person' or other."left" = 1 or people.email is null or people.program = 1))`.execute(db)
  await sql`
    update people set window_to = (window_from + 480) % 1440
    where window_from <> window_to and (window_to - window_from + 1440) % 1440 < 480`.execute(db)
}

/** Unconfirmed addresses, second factors and recovery codes. */
async function secureAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('people').addColumn('email_wanted', 'text').execute()
  await db.schema.alterTable('people').addColumn('proved', 'bigint').execute()
  await db.schema.alterTable('people').addColumn('totp', 'text').execute()
  await db.schema.alterTable('people').addColumn('totp_step', 'bigint').execute()
  await db.schema.createIndex('people_by_email_wanted').on('people').column('email_wanted').execute()
  await db.schema
    .createTable('recovery')
    .addColumn('code_hash', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('recovery_key', ['code_hash'])
    .execute()
  await db.schema.createIndex('recovery_by_person').on('recovery').column('person').execute()
}
