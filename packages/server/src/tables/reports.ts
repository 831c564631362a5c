// Reports of messages and games to the hosts of this server.
import type { REPORT_ROUTES } from '../api/block-routes.ts'
import type { Handlers } from '../api/call.ts'
import { notFound, signInFirst } from '../fault.ts'
import type { House } from '../house.ts'
import { networkOf } from '../http/network.ts'
import { newId } from '../secrets.ts'
import type { ChatRow } from '../storage/game-tables.ts'
import { hears } from './chat.ts'
import type { Scene } from './scene.ts'

export const REPORT_HANDLERS: Handlers<typeof REPORT_ROUTES> = {
  'POST /api/tables/:table/reports': async ({ house, scene, who, seat, body, request }) => {
    if (who === undefined) throw signInFirst()
    const said = body.message === undefined ? undefined : await messageNumbered(house, scene, seat, body.message)
    const about = said?.person ?? body.person ?? null
    if (said === undefined && about !== null && !scene.seats.some(({ person }) => person === about)) throw notFound()
    const same = await house.db
      .selectFrom('reports')
      .select('id')
      .where('by', '=', who.id)
      .where('table_id', '=', scene.row.id)
      .where('settled', 'is', null)
      .where('message', said === undefined ? 'is' : '=', said?.number ?? null)
      .where('about', about === null ? 'is' : '=', about)
      .executeTakeFirst()
    if (same !== undefined) return {}
    // Guest accounts are free, so the network counts as well.
    await house.limits.spend('reports-from', networkOf(request.ip))
    await house.db
      .insertInto('reports')
      .values({
        id: newId(),
        by: who.id,
        about,
        table_id: scene.row.id,
        message: said?.number ?? null,
        text: said?.text ?? null,
        reason: body.reason,
        at: house.now(),
        settled: null,
        settled_by: null,
        outcome: null,
      })
      .execute()
    return {}
  },
}

async function messageNumbered(
  house: House,
  { row }: Scene,
  seat: number | undefined,
  number: number,
): Promise<ChatRow> {
  const said = await house.db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', row.id)
    .where('number', '=', number)
    .executeTakeFirst()
  if (said === undefined || said.text === '' || !hears(said.room, seat, row.state)) throw notFound()
  return said
}
