// Tokens and bot accounts, which programs use to play.
import type { Handlers } from '../api/call.ts'
import type { PEOPLE_ROUTES } from '../api/people-routes.ts'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import { RIGHTS } from '../http/lost-rights.ts'
import { hashOf, newId, newToken } from '../secrets.ts'
import { deleteAccount, newPerson, programsOf } from './accounts.ts'
import { keyFor } from './names.ts'
import { asPerson } from './person.ts'

const MOST_TOKENS = 20
const MOST_PROGRAMS = 20

type ProgramRoutes = Pick<
  typeof PEOPLE_ROUTES,
  | 'GET /api/tokens'
  | 'POST /api/tokens'
  | 'DELETE /api/tokens/:token'
  | 'GET /api/programs'
  | 'POST /api/programs'
  | 'DELETE /api/programs/:program'
>

export const PROGRAM_HANDLERS: Handlers<ProgramRoutes> = {
  'GET /api/tokens': async ({ house, who }) => {
    const tokens = await house.db
      .selectFrom('tokens')
      .select(['id', 'name', 'created', 'used'])
      .where('person', '=', who.id)
      .orderBy('created')
      .execute()
    return { tokens }
  },

  'POST /api/tokens': async ({ house, who, body }) => {
    const { count } = await house.db
      .selectFrom('tokens')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('person', '=', who.id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_TOKENS)
      throw new Fault(409, 'too-many', `You have ${MOST_TOKENS} tokens; withdraw one first.`)
    return tokenFor(house, who.id, body.name)
  },

  'DELETE /api/tokens/:token': async ({ house, who, params }) => {
    await house.db.deleteFrom('tokens').where('id', '=', params.token).where('person', '=', who.id).execute()
    house.news.announce(RIGHTS)
    return {}
  },

  'GET /api/programs': async ({ house, who }) => {
    const programs = await programsOf(house, who.id)
    return { programs: programs.map(row => ({ ...asPerson(row), created: row.created, seen: row.seen })) }
  },

  'POST /api/programs': async ({ house, who, body }) => {
    if ((await programsOf(house, who.id)).length >= MOST_PROGRAMS)
      throw new Fault(409, 'too-many', `You have ${MOST_PROGRAMS} programs; delete one first.`)
    const person = await newPerson(house, body.name, {
      program: 1,
      owner: who.id,
      name_key: await keyFor(house, body.name),
    })
    const { token } = await tokenFor(house, person.id, body.name)
    return { person: asPerson(person), token }
  },

  'DELETE /api/programs/:program': async ({ house, who, params }) => {
    const mine = await programsOf(house, who.id)
    if (mine.some(({ id }) => id === params.program)) await deleteAccount(house, params.program)
    return {}
  },
}

async function tokenFor(house: House, person: string, name: string): Promise<{ id: string; token: string }> {
  const token = newToken()
  const id = newId()
  const row = { token_hash: hashOf(token), id, person, name, created: house.now(), used: 0 }
  await house.db.insertInto('tokens').values(row).execute()
  return { id, token }
}
