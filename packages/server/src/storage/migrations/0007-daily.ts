// The Daily Mill: one entry for each person and day.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const daily: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('moves', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('score', 'integer')
    .addColumn('rank', 'integer')
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('daily_key', ['person', 'day'])
    .execute()
  await db.schema.createIndex('daily_by_day').on('daily').columns(['day', 'state', 'score']).execute()
}
