// A person as others see them, and as they see themselves.
import type { Me, NoticeSettings } from '../api/shapes.ts'
import type { House } from '../house.ts'
import type { PersonRow } from '../storage/people-tables.ts'

const EVERYWHERE = { page: true, push: true, email: true, webhook: true }

export const USUAL_NOTICES: NoticeSettings = {
  turn: EVERYWHERE,
  over: EVERYWHERE,
  invited: EVERYWHERE,
  webhookUrl: '',
  digestHours: 0,
}

export type PublicPerson = Pick<PersonRow, 'id' | 'name' | 'email' | 'program'>

export function asPerson({ id, name, email, program }: PublicPerson) {
  return { id, name, registered: email !== null, program: program === 1 }
}

export async function asMe(house: House, row: PersonRow): Promise<Me> {
  const { passkeys } = await house.db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number | string>().as('passkeys'))
    .where('person', '=', row.id)
    .executeTakeFirstOrThrow()
  return {
    ...asPerson(row),
    // To the person who registered, an address that belongs to another account looks like their own.
    registered: row.email !== null || row.email_wanted !== null,
    email: row.email ?? row.email_wanted,
    emailProved: row.email_proved === 1,
    emailWanted: row.email === null ? null : row.email_wanted,
    secondFactor: row.totp !== null,
    timeZone: row.time_zone,
    window: row.window_from === null || row.window_to === null ? null : { from: row.window_from, to: row.window_to },
    notices: noticeSettings(row),
    passkeys: Number(passkeys),
    language: row.language,
    host: row.host === 1,
    explore: row.explore === 1,
  }
}

export function noticeSettings({ notices }: Pick<PersonRow, 'notices'>): NoticeSettings {
  return { ...USUAL_NOTICES, ...(JSON.parse(notices) as Partial<NoticeSettings>) }
}
