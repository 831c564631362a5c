// A statement that is put together once and run often.
import type { Kysely, RawBuilder } from 'kysely'
import type { Schema } from './schema.ts'

/** On the database or in one of its transactions. The parameters take the place of those it was written with. */
export type Statement<Row> = (on: Kysely<Schema>, ...parameters: readonly unknown[]) => Promise<Row[]>

export function statement<Row>(db: Kysely<Schema>, text: RawBuilder<Row>): Statement<Row> {
  const compiled = text.compile(db)
  return async (on, ...parameters) => (await on.executeQuery<Row>({ ...compiled, parameters })).rows
}
