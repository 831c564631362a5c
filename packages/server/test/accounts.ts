// Accounts for tests: registered, with a proved address.
import { type Guest, newGuest, type TestHouse } from './houses.ts'

export const PASSWORD = 'a long enough password'
let number = 0

export interface Account extends Guest {
  readonly email: string
}

export async function newAccount(house: TestHouse, name = 'Ada'): Promise<Account> {
  const guest = await newGuest(house.server, name)
  const email = `account-${++number}@example.org`
  await guest.call('POST /api/register', { body: { email, password: PASSWORD } })
  const { db } = house.server.open.house
  await db.updateTable('people').set({ email_proved: 1, proved: house.now() }).where('id', '=', guest.id).execute()
  return { ...guest, email }
}

export async function newHost(house: TestHouse, name = 'Host'): Promise<Account> {
  const account = await newAccount(house, name)
  const { db } = house.server.open.house
  await db.updateTable('people').set({ host: 1 }).where('id', '=', account.id).execute()
  return account
}
