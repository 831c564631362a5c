// For servers with hosts: who is one, bans with a reason and an end, blocked players, reports, what hosts did, and accounts of
// other services that sign a person in.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const hosts: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('host', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('people').addColumn('ban_reason', 'text').execute()
  await db.schema.alterTable('people').addColumn('banned_until', 'bigint').execute()
  await db.schema
    .createTable('blocks')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('blocked', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
    .execute()
  await db.schema.createIndex('blocks_by_blocked').on('blocks').column('blocked').execute()
  await db.schema.createIndex('people_by_seen').on('people').column('seen').execute()
  await addReports(db)
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('host', 'text')
    .addColumn('what', 'text', column => column.notNull())
    .addColumn('person', 'text')
    .addColumn('table_id', 'text')
    .addColumn('detail', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('audit_key', ['id'])
    .execute()
  await db.schema.createIndex('audit_by_at').on('audit').column('at').execute()
  await db.schema
    .createTable('links')
    .addColumn('provider', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('links_key', ['provider', 'subject'])
    .execute()
  await db.schema.createIndex('links_once').unique().on('links').columns(['person', 'provider']).execute()
}

async function addReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('by', 'text')
    .addColumn('about', 'text')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('message', 'integer')
    .addColumn('text', 'text')
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('settled', 'bigint')
    .addColumn('settled_by', 'text')
    .addColumn('outcome', 'text')
    .addPrimaryKeyConstraint('reports_key', ['id'])
    .execute()
  await db.schema.createIndex('reports_by_settled').on('reports').columns(['settled', 'at']).execute()
  await db.schema.createIndex('reports_by_person').on('reports').columns(['by', 'table_id']).execute()
}
