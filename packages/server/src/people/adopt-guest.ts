// A guest who signs in keeps their guest games: the account takes over seats, tables, notes and invitations.
import type { House } from '../house.ts'
import { handOverPrintings } from '../printings/printings.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { act } from '../tables/commit.ts'
import { readScene } from '../tables/scene.ts'
import { handOver } from '../tables/seats.ts'
import { deleteAccount, isGuest, programsOf } from './accounts.ts'

/** `guest`: the previous person of the session. Does nothing if that is not a guest, or is the same person. */
export async function adoptGuest(house: House, guest: PersonRow | undefined, account: PersonRow): Promise<void> {
  if (guest === undefined || guest.id === account.id || !isGuest(guest)) return
  // A guest with a passkey, another service's account or programs can still sign in as that guest.
  if ((await programsOf(house, guest.id)).length > 0 || (await hasKey(house, guest.id))) return
  const seats = await house.db
    .selectFrom('seats')
    .select('table_id')
    .distinct()
    .where('person', '=', guest.id)
    .where('left', '=', 0)
    .execute()
  for (const { table_id } of seats) {
    const scene = await readScene(house, table_id)
    if (scene !== undefined) {
      await act(house, scene, change => handOver(change, guest.id, account), { evenDamaged: true })
    }
  }
  await house.db.transaction().execute(async trx => {
    for (const table of ['notes', 'visitors', 'invitations', 'drafts'] as const) {
      const theirs = trx.selectFrom(table).select('table_id').where('person', '=', account.id)
      await trx
        .updateTable(table)
        .set({ person: account.id })
        .where('person', '=', guest.id)
        .where('table_id', 'not in', theirs)
        .execute()
    }
    const entered = trx.selectFrom('entries').select('tournament').where('person', '=', account.id)
    await trx
      .updateTable('entries')
      .set({ person: account.id })
      .where('person', '=', guest.id)
      .where('tournament', 'not in', entered)
      .execute()
    const joined = trx.selectFrom('members').select('league').where('person', '=', account.id)
    await trx
      .updateTable('members')
      .set({ person: account.id })
      .where('person', '=', guest.id)
      .where('league', 'not in', joined)
      .execute()
    await trx.updateTable('tournaments').set({ host: account.id }).where('host', '=', guest.id).execute()
    await trx.updateTable('leagues').set({ host: account.id }).where('host', '=', guest.id).execute()
    const known = trx.selectFrom('blocks').select('blocked').where('person', '=', account.id)
    await trx
      .updateTable('blocks')
      .set({ person: account.id })
      .where('person', '=', guest.id)
      .where('blocked', 'not in', known)
      .where('blocked', '<>', account.id)
      .execute()
    const days = trx.selectFrom('daily').select('day').where('person', '=', account.id)
    await trx
      .updateTable('daily')
      .set({ person: account.id })
      .where('person', '=', guest.id)
      .where('day', 'not in', days)
      .execute()
    const checks = trx.updateTable('jobs').set({ person: account.id }).where('kind', '=', 'daily')
    await checks.where('person', '=', guest.id).execute()
    await trx.updateTable('reports').set({ by: account.id }).where('by', '=', guest.id).execute()
    await trx.updateTable('tables').set({ host: account.id }).where('host', '=', guest.id).execute()
    await handOverPrintings(trx, guest.id, account.id)
    await trx.updateTable('orders').set({ person: account.id }).where('person', '=', guest.id).execute()
  })
  await deleteAccount(house, guest.id)
}

async function hasKey({ db }: House, person: string): Promise<boolean> {
  const passkey = await db.selectFrom('passkeys').select('id').where('person', '=', person).executeTakeFirst()
  const link = await db.selectFrom('links').select('provider').where('person', '=', person).executeTakeFirst()
  return passkey !== undefined || link !== undefined
}
