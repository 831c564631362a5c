// Handlers for the list of people I have blocked.
import type { BLOCK_ROUTES } from '../api/block-routes.ts'
import type { Handlers } from '../api/call.ts'
import { Fault, notFound } from '../fault.ts'
import type { House } from '../house.ts'
import { endInvitation } from '../tables/invitations.ts'
import { personById } from './accounts.ts'
import { blockedBy, blocksOf } from './blocks.ts'
import { asPerson } from './person.ts'

const MOST_BLOCKED = 500

export const BLOCK_HANDLERS: Handlers<typeof BLOCK_ROUTES> = {
  'GET /api/blocks': async ({ house, who }) => {
    const rows = await house.db
      .selectFrom('blocks')
      .innerJoin('people', 'people.id', 'blocks.blocked')
      .select(['people.id', 'people.name', 'people.email', 'people.program', 'blocks.at'])
      .where('blocks.person', '=', who.id)
      .orderBy('blocks.at', 'desc')
      .execute()
    return { blocks: rows.map(row => ({ person: asPerson(row), at: row.at })) }
  },

  'PUT /api/blocks/:person': async ({ house, who, params }) => {
    const other = await personById(house, params.person)
    if (other === undefined || other.name === '' || other.id === who.id) throw notFound()
    if ((await blockedBy(house, who.id)).size >= MOST_BLOCKED) {
      throw new Fault(409, 'too-many', `You have blocked ${MOST_BLOCKED} people; unblock one first.`)
    }
    await house.db
      .insertInto('blocks')
      .values({ person: who.id, blocked: other.id, at: house.now() })
      .onConflict(conflict => conflict.columns(['person', 'blocked']).doNothing())
      .execute()
    await endInvitationsBetween(house, who.id, other.id)
    house.news.announce(blocksOf(who.id))
    return {}
  },

  'DELETE /api/blocks/:person': async ({ house, who, params }) => {
    await house.db.deleteFrom('blocks').where('person', '=', who.id).where('blocked', '=', params.person).execute()
    house.news.announce(blocksOf(who.id))
    return {}
  },
}

async function endInvitationsBetween(house: House, one: string, other: string): Promise<void> {
  const rows = await house.db
    .selectFrom('invitations')
    .select(['table_id', 'person'])
    .where(({ or, and, eb }) =>
      or([and([eb('person', '=', one), eb('by', '=', other)]), and([eb('person', '=', other), eb('by', '=', one)])]),
    )
    .execute()
  for (const { table_id, person } of rows) await endInvitation(house, table_id, person)
}
