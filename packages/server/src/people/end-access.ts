// Ends the ways into an account: sessions, tokens, passkeys, connected services and open links in e-mails.
import type { House } from '../house.ts'
import { RIGHTS } from '../http/lost-rights.ts'
import type { PersonRow } from '../storage/people-tables.ts'

interface Ends {
  /** A session to keep: the one that makes the request. */
  readonly but?: string | undefined
  /** Also for connected services. `unproved`: only those created before the address was proved, because another person may have created them. */
  readonly passkeys: 'all' | 'unproved'
}

export async function endAccess(
  house: House,
  { id, proved }: Pick<PersonRow, 'id' | 'proved'>,
  { but, passkeys }: Ends,
): Promise<void> {
  await house.db.transaction().execute(async trx => {
    let sessions = trx.deleteFrom('sessions').where('person', '=', id)
    if (but !== undefined) sessions = sessions.where('id', '<>', but)
    await sessions.execute()
    let keys = trx.deleteFrom('passkeys').where('person', '=', id)
    if (passkeys === 'unproved') keys = keys.where('created', '<', proved ?? 0)
    await keys.execute()
    let links = trx.deleteFrom('links').where('person', '=', id)
    if (passkeys === 'unproved') links = links.where('created', '<', proved ?? 0)
    await links.execute()
    for (const table of ['tokens', 'challenges'] as const) {
      await trx.deleteFrom(table).where('person', '=', id).execute()
    }
  })
  house.news.announce(RIGHTS)
}
