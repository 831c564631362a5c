// The bids for seats in one sentence, for the file of a game. They are in its first entry, and public from then on.
import { page } from '@arkwright/words/en/page'
import type { House } from '../house.ts'
import { ENTRY_COLUMNS, entryOf } from '../play/entries.ts'
import type { TableRow } from '../storage/game-tables.ts'

/** Undefined: the seats were not awarded by bids. */
export async function bidsTold(
  { db }: House,
  { id, bidding }: TableRow,
  names: readonly string[],
): Promise<string | undefined> {
  if (bidding === null) return undefined
  const row = await db
    .selectFrom('journal')
    .select(ENTRY_COLUMNS)
    .where('table_id', '=', id)
    .where('kind', '=', 'started')
    .executeTakeFirst()
  const bids = row && entryOf(row).bids
  if (bids === undefined) return undefined
  const { bids: told, bidsOf } = page.files
  return told({ players: bids.map((own, seat) => bidsOf({ name: names[seat] ?? '', bids: own.join(', ') })) })
}
