// What owners found in their boxes: one answer for each person, edition and group. The last printing a person shares counts.
import { answersOf, groupsOf } from '@arkwright/kernel'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { SharedPrinting } from './printings.ts'

/** In the column `edition`: the owner did not say which. */
const NO_EDITION = 0

export async function confirm(
  db: Kysely<Schema>,
  person: string,
  { printing, game }: SharedPrinting,
  at: number,
): Promise<void> {
  const edition = printing.edition ?? NO_EDITION
  const known = new Set(groupsOf(printing, game).map(({ id }) => id))
  const rows = [...answersOf(printing, game)]
    .filter(([group]) => known.has(group))
    .map(([box_group, answer]) => ({ person, game: game.id, edition, box_group, answer, at }))
  await db
    .deleteFrom('confirmations')
    .where('person', '=', person)
    .where('game', '=', game.id)
    .where('edition', '=', edition)
    .execute()
  if (rows.length > 0) await db.insertInto('confirmations').values(rows).execute()
}
