// What hosts did, for other hosts to read.
import type { House } from '../house.ts'
import { newId } from '../secrets.ts'
import type { AuditRow } from '../storage/schema.ts'

/** `host`: the account that did it; null: the command line. */
export async function record(
  house: House,
  host: string | null,
  what: AuditRow['what'],
  { person = null, table = null, detail = '' }: { person?: string | null; table?: string | null; detail?: string },
): Promise<void> {
  const row = { id: newId(), at: house.now(), host, what, person, table_id: table, detail }
  await house.db.insertInto('audit').values(row).execute()
}
