// One-time, short-lived items: links in e-mails, challenges for passkeys. They are in the database, so any server may take the answer.
import type { House } from '../house.ts'
import { hashOf, newToken } from '../secrets.ts'
import type { ChallengeRow } from '../storage/people-tables.ts'

type Kind = ChallengeRow['kind']

export async function challenge(
  house: House,
  kind: Kind,
  person: string | null,
  content: string,
  milliseconds: number,
): Promise<string> {
  const token = newToken()
  const now = house.now()
  await house.db.deleteFrom('challenges').where('expires', '<', now).execute()
  await house.db
    .insertInto('challenges')
    .values({ token_hash: hashOf(token), kind, person, content, expires: now + milliseconds })
    .execute()
  return token
}

/** Each can be answered once: a second request finds nothing. */
export async function redeem(house: House, kind: Kind, token: string): Promise<ChallengeRow | undefined> {
  const row = await house.db
    .deleteFrom('challenges')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst()
  return row !== undefined && row.expires > house.now() ? row : undefined
}
