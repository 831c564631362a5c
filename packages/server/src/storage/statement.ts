// A statement that is compiled once and run often.
import type { Kysely, RawBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** Runs on the database or in a transaction. The parameters replace the placeholders it was compiled with. */
export type Statement<Row> = (on: Kysely<Schema>, ...parameters: readonly unknown[]) => Promise<Row[]>

export function statement<Row>(db: Kysely<Schema>, text: RawBuilder<Row>): Statement<Row> {
  const compiled = text.compile(db)
  return async (on, ...parameters) => (await on.executeQuery<Row>({ ...compiled, parameters })).rows
}
