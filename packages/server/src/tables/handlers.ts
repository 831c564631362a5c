// Handlers for the routes about tables.

import { isClosed, maySee } from '../api/access.ts'
import type { Handlers } from '../api/call.ts'
import type { TABLE_ROUTES } from '../api/table-routes.ts'
import { notAllowed, notFound, notNow, signInFirst } from '../fault.ts'
import { strengthsFor } from '../games.ts'
import { blockedBy, checkMaySit } from '../people/blocks.ts'
import { asTable } from './as-table.ts'
import { placeBid } from './bidding.ts'
import { hears, messagesAfter, say, setMuted, visit } from './chat.ts'
import { act } from './commit.ts'
import { checkThinkers, createTable } from './create.ts'
import { endInvitation } from './invitations.ts'
import { listTables } from './lists.ts'
import { rematch } from './rematch.ts'
import { readScene } from './scene.ts'
import { getUp, isFull, plan, resign, sit, startIfFull } from './seats.ts'

export const TABLE_HANDLERS: Handlers<typeof TABLE_ROUTES> = {
  'GET /api/games': async ({ house }) => ({
    games: house.games.newest.map(({ id, revision, players }) => ({
      id,
      revision,
      players: { min: players.min, max: players.max },
      bots: [...strengthsFor(id)],
    })),
  }),

  'GET /api/tables': async ({ house, who, query }) => {
    const scenes = await listTables(house, who?.id, query)
    return { tables: scenes.map(scene => asTable(scene, who?.id)) }
  },

  'POST /api/tables': async ({ house, who, body }) => ({ table: asTable(await createTable(house, who, body), who.id) }),

  'POST /api/join': async ({ house, who, body }) => {
    const row = await house.db.selectFrom('tables').select('id').where('code', '=', body.code).executeTakeFirst()
    const scene = row && (await readScene(house, row.id))
    if (scene === undefined) throw notFound()
    if (isClosed(scene.row) && !(await maySee(house, scene, who.id))) throw notFound()
    await visit(house, scene.row.id, who.id)
    return { table: asTable(scene, who.id) }
  },

  'GET /api/codes/:code': async ({ house, who, params }) => {
    const row = await house.db.selectFrom('tables').select('id').where('code', '=', params.code).executeTakeFirst()
    const scene = row && (await readScene(house, row.id))
    return { table: scene && (await maySee(house, scene, who?.id)) ? asTable(scene, who?.id) : null }
  },

  'GET /api/tables/:table': async ({ scene, who }) => ({ table: asTable(scene, who?.id) }),

  'DELETE /api/tables/:table': async ({ house, scene }) => {
    const { id } = scene.row
    if (scene.row.state !== 'open') throw notNow('game-started')
    await house.db.transaction().execute(async trx => {
      const { numDeletedRows } = await trx
        .deleteFrom('tables')
        .where('id', '=', id)
        .where('sequence', '=', scene.row.sequence)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw notNow('table-changed')
      for (const table of ['seats', 'visitors', 'invitations', 'journal', 'chat', 'notes'] as const) {
        await trx.deleteFrom(table).where('table_id', '=', id).execute()
      }
    })
    house.news.announce(`table ${id}`)
    return {}
  },

  'POST /api/tables/:table/sit': async ({ house, scene, who, body }) => {
    if (who === undefined) throw signInFirst()
    await checkMaySit(house, scene, who.id)
    const game = house.games.at(scene.row.game, scene.row.revision)
    const { scene: after } = await act(house, scene, change => {
      sit(change, body.seat, who)
      if (game !== undefined) startIfFull(change, game)
    })
    await endInvitation(house, scene.row.id, who.id)
    return { table: asTable(after, who.id) }
  },

  'POST /api/tables/:table/leave': async ({ house, scene, who, seat }) => {
    const { scene: after } = await act(house, scene, change => getUp(change, seat))
    // A person who sat at a private table may still watch it.
    await visit(house, scene.row.id, who.id)
    return { table: asTable(after, who.id) }
  },

  'PUT /api/tables/:table/seats/:seat': async ({ house, scene, who, seat, params, body }) => {
    if (who === undefined) throw signInFirst()
    await checkThinkers(house, scene.row.host, [body])
    const rights = { host: scene.row.host === who.id, player: seat !== undefined }
    const game = house.games.at(scene.row.game, scene.row.revision)
    const { scene: after } = await act(house, scene, change => {
      plan(change, params.seat, body, rights)
      if (game !== undefined) startIfFull(change, game)
    })
    return { table: asTable(after, who.id) }
  },

  'POST /api/tables/:table/start': async ({ house, scene, who }) => {
    const game = house.games.at(scene.row.game, scene.row.revision)
    const { scene: after } = await act(house, scene, change => {
      if (change.row.state !== 'open') throw notNow('game-started')
      if (game !== undefined) startIfFull(change, game)
      if (change.row.state === 'open') throw notNow(isFull(change) ? 'bids-missing' : 'seats-open')
    })
    return { table: asTable(after, who.id) }
  },

  'PUT /api/tables/:table/bid': async ({ house, scene, who, seat, body }) => {
    const game = house.games.at(scene.row.game, scene.row.revision)
    if (game === undefined) throw notNow('no-bidding')
    const { scene: after } = await act(house, scene, change => placeBid(change, game, seat, body.bids))
    return { table: asTable(after, who.id) }
  },

  'POST /api/tables/:table/resign': async ({ house, scene, who, seat }) => {
    const { scene: after } = await act(house, scene, change => resign(change, seat), { evenDamaged: true })
    await visit(house, scene.row.id, who.id)
    return { table: asTable(after, who.id) }
  },

  'POST /api/tables/:table/rematch': async ({ house, scene, who }) => ({
    table: asTable(await rematch(house, scene, who), who.id),
  }),

  'GET /api/tables/:table/chat': async ({ house, scene, who, seat, query }) => {
    const messages = await messagesAfter(house, scene.row.id, query.after)
    const hidden = await blockedBy(house, who?.id)
    return {
      messages: messages.filter(({ room, person }) => hears(room, seat, scene.row.state) && !hidden.has(person)),
    }
  },

  'POST /api/tables/:table/chat': async ({ house, scene, who, seat, body }) => {
    if (who === undefined) throw signInFirst()
    return { message: await say(house, scene, who, seat, body.room, body.text) }
  },

  'PUT /api/tables/:table/mute': async ({ house, scene, body }) => {
    if (scene.seats.some(({ person }) => person === body.person)) throw notAllowed()
    await setMuted(house, scene.row.id, body.person, body.muted)
    return {}
  },

  'GET /api/tables/:table/notes': async ({ house, scene, who }) => {
    if (who === undefined) throw signInFirst()
    const row = await house.db
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', scene.row.id)
      .where('person', '=', who.id)
      .executeTakeFirst()
    return { text: row?.text ?? '' }
  },

  'PUT /api/tables/:table/notes': async ({ house, scene, who, body }) => {
    if (who === undefined) throw signInFirst()
    const values = { text: body.text, changed: house.now() }
    await house.db
      .insertInto('notes')
      .values({ table_id: scene.row.id, person: who.id, ...values })
      .onConflict(conflict => conflict.columns(['table_id', 'person']).doUpdateSet(values))
      .execute()
    return {}
  },
}
