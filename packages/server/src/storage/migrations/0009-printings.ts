// Printings that people share, who shared them, and what owners found in their boxes.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const printings: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('printings')
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('content', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('printings_key', ['hash'])
    .execute()
  await db.schema
    .createTable('printing_shares')
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('printing_shares_key', ['hash', 'person'])
    .execute()
  await db.schema.createIndex('printing_shares_by_person').on('printing_shares').column('person').execute()
  await db.schema
    .createTable('confirmations')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('edition', 'integer', column => column.notNull())
    .addColumn('box_group', 'text', column => column.notNull())
    .addColumn('answer', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('confirmations_key', ['person', 'game', 'edition', 'box_group'])
    .execute()
  await db.schema.createIndex('confirmations_by_game').on('confirmations').column('game').execute()
}
