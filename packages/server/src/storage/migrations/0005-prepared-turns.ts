// Prepared turns, beside the standing orders of their seat.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const preparedTurns: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('prepared', 'text').execute()
}
