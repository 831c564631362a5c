// How an event is scored. Events of earlier versions keep their rule.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const scoring: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tournaments')
    .addColumn('scoring', 'text', column => column.notNull().defaultTo('seat'))
    .execute()
}
