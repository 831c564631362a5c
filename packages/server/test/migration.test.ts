// A house of every past schema is migrated, and its games continue. schemas/freeze.ts wrote the files.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { client } from '../src/client/index.ts'
import { lift, restore, visit } from '../src/index.ts'
import { agree, playTurn } from './games.ts'
import { CookieJar, clientOf, freshPlace, type Guest, onBoth, openTestHouse } from './houses.ts'

const FOLDER = fileURLToPath(new URL('./schemas', import.meta.url))
const SCHEMAS = globSync('*.sql', { cwd: FOLDER }).toSorted()

/** When the sample was written. */
const WRITTEN = Date.UTC(2026, 10, 16, 9)

interface Facts {
  readonly table: string
  readonly hash: string
  readonly cookies: readonly string[]
}

test.each(SCHEMAS.map(file => basename(file, '.sql')))('a house of schema %s continues', async name => {
  const place = await freshPlace('sqlite')
  if (place.kind !== 'sqlite') throw new Error('this test needs a SQLite file')
  const text = readFileSync(join(FOLDER, `${name}.sql`), 'utf8')
  const { table, hash, cookies } = JSON.parse(text.slice('-- '.length, text.indexOf('\n'))) as Facts
  const old = new DatabaseSync(place.file)
  old.exec(text)
  old.close()
  const house = await openTestHouse(place)
  const people = cookies.map((cookie): Guest => {
    const jar = new CookieJar()
    jar.cookie = cookie
    return { ...clientOf(house.server, jar), id: '', jar }
  })
  const [ada] = people as [Guest, Guest]
  const at = { params: { table } }
  const before = await ada.call('GET /api/tables/:table/position', at)
  expect(before.hash).toBe(hash)
  expect(await ada.call('GET /api/tables/:table/notes', at)).toEqual({ text: 'a note' })
  for (const person of people) await playTurn(person, table)
  expect((await ada.call('GET /api/tables/:table/position', at)).moves).toBeGreaterThan(before.moves)
})

test('there is a sample of every schema', () => {
  expect(SCHEMAS.length).toBeGreaterThan(0)
  const migrations = globSync('*-*.ts', { cwd: join(FOLDER, '../../src/storage/migrations') }).map(one =>
    one.slice(0, 4),
  )
  expect(SCHEMAS.map(one => one.slice(0, 4))).toEqual(migrations.toSorted())
})

/** Accounts, programs and a rated game with a clock, written by the last version before servers were open to strangers. */
onBoth('accounts of schema 0002', kind => {
  test('keep working: passwords, sessions, tokens, passkeys, names, a game with its clock and an open request', async () => {
    const { house, facts, people: guests } = await stored<{ token: string; botToken: string }>('accounts/0002', kind)
    const [ada, bob, twin] = guests as [Guest, Guest, Guest]
    const { me } = await ada.call('GET /api/me')
    // A window of just over an hour became eight hours.
    expect(me).toMatchObject({ name: 'Ada', passkeys: 1, window: { from: 1320, to: 360 }, emailProved: false })
    const email = 'sample0@example.org'
    await clientOf(house.server).call('POST /api/sign-in', { body: { email, password: 'an old long password' } })
    const { db } = house.server.open.house
    const people = await db.selectFrom('people').selectAll().orderBy('created').execute()
    expect(people.map(({ name, name_key }) => [name, name_key !== null])).toEqual([
      ['Ada', true],
      ['Bob', true],
      ['ADA', false],
      ['Mill', true],
    ])
    expect((await twin.call('PATCH /api/me', { body: { name: 'Twin' } })).me.name).toBe('Twin')
    for (const [token, name] of [
      [facts.token, 'Ada'],
      [facts.botToken, 'Mill'],
    ] as const) {
      expect((await client({ url: house.server.url, token }).call('GET /api/me')).me?.name).toBe(name)
    }
    const at = { params: { table: facts.table } }
    const { table } = await bob.call('GET /api/tables/:table', at)
    expect(table).toMatchObject({ rated: true, asked: { id: '', what: 'pause' } })
    expect((await bob.call('GET /api/tables/:table/position', at)).hash).toBe(facts.hash)
    await agree(bob, facts.table)
    expect((await bob.call('GET /api/tables/:table', at)).table.clockState.paused).toBe(true)
    await ada.call('POST /api/tables/:table/resume', at)
    for (const guest of [ada, bob]) await playTurn(guest, facts.table)
  })
})

/** The last schema before servers had hosts. */
onBoth('a house of schema 0003', kind => {
  test('has hosts, blocks and reports; an old ban lasts', async () => {
    const { house, facts, people } = await stored('0003', kind, "update people set banned = 1 where name = 'Bob'")
    const [ada, bob] = people as [Guest, Guest]
    const { me } = await ada.call('GET /api/me')
    expect(me).toMatchObject({ name: 'Ada', host: false })
    const fault = { code: 'banned', ban: { reason: '', until: null } }
    await expect(bob.call('GET /api/me')).rejects.toMatchObject({ status: 403, fault })
    const { db } = house.server.open.house
    const { id } = await db.selectFrom('people').select('id').where('name', '=', 'Bob').executeTakeFirstOrThrow()
    await ada.call('PUT /api/blocks/:person', { params: { person: id } })
    expect((await ada.call('GET /api/blocks')).blocks).toMatchObject([{ person: { name: 'Bob' } }])
    const report = { params: { table: facts.table }, body: { person: id, reason: 'does not move' } }
    await ada.call('POST /api/tables/:table/reports', report)
    await visit({ place: house.place }, inside => lift(inside, id))
    expect((await bob.call('GET /api/me')).me?.name).toBe('Bob')
  })
})

/** The last schema in which every event was scored by the seat alone. One is over, in one the second round is running. */
onBoth('events of schema 0010', kind => {
  test('keep their points, shares and places', async () => {
    type Standing = { readonly entry: number }
    const sample = await stored<{ events: { id: string; standings: Standing[]; boards: object[][] }[] }>(
      'events/0010',
      kind,
    )
    const [ada] = sample.people as [Guest]
    for (const { id, standings, boards } of sample.facts.events) {
      const { event } = await ada.call('GET /api/events/:event', { params: { event: id } })
      expect(event.scoring).toBe('seat')
      expect(event.standings).toEqual(standings.map(line => expect.objectContaining({ ...line, correction: 0 })))
      expect(event.roundList[0]?.boards.map(({ seats }) => seats)).toMatchObject(boards)
    }
    await sample.house.close()
  })
})

/** A sample, brought to the database by way of a backup where that is PostgreSQL. */
async function stored<T = unknown>(sample: string, kind: 'sqlite' | 'postgres', change = '') {
  const text = readFileSync(join(FOLDER, `${sample}.sql`), 'utf8')
  const facts = JSON.parse(text.slice('-- '.length, text.indexOf('\n'))) as Facts & T
  const file = await freshPlace('sqlite')
  if (file.kind !== 'sqlite') throw new Error('the sample needs a SQLite file')
  const old = new DatabaseSync(file.file)
  old.exec(text + change)
  old.close()
  const place = kind === 'sqlite' ? file : await freshPlace(kind)
  if (place.kind === 'postgres') await restore(file.file, { place })
  const house = await openTestHouse(place, {}, { start: WRITTEN })
  const people = facts.cookies.map((cookie): Guest => {
    const jar = new CookieJar()
    jar.cookie = cookie
    return { ...clientOf(house.server, jar), id: '', jar }
  })
  return { house, facts, people }
}
