// A host's tasks on the command line, on a server's database in a file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameFile } from '@arkwright/kernel'
import { serve } from '@arkwright/server'
import { type Client, client } from '@arkwright/server/client'
import { expect, onTestFinished, test } from 'vitest'
import { arkwright, arkwrightJson, expectOneSentence } from '../fake-terminal.ts'
import { oneGame, ownFolder } from '../games-on-disk.ts'

interface Listed {
  readonly id: string
  readonly code: string
  readonly state: string
  readonly seats: readonly string[]
}

interface House {
  readonly file: string
  readonly ada: Client
  readonly table: string
  readonly code: string
  readonly person: string
  close(): Promise<void>
}

/** A server with one table, at which Ada has played a move against a bot that does not run. */
async function house(): Promise<House> {
  const file = join(ownFolder(), 'house.sqlite')
  const server = await serve({
    place: { kind: 'sqlite', file },
    port: 0,
    botThreads: 0,
    logLevel: 'silent',
  })
  let closed = false
  const close = async (): Promise<void> => {
    if (!closed) await server.close()
    closed = true
  }
  onTestFinished(close)
  const ada = await signedIn(server.port)
  const { me } = await ada.call('GET /api/me')
  const { table } = await ada.call('POST /api/tables', {
    body: {
      game: 'spinning-jenny',
      options: { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'bot', strength: 'easy' }],
      public: true,
    },
  })
  const at = { params: { table: table.id } }
  const { sequence, legal } = await ada.call('GET /api/tables/:table/position', at)
  await ada.call('POST /api/tables/:table/turns', {
    ...at,
    body: { sequence, key: 'the first', moves: legal.slice(0, 1) },
  })
  return { file, ada, table: table.id, code: table.code, person: me?.id ?? '', close }
}

async function signedIn(port: number): Promise<Client> {
  let cookie: string | undefined
  const ada = client({
    url: `http://127.0.0.1:${port}`,
    async fetch(url, init) {
      const headers = new Headers(init.headers)
      if (cookie !== undefined) headers.set('cookie', cookie)
      const response = await fetch(url, { ...init, headers })
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return response
    },
  })
  await ada.call('POST /api/guest', { body: { name: 'Ada' } })
  return ada
}

test('tables are listed, taken back and put away while the server runs', async () => {
  const { file, ada, table, code } = await house()
  const at = { params: { table } }
  expect(await arkwrightJson<Listed[]>(`admin list --data ${file}`)).toMatchObject([
    { id: table, code, state: 'playing', seats: ['Ada', 'bot (easy)'] },
  ])
  const { out } = await arkwright(`admin list --state playing --data ${file}`)
  expect(out).toMatch(new RegExp(`^table +code .*\n${table}`))
  expect(await arkwrightJson<Listed[]>(`admin list --state over --data ${file}`)).toEqual([])
  expect(await arkwrightJson(`admin undo ${code} --to 0 --data ${file}`)).toHaveProperty('entry')
  expect((await ada.call('GET /api/tables/:table/position', at)).moves).toBe(0)
  expect(await arkwrightJson(`admin archive ${table} --data ${file}`)).toEqual({ archived: table })
  expect((await ada.call('GET /api/tables/:table', at)).table.state).toBe('archived')
})

test('a running game is exported without its seed, and a whole one is imported', async () => {
  const { file, ada, table } = await house()
  const out = join(ownFolder(), 'game.json')
  expect((await arkwright(`admin export ${table} --out ${out} --data ${file}`)).code).toBe(0)
  const exported = JSON.parse(readFileSync(out, 'utf8')) as GameFile
  expect(exported.moves).toHaveLength(1)
  expect(exported).not.toHaveProperty('seed')
  expectOneSentence(await arkwright(`admin import ${out} --data ${file}`))
  const { path, file: whole } = await oneGame('--players 2')
  const imported = await arkwrightJson<{ table: string }>(`admin import ${path} --data ${file}`)
  const { table: found } = await ada.call('GET /api/tables/:table', { params: { table: imported.table } })
  expect(found).toMatchObject({ game: whole.game, state: 'over' })
  expect(await arkwrightJson<GameFile>(`admin export ${imported.table} --data ${file}`)).toMatchObject({
    seed: whole.seed,
    moves: whole.moves,
  })
})

test('a backup is restored once the server has ended', async () => {
  const { file, table, close } = await house()
  const copy = join(ownFolder(), 'monday.sqlite')
  expect(await arkwrightJson(`admin backup ${copy} --data ${file}`)).toEqual({ written: copy })
  expectOneSentence(await arkwright(`admin restore ${copy} --data ${file}`))
  await arkwright(`admin archive ${table} --data ${file}`)
  await close()
  expect(await arkwrightJson(`admin restore ${copy} --data ${file}`)).toEqual({ restored: copy })
  expect(await arkwrightJson<Listed[]>(`admin list --data ${file}`)).toMatchObject([{ id: table, state: 'playing' }])
})

test('a banned person cannot sign in until the ban is lifted', async () => {
  const { file, ada, person } = await house()
  expect(await arkwrightJson(`admin ban ${person} --data ${file}`)).toEqual({ person, name: 'Ada', banned: true })
  expect(await ada.call('GET /api/me')).toEqual({ me: null, ban: { reason: '', until: null } })
  expect(await arkwrightJson(`admin ban ${person} --lift --data ${file}`)).toMatchObject({ banned: false })
  expect(await ada.call('GET /api/me')).toEqual({ me: null })
})

test('a ban has a reason and an end', async () => {
  const { file, ada, person } = await house()
  const before = Date.now()
  const said = await arkwrightJson<{ until: string }>(`admin ban ${person} --reason spam --days 3 --data ${file}`)
  const until = Date.parse(said.until)
  expect(until - before).toBeGreaterThanOrEqual(3 * 24 * 3_600_000)
  expect(await ada.call('GET /api/me')).toEqual({ me: null, ban: { reason: 'spam', until } })
})

test('an account becomes a host by name; a guest does not', async () => {
  const { file, ada, person } = await house()
  expectOneSentence(await arkwright(`admin host ${person} --data ${file}`))
  const body = { email: 'ada@example.org', password: 'a long password' }
  await ada.call('POST /api/register', { body })
  expect(await arkwrightJson(`admin host ada --data ${file}`)).toEqual({ person: 'ada', name: 'Ada', host: true })
  expect((await ada.call('GET /api/host/audit', { query: {} })).audit).toMatchObject([{ what: 'host', host: null }])
  await arkwright(`admin host ada --lift --data ${file}`)
  expect((await ada.call('GET /api/me')).me?.host).toBe(false)
})

test.each(['admin', 'admin lst', 'admin export', 'admin undo TABLE', 'admin list --data nowhere.sqlite'])(
  '%s is answered in one sentence',
  async line => {
    expectOneSentence(await arkwright(line))
  },
)

test('a worker needs PostgreSQL', async () => {
  expectOneSentence(await arkwright('worker'))
})
