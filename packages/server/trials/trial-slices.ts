// `npm run trial:slices -- [--only sqlite|postgres]`: the longest turn of the event loop that each request causes, in CPU time.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { visit } from '../src/index.ts'
import type { Place } from '../src/storage/database.ts'
import { startPostgres } from '../test/postgres/postgres.ts'
import { type BigHouse, fillHouse } from './big-house.ts'
import { percentile } from './hostile-guests.ts'
import { type HouseProcess, startHouse } from './house-process.ts'
import { progress, summary } from './print.ts'
import { Visitor } from './visitor.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const LONGEST = 20
const TIMES = 5

/** Only the position of one table is kept, so that every request for another one replays its game. */
const SETTINGS = { port: 0, trustProxy: 1, patience: 1e6, positionsKept: 1, passwordCost: 15 }

async function measure(name: string, place: Place): Promise<void> {
  const house = await startHouse({ place, ...SETTINGS })
  if (house === undefined) throw new Error('the server did not start')
  try {
    const ada = await Visitor.guest(house.port, 'Ada')
    const { me } = await ada.api.call('GET /api/me')
    const id = me?.id ?? ''
    await visit({ place }, ({ db }) =>
      db
        .updateTable('people')
        .set({ host: 1, email: 'ada@example.org', email_proved: 1 })
        .where('id', '=', id)
        .execute(),
    )
    const big = await fillHouse(place, id)
    const { table } = await ada.api.call('GET /api/tables/:table', { params: { table: big.playing } })
    const params = { table: big.playing }
    await ada.api.call('POST /api/tables/:table/sit', { params, body: { seat: table.toMove ?? 0 } })
    await house.longestSlice()
    const faults: string[] = []
    for (const [what, request] of Object.entries(requests(ada, id, big))) {
      const { answer, median, worst } = await longest(house, request)
      const line = `${what} (${String(answer)}): ${median.toFixed(1)} ms, once ${worst.toFixed(1)} ms`
      progress(`${name}, ${line}`)
      if (median > LONGEST) faults.push(line)
    }
    summary(`${name}, turns of the event loop (wanted: at most ${LONGEST} ms of CPU time)`, [], faults)
  } finally {
    await house.end('SIGTERM')
  }
}

/** The median counts: a collection of garbage falls on any request. */
async function longest(
  house: HouseProcess,
  request: () => Promise<unknown>,
): Promise<{ answer: unknown; median: number; worst: number }> {
  const found: number[] = []
  let answer: unknown
  for (let time = 0; time < TIMES; time++) {
    await house.longestSlice()
    answer = await request().catch(String)
    found.push(await house.longestSlice())
  }
  const sorted = found.toSorted((one, other) => one - other)
  return { answer: answer ?? 'done', median: percentile(sorted, 0.5), worst: sorted.at(-1) ?? 0 }
}

function requests(ada: Visitor, id: string, { over, playing }: BigHouse): Record<string, () => Promise<unknown>> {
  const get = (path: string) => () => ada.raw('GET', path)
  const send = (method: string, path: string, body: unknown) => () => ada.raw(method, path, JSON.stringify(body))
  const long = `/api/tables/${over}`
  const mine = `/api/tables/${playing}`
  const junk = Array.from({ length: 200 }, () => 'hire food 2')
  const clean = [
    '/api/me',
    '/api/me/export',
    '/api/sessions',
    '/api/tokens',
    '/api/programs',
    '/api/passkeys',
    '/api/blocks',
    '/api/notices',
    '/api/invitations',
    '/api/games',
    '/api/leaders?game=water-frame&players=4',
    `/api/people/${id}`,
    `/api/people/${id}/tables`,
    '/api/people?name=Person',
    '/api/tables?show=mine',
    '/api/tables?show=open',
    '/api/tables?show=playing',
    '/api/tables?show=over',
    '/api/host/reports?show=open',
    '/api/host/people',
    '/api/host/tables',
    '/api/host/jobs',
    '/api/host/audit',
    '/api/texts/privacy?language=fr',
    '/api/openapi.json',
    '/health',
  ]
  const ofTable = [
    '',
    '/news',
    '/chat',
    '/notes',
    '/invitations',
    '/position',
    '/file',
    '/draft',
    '/orders',
    '/prepared',
  ]
  return {
    ...Object.fromEntries(clean.map(path => [`GET ${path.replace(id, ':person')}`, get(path)])),
    ...Object.fromEntries(ofTable.map(part => [`GET ${part === '' ? 'table' : part} of a long game`, both(part)])),
    'GET /stream of a long game': () => ada.hear(over),
    'POST /turns with 200 moves': send('POST', `${mine}/turns`, { sequence: 561, key: 'a key of mine', moves: junk }),
    'POST /turns too late': send('POST', `${mine}/turns`, { sequence: 0, key: 'a key of mine', moves: junk }),
    'POST /turns, one move': () => playOne(ada, playing),
    'PUT /draft with 200 moves': send('PUT', `${mine}/draft`, { position: 561, moves: junk }),
    'PUT /prepared': send('PUT', `${mine}/prepared`, { moves: junk, way: 'play if as good', promise: 10 }),
    'PUT /orders': send('PUT', `${mine}/orders`, { orders: [{ step: 'x', prefer: ['y'], times: 9 }] }),
    'POST /take-back to the start': () => askBack(ada, playing),
    'POST /chat': send('POST', `${mine}/chat`, { room: 'players', text: 'x'.repeat(400) }),
    'POST /api/tables': send('POST', '/api/tables', {
      game: 'water-frame',
      options: { players: 4 },
      seats: ['me', 'open', 'open', 'open'].map(kind => ({ kind })),
      public: true,
    }),
    'POST /api/sign-in': send('POST', '/api/sign-in', { email: 'ada@example.org', password: 'a wrong password' }),
    'a body of 64 kB': send('POST', '/api/tables', { options: 'x'.repeat(60_000) }),
    'a body of brackets': () => ada.raw('POST', '/api/tables', '[]'.repeat(30_000)),
    'PATCH /api/me': send('PATCH', '/api/me', { timeZone: 'Europe/Nowhere' }),
  }

  /** Of both long games in turn: each replaces the other's position. */
  function both(part: string): () => Promise<unknown> {
    return async () => {
      await get(long + part)()
      return get(mine + part)()
    }
  }
}

async function askBack(ada: Visitor, table: string): Promise<void> {
  const { sequence } = await ada.position(table)
  const at = { params: { table } }
  await ada.api.call('POST /api/tables/:table/take-back', { ...at, body: { sequence, to: 0 } })
}

async function playOne(ada: Visitor, table: string): Promise<void> {
  const { legal, sequence } = await ada.position(table)
  const key = randomBytes(9).toString('base64url')
  const at = { params: { table } }
  await ada.api.call('POST /api/tables/:table/turns', { ...at, body: { sequence, key, moves: legal.slice(0, 1) } })
  const now = await ada.position(table)
  const body = { sequence: now.sequence, to: now.undoLimit ?? now.moves }
  await ada.api.call('POST /api/tables/:table/undo', { ...at, body }).catch(() => {})
}

const folder = mkdtempSync(join(tmpdir(), 'arkwright-slices-'))
try {
  if ('sqlite'.startsWith(values.only)) await measure('SQLite', { kind: 'sqlite', file: join(folder, 'house.sqlite') })
  if ('postgres'.startsWith(values.only)) {
    const postgres = await startPostgres()
    try {
      await measure('PostgreSQL', { kind: 'postgres', url: postgres.url })
    } finally {
      await postgres.stop()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
