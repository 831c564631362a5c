// Fills a house with what costs a server most: long games, long chats, many tables, people, notices and reports.
import { readFileSync } from 'node:fs'
import { parseGameFile } from '@arkwright/kernel'
import type { House } from '../src/house.ts'
import { importGame, visit } from '../src/index.ts'
import { newId } from '../src/secrets.ts'
import type { Place } from '../src/storage/database.ts'
import type { TableRow } from '../src/storage/game-tables.ts'
import { act } from '../src/tables/commit.ts'
import { readScene } from '../src/tables/scene.ts'

const LONG = new URL('../../testing/games/water-frame-four-2016-revision-2.json', import.meta.url)
const MANY = 3_000
/** The server allows no more. */
const MOST_BLOCKED = 500
const ROWS_AT_ONCE = 250
/** The unfinished copy of the long game. */
const MOVES_PLAYED = 560

export interface BigHouse {
  /** Two games with hundreds of moves: one over with thousands of other entries and messages, one to be continued. */
  readonly over: string
  readonly playing: string
}

export async function fillHouse(place: Place, person: string): Promise<BigHouse> {
  const file = parseGameFile(readFileSync(LONG, 'utf8'))
  return visit({ place }, async house => {
    const over = await importGame(house, file)
    const playing = await importGame(house, { ...file, moves: file.moves.slice(0, MOVES_PLAYED) })
    await talk(house, over, person)
    await crowd(house, over, person)
    return { over, playing }
  })
}

/** Requests that nobody answered, and chat. */
async function talk(house: House, table: string, person: string): Promise<void> {
  const scene = await readScene(house, table)
  if (scene === undefined) throw new Error('the game was not imported')
  await act(house, scene, change => {
    for (let i = 0; i < MANY; i++) change.append({ kind: 'asked', seat: 0, what: 'take-back', to: i })
  })
  const at = house.now()
  await inParts(MANY, numbers =>
    house.db
      .insertInto('chat')
      .values(
        numbers.map(i => ({
          table_id: table,
          number: i + 1,
          room: 'players' as const,
          person,
          name: 'Ada',
          text: 'x'.repeat(400),
          at,
        })),
      )
      .execute(),
  )
  await house.db.updateTable('tables').set({ chats: MANY }).where('id', '=', table).execute()
}

/** Thousands of tables, people, notices and reports. */
async function crowd({ db, now }: House, table: string, person: string): Promise<void> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow()
  const self = await db.selectFrom('people').selectAll().where('id', '=', person).executeTakeFirstOrThrow()
  await inParts(MANY, async numbers => {
    const ids = numbers.map(() => newId())
    const others = ids.map(id => ({ ...self, id, name: `Person ${id}`, name_key: null, email: null, host: 0 }))
    await db.insertInto('people').values(others).execute()
    const tables = ids.map(
      (id, i): TableRow => ({
        ...row,
        id,
        code: id,
        host: person,
        state: i % 2 === 0 ? 'open' : 'playing',
        to_move: 0,
      }),
    )
    await db.insertInto('tables').values(tables).execute()
    const seat = { seat: 0, kind: 'person' as const, person, strength: null, left: 0, rank: null, score: null }
    await db
      .insertInto('seats')
      .values(ids.map(id => ({ ...seat, table_id: id, rated: null, gone: null })))
      .execute()
    const at = now()
    const facts = { table_id: table, at }
    await db
      .insertInto('notices')
      .values(ids.map(id => ({ ...facts, id, person, kind: 'turn', content: '{"by":null}', read: 0 })))
      .execute()
    const open = { message: null, text: null, settled: null, settled_by: null, outcome: null }
    await db
      .insertInto('reports')
      .values(ids.map(id => ({ ...facts, ...open, id, by: id, about: person, reason: 'x'.repeat(400) })))
      .execute()
    await db
      .insertInto('audit')
      .values(
        ids.map(id => ({ ...facts, id, host: person, what: 'ban' as const, person: id, detail: 'x'.repeat(400) })),
      )
      .execute()
    const blocked = ids.filter((_, i) => (numbers[i] ?? 0) < MOST_BLOCKED)
    if (blocked.length === 0) return
    await db
      .insertInto('blocks')
      .values(blocked.map(id => ({ person, blocked: id, at })))
      .execute()
  })
}

async function inParts(count: number, insert: (numbers: readonly number[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += ROWS_AT_ONCE) {
    await insert(Array.from({ length: Math.min(ROWS_AT_ONCE, count - from) }, (_, i) => from + i))
  }
}
