// The explorer: what was chosen in each position, by source; which games of people are counted, and who agreed to it.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const explorer: Migration = { up }

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('explore', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('explorer_sources')
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('pool', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('players', 'integer', column => column.notNull())
    .addColumn('level', 'text')
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('changed', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('explorer_sources_key', ['id'])
    .execute()
  await db.schema
    .createIndex('explorer_sources_once')
    .unique()
    .on('explorer_sources')
    .columns(['pool', 'name'])
    .execute()
  await db.schema
    .createTable('explorer_rows')
    .addColumn('key', 'bigint', column => column.notNull())
    .addColumn('source', 'text', column => column.notNull())
    .addColumn('next', 'bigint', column => column.notNull())
    .addColumn('turn', 'text', column => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('wins', 'double precision', column => column.notNull())
    .addColumn('score', 'double precision', column => column.notNull())
    .addColumn('margin', 'double precision', column => column.notNull())
    .addPrimaryKeyConstraint('explorer_rows_key', ['key', 'source', 'next'])
    .execute()
  await db.schema.createIndex('explorer_rows_by_source').on('explorer_rows').column('source').execute()
  await db.schema
    .createTable('explorer_games')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('source', 'text', column => column.notNull())
    .addColumn('rows', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('explorer_games_key', ['table_id'])
    .execute()
  await db.schema
    .createTable('explorer_players')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('explorer_players_key', ['person', 'table_id'])
    .execute()
  await db.schema.createIndex('explorer_players_by_table').on('explorer_players').column('table_id').execute()
}
