// Invitations that can be listed, withdrawn and declined; the language of e-mails; the owner of a program.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const invitations: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('by', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['table_id', 'person'])
    .execute()
  await db.schema.createIndex('invitations_by_person').on('invitations').column('person').execute()
  await db.schema
    .alterTable('people')
    .addColumn('language', 'text', column => column.notNull().defaultTo('en'))
    .execute()
  await db.schema.alterTable('people').addColumn('owner', 'text').execute()
  await db.schema.createIndex('people_by_owner').on('people').column('owner').execute()
  await sql`create index people_by_name on people (lower(name))`.execute(db)
}
