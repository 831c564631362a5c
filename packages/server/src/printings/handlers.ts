// Handlers for shared printings and the answers of owners.
import { sql } from 'kysely'
import type { Handlers } from '../api/call.ts'
import type { PRINTING_ROUTES } from '../api/printing-routes.ts'
import { Fault, notFound } from '../fault.ts'
import type { House } from '../house.ts'
import { confirm } from './confirmations.ts'
import { printingByHash, readShared } from './printings.ts'

/** Of one person. */
const MOST_SHARED = 100

export const PRINTING_HANDLERS: Handlers<typeof PRINTING_ROUTES> = {
  'POST /api/printings': async ({ house, who, body }) => {
    const shared = readShared(house, body.printing)
    const { hash, content, game } = shared
    if ((await sharedBy(house, who.id)) >= MOST_SHARED) {
      throw new Fault(409, 'too-many', `You have shared ${MOST_SHARED} printings; more are not stored.`)
    }
    const at = house.now()
    await house.db.transaction().execute(async trx => {
      await trx
        .insertInto('printings')
        .values({ hash, game: game.id, content, at })
        .onConflict(conflict => conflict.column('hash').doNothing())
        .execute()
      await trx
        .insertInto('printing_shares')
        .values({ hash, person: who.id, at })
        .onConflict(conflict => conflict.columns(['hash', 'person']).doNothing())
        .execute()
      if (body.own) await confirm(trx, who.id, shared, at)
    })
    return { hash }
  },

  'GET /api/printings/:hash': async ({ house, params }) => {
    const content = await printingByHash(house, params.hash)
    if (content === undefined) throw notFound()
    const { people } = await house.db
      .selectFrom('printing_shares')
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .where('hash', '=', params.hash)
      .executeTakeFirstOrThrow()
    return { printing: JSON.parse(content) as Record<string, unknown>, people: Number(people) }
  },

  'GET /api/boxes/:game': async ({ house, params }) => {
    if (house.games.find(params.game) === undefined) throw notFound()
    const of = house.db.selectFrom('confirmations').where('game', '=', params.game)
    const { people } = await of
      .select(({ fn }) => fn.count<number>('person').distinct().as('people'))
      .executeTakeFirstOrThrow()
    const rows = await of
      .select(['edition', 'box_group'])
      .select(sql<number>`sum(case when answer = 'same' then 1 else 0 end)`.as('same'))
      .select(sql<number>`sum(case when answer = 'different' then 1 else 0 end)`.as('different'))
      .where('answer', 'in', ['same', 'different'])
      .groupBy(['edition', 'box_group'])
      .orderBy('edition')
      .orderBy('box_group')
      .execute()
    return {
      people: Number(people),
      groups: rows.map(({ edition, box_group: group, same, different }) => ({
        edition: edition === 0 ? null : edition,
        group,
        same: Number(same),
        different: Number(different),
      })),
    }
  },
}

async function sharedBy({ db }: House, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('printing_shares')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow()
  return Number(count)
}
