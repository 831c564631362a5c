// Journals name the people who sat down. Deleting an account removes the name there too. No other change is made to existing entries.
import type { Entry } from '../api/table-shapes.ts'
import type { House } from '../house.ts'

export async function forgetName({ db, positions }: House, person: string): Promise<void> {
  const name = (await db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst())?.name ?? ''
  const seated = db.selectFrom('seats').select('table_id').where('person', '=', person)
  // A person who leaves a seat remains a visitor of the table.
  const visited = db.selectFrom('visitors').select('table_id').where('person', '=', person)
  const entries = await db
    .selectFrom('journal')
    .select(['table_id', 'sequence', 'content'])
    .where('kind', '=', 'seat')
    .where('table_id', 'in', seated.union(visited))
    .execute()
  for (const { table_id, sequence, content } of entries) {
    const entry = JSON.parse(content) as Partial<Entry>
    if (entry.occupant?.person?.id !== person) continue
    const nameless = { ...entry, occupant: { ...entry.occupant, person: { ...entry.occupant.person, name: '' } } }
    await db
      .updateTable('journal')
      .set({ content: JSON.stringify(nameless) })
      .where('table_id', '=', table_id)
      .where('sequence', '=', sequence)
      .execute()
    positions.forget(table_id)
  }
  // Notices to other people name the person who invited or declined.
  await db
    .updateTable('notices')
    .set({ content: JSON.stringify({ by: '' }) })
    .where('content', '=', JSON.stringify({ by: name }))
    .execute()
}
