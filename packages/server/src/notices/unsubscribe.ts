// The link at the end of every e-mail about games. It stops these e-mails without signing in.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { House } from '../house.ts'
import { pageUrl, personById } from '../people/accounts.ts'
import { noticeSettings } from '../people/person.ts'
import { newToken } from '../secrets.ts'
import { houseValue } from '../storage/house-value.ts'

const SECRET = 'unsubscribe-secret'

export async function unsubscribeLink(house: House, person: string): Promise<string> {
  return `${pageUrl(house)}/account?unsubscribe=${person}.${await sealOf(house, person)}`
}

/** False: not one of our links. */
export async function unsubscribe(house: House, token: string): Promise<boolean> {
  const [id = '', seal = ''] = token.split('.')
  const expected = await sealOf(house, id)
  if (seal.length !== expected.length || !timingSafeEqual(Buffer.from(seal), Buffer.from(expected))) return false
  const person = await personById(house, id)
  if (person === undefined) return false
  const { turn, over, invited, ...rest } = noticeSettings(person)
  const quiet = {
    ...rest,
    turn: { ...turn, email: false },
    over: { ...over, email: false },
    invited: { ...invited, email: false },
  }
  await house.db
    .updateTable('people')
    .set({ notices: JSON.stringify(quiet) })
    .where('id', '=', id)
    .execute()
  return true
}

async function sealOf(house: House, person: string): Promise<string> {
  const secret = await houseValue(house.db, SECRET, newToken)
  return createHmac('sha256', secret).update(person).digest('base64url')
}
