// Bans a person and every bot account they created, directly or through another.
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import { RIGHTS } from '../http/lost-rights.ts'
import type { PersonRow } from '../storage/schema.ts'

export function checkNotBanned({ banned }: Pick<PersonRow, 'banned'>): void {
  if (banned === 1) throw new Fault(403, 'banned')
}

/** A ban ends sessions, tokens and push subscriptions permanently. After it is lifted, people can sign in again. */
export async function setBanned(house: House, person: string, banned: boolean): Promise<void> {
  const ids = await withPrograms(house, person)
  await house.db.transaction().execute(async trx => {
    await trx
      .updateTable('people')
      .set({ banned: banned ? 1 : 0 })
      .where('id', 'in', ids)
      .execute()
    if (!banned) return
    for (const table of ['sessions', 'tokens', 'push', 'challenges'] as const) {
      await trx.deleteFrom(table).where('person', 'in', ids).execute()
    }
  })
  house.news.announce(RIGHTS)
}

/** The person and all bot accounts below them. */
async function withPrograms(house: House, person: string): Promise<string[]> {
  const found = new Set([person])
  for (let owners = [person]; owners.length > 0; ) {
    const rows = await house.db.selectFrom('people').select('id').where('owner', 'in', owners).execute()
    owners = rows.map(({ id }) => id).filter(id => !found.has(id))
    for (const id of owners) found.add(id)
  }
  return [...found]
}
