// Writes a house with an event that is over and one that is running, without their games, as SQL, and the standings as they were
// scored. Run once for each way of scoring: `npx node --conditions=arkwright:source packages/server/test/schemas/freeze-events.ts 0010`
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { type Client, client } from '../../src/client/index.ts'
import { serve } from '../../src/serve.ts'
import { CookieJar } from '../cookie-jar.ts'
import { asSql } from './as-sql.ts'

const name = process.argv[2] ?? '0010'
const folder = mkdtempSync(join(tmpdir(), 'arkwright-freeze-'))
const file = join(folder, 'house.sqlite')
const server = await serve({
  place: { kind: 'sqlite', file },
  port: 0,
  botThreads: 1,
  logLevel: 'silent',
  events: 'everyone',
})
const jars = [new CookieJar(), new CookieJar()]
const [ada, bob] = jars.map(jar => client({ url: `http://127.0.0.1:${server.port}`, fetch: jar.fetch })) as [
  Client,
  Client,
]
await ada.call('POST /api/guest', { body: { name: 'Ada' } })
await bob.call('POST /api/guest', { body: { name: 'Bob' } })

async function begin(bots: number, people: readonly Client[]): Promise<string> {
  const { event } = await ada.call('POST /api/events', {
    body: {
      name: 'Old cup',
      format: 'swiss',
      rounds: 2,
      game: 'card-game',
      options: {},
      seats: 2,
      filler: 'random',
      clock: { kind: 'move', perMove: 3_600_000, atZero: 'bot' },
    },
  })
  const params = { event: event.id }
  for (const strength of ['random', 'easy'] as const)
    await ada.call('PUT /api/events/:event/bots', { params, body: { strength, count: bots } })
  for (const one of people) await one.call('PUT /api/events/:event/entry', { params, body: { in: true } })
  await ada.call('PUT /api/events/:event/state', { params, body: { state: 'running' } })
  return event.id
}
const look = async (event: string) => (await ada.call('GET /api/events/:event', { params: { event } })).event

async function until(event: string, ready: (seen: Awaited<ReturnType<typeof look>>) => boolean) {
  for (;;) {
    const seen = await look(event)
    if (ready(seen)) return seen
    await pause(200)
  }
}

const over = await begin(3, [])
const running = await begin(2, [ada, bob])
await until(running, ({ roundList }) => roundList[0]?.boards.every(({ state }) => state !== 'waiting') ?? false)
for (const one of [ada, bob]) {
  const { tables } = await one.call('GET /api/tables', { query: { show: 'mine' } })
  // Of two who meet, one resigns and both are done.
  for (const { id } of tables)
    await one.call('POST /api/tables/:table/resign', { params: { table: id } }).catch(() => undefined)
}
const events = [
  await until(over, ({ state }) => state === 'over'),
  await until(running, ({ round, roundList }) => round === 2 && roundList[0]?.state === 'over'),
].map(({ id, standings, roundList }) => ({ id, standings, boards: roundList[0]?.boards.map(({ seats }) => seats) }))
await server.close()

const database = new DatabaseSync(file)
for (const table of ['jobs', 'tables', 'seats', 'notices']) database.exec(`delete from "${table}"`)
const facts = { cookies: jars.map(({ cookie }) => cookie), events }
const kept = [
  'kysely_migration',
  'kysely_migration_lock',
  'people',
  'sessions',
  'tournaments',
  'entries',
  'rounds',
  'pairings',
]
writeFileSync(new URL(`./events/${name}.sql`, import.meta.url), asSql(database, facts, kept))
database.close()
rmSync(folder, { recursive: true, force: true })
