// Entries of the journal: from rows to the wire and back, and what they do to a game.
import type { AnyJournal } from '@arkwright/kernel'
import type { Kysely } from 'kysely'
import type { Entry } from '../api/shapes.ts'
import type { JournalRow, Schema } from '../storage/schema.ts'

export const ENTRY_COLUMNS = ['sequence', 'kind', 'seat', 'at', 'content'] as const
export type StoredEntry = Pick<JournalRow, (typeof ENTRY_COLUMNS)[number]>

export function entryOf({ sequence, kind, seat, at, content }: StoredEntry): Entry {
  return { sequence, kind: kind as Entry['kind'], seat, at, ...(JSON.parse(content) as Partial<Entry>) }
}

export function contentOf(entry: Entry): string {
  const { sequence: _sequence, kind: _kind, seat: _seat, at: _at, ...content } = entry
  return JSON.stringify(content)
}

export async function entriesAfter(db: Kysely<Schema>, table: string, after: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('journal')
    .select(ENTRY_COLUMNS)
    .where('table_id', '=', table)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .execute()
  return rows.map(entryOf)
}

export function changesPosition({ kind }: Entry): boolean {
  return kind === 'started' || kind === 'turn' || kind === 'undone' || kind === 'taken-back'
}

/** What an entry does to the game. Throws when the journal holds what its own rules refuse: then it was damaged. */
export function applyEntry(journal: AnyJournal, entry: Entry): void {
  if (entry.kind === 'turn') {
    for (const move of entry.moves ?? []) {
      const refusal = journal.play(move)
      if (refusal !== undefined) {
        throw new Error(`entry ${entry.sequence} plays ${move}, which is refused: ${refusal.code} (${refusal.rule})`)
      }
    }
  }
  if ((entry.kind === 'undone' || entry.kind === 'taken-back') && entry.to !== undefined) journal.undoTo(entry.to)
}
