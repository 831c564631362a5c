// Handlers for the routes about playing.
import { SEATS, type Seat, writeGameFile } from '@arkwright/kernel'
import type { Call, Handlers } from '../api/call.ts'
import type { PLAY_ROUTES } from '../api/play-routes.ts'
import type { Entry } from '../api/table-shapes.ts'
import { Fault, notNow } from '../fault.ts'
import type { House } from '../house.ts'
import { EventStream } from '../http/event-stream.ts'
import { blockedBy } from '../people/blocks.ts'
import { storageFault } from '../storage/storage-fault.ts'
import { bidsTold } from '../tables/bids-told.ts'
import type { Change } from '../tables/change.ts'
import { act } from '../tables/commit.ts'
import { readScene, type Scene } from '../tables/scene.ts'
import { answer, ask } from './consent.ts'
import { entriesAfter, nextEntries } from './entries.ts'
import { fingerprint } from './fingerprint.ts'
import { readEventId } from './stream.ts'
import { playTurn } from './turns.ts'
import { undo } from './undo.ts'

type Routes = typeof PLAY_ROUTES

/** Thrown inside a plan when another change came first. The answer contains what happened since. */
class Stale extends Error {}

export const PLAY_HANDLERS: Handlers<Routes> = {
  'GET /api/tables/:table/position': async ({ house, scene, seat }) => {
    const { row } = started(scene)
    const { sequence, position: last, journal } = await house.positions.of(row)
    const { game, position } = journal
    const pending = game.pending(position)
    return {
      sequence,
      position: last,
      moves: journal.moves.length,
      pending:
        pending === undefined || pending.seat === 'chance'
          ? null
          : { seat: pending.seat, step: pending.step, rule: pending.rule },
      legal: game.moves(position).map(({ text }) => text),
      view: game.view(position, seatOr(seat)),
      hash: fingerprint(game, position),
      undoLimit: seat === undefined ? null : journal.undoLimit(seat as Seat),
    }
  },

  'GET /api/tables/:table/news': async ({ house, scene, query }) => ({
    entries: await entriesAfter(house.db, scene.row.id, query.after),
  }),

  'GET /api/tables/:table/stream': async ({ house, scene, who, session, token, seat, query, request, reply }) => {
    const hidden = await blockedBy(house, who?.id)
    const last = request.headers['last-event-id']
    const { id, sequence, chats } = scene.row
    const stream = new EventStream(house, reply, { person: who?.id, session, token, table: id })
    if (who !== undefined) {
      // When another tab or device of this person composes the turn, this one fetches the draft.
      stream.onEnd(house.news.listen(`draft ${id} ${who.id}`, () => stream.send('draft', {})))
    }
    house.feeds.follow(
      id,
      { sequence, chats },
      {
        stream,
        person: who?.id,
        seat,
        hidden,
        seen: readEventId(typeof last === 'string' ? last : query.after),
      },
    )
  },

  'GET /api/tables/:table/file': async ({ house, scene }) => {
    const { row, seats } = started(scene)
    const { journal } = await house.positions.of(row)
    const names = seats.map(({ kind, name, strength }) => (kind === 'bot' ? `bot (${strength})` : (name ?? '')))
    const told = await bidsTold(house, row, names)
    return writeGameFile(journal, {
      commitment: row.commitment,
      hideSeed: row.state === 'playing' || row.sealed === 1,
      names,
      ...(told !== undefined && { comments: [{ at: 0, text: told }] }),
    })
  },

  'POST /api/tables/:table/turns': async ({ house, scene, seat, body }) => {
    const key = `${seat}:${body.key}`
    try {
      const { entries } = await act(house, scene, change => {
        checkFresh(change, body.sequence)
        if (change.row.to_move !== seat) throw new Fault(409, 'not-your-turn')
        playTurn(change, seat, body.moves, { key })
      })
      return { entries: [...entries], hash: hashIn(entries) }
    } catch (error) {
      // The key was used for an earlier turn. Then the position has moved on, or the database refuses the key.
      const usedBefore = storageFault(error)?.code === 'conflict'
      if (!(error instanceof Stale) && !usedBefore) throw error
      const played = await playedBefore(house, scene.row.id, key)
      if (played === undefined) throw await staleFault(house, scene.row.id, body.sequence)
      return { entries: played, hash: hashIn(played) }
    }
  },

  'POST /api/tables/:table/undo': call =>
    freshly(call, call.body.sequence, change => undo(change, call.seat, call.body.to)),

  'POST /api/tables/:table/take-back': call =>
    freshly(call, call.body.sequence, change => ask(change, call.seat, 'take-back', call.body.to)),

  'POST /api/tables/:table/pause': async ({ house, scene, seat }) => {
    const { entries } = await act(house, scene, change => ask(change, seat, 'pause', null))
    return { entries: [...entries] }
  },

  'POST /api/tables/:table/resume': async ({ house, scene, seat }) => {
    const { entries } = await act(house, scene, change => ask(change, seat, 'resume', null))
    return { entries: [...entries] }
  },

  'POST /api/tables/:table/consent': async ({ house, scene, seat, body }) => {
    const { entries } = await act(house, scene, change => answer(change, seat, body.agree, body.id))
    return { entries: [...entries] }
  },
}

async function freshly(
  { house, scene }: Pick<Call<Routes['POST /api/tables/:table/undo']>, 'house' | 'scene'>,
  sequence: number,
  plan: (change: Change) => void,
): Promise<{ entries: Entry[] }> {
  try {
    const { entries } = await act(house, scene, change => {
      checkFresh(change, sequence)
      plan(change)
    })
    return { entries: [...entries] }
  } catch (error) {
    throw error instanceof Stale ? await staleFault(house, scene.row.id, sequence) : error
  }
}

/** The player must have seen the last entry that changed the position. */
function checkFresh({ row }: Change, sequence: number): void {
  if (sequence < row.position || sequence > row.sequence) throw new Stale()
  if (row.state !== 'playing') throw notNow('not-playing')
}

async function staleFault(house: House, table: string, sequence: number): Promise<Fault> {
  const scene = await readScene(house, table)
  const from = scene === undefined || sequence > scene.row.sequence ? 0 : sequence
  // A client that is further behind gets the rest by its stream or by asking for news.
  const news = await nextEntries(house.db, table, from)
  return new Fault(409, 'stale', undefined, { news })
}

async function playedBefore(house: House, table: string, key: string): Promise<Entry[] | undefined> {
  const row = await house.db
    .selectFrom('journal')
    .select('sequence')
    .where('table_id', '=', table)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && (await entriesAfter(house.db, table, row.sequence - 1))
}

function hashIn(entries: readonly Entry[]): string {
  return entries.findLast(({ hash }) => hash !== undefined)?.hash ?? ''
}

function started(scene: Scene): Scene {
  if (scene.row.started === null) throw notNow('not-started')
  return scene
}

function seatOr(seat: number | undefined): Seat | 'spectator' {
  return SEATS.find(one => one === seat) ?? 'spectator'
}
