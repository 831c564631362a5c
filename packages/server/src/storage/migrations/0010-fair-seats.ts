// Bids for seats, and the printings and variants that hosts offer.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const fairSeats: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('bidding', 'text').execute()
  await db.schema.alterTable('seats').addColumn('bid', 'text').execute()
  await db.schema
    .createTable('offers')
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('printing', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('offers_key', ['hash'])
    .execute()
}
