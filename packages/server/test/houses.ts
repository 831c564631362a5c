// Houses for tests: the same tests on both databases. Each house has a separate database, clock and people.
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { type Client, client } from '../src/client/index.ts'
import type { Log } from '../src/house.ts'
import { type RunningServer, serve } from '../src/serve.ts'
import type { Settings } from '../src/settings.ts'
import type { Place } from '../src/storage/database.ts'
import { atEndOfFile } from './at-end-of-file.ts'
import { CookieJar } from './cookie-jar.ts'
import { quickFolder } from './in-memory.ts'
import { shared } from './thinking.ts'

export { CookieJar }

export type Kind = 'sqlite' | 'postgres'

/** Runs the tests on SQLite and on PostgreSQL, unchanged. */
export function onBoth(name: string, tests: (kind: Kind) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${name} on %s`, tests)
}

export interface TestHouse {
  readonly server: RunningServer
  readonly place: Place
  /** The log of the house. */
  readonly log: { level: string; facts: object; text: string }[]
  /** Advances the clock; nothing waits for real time. */
  later(milliseconds: number): void
  now(): number
  /** Runs all due jobs and the work that requests left behind. */
  rest(): Promise<void>
  guest(name?: string): Promise<Guest>
  close(): Promise<void>
}

const TOKEN_TIME = Date.UTC(2026, 0, 5, 12)

const QUICK: Partial<Settings> = {
  port: 0,
  passwordCost: 4,
  patience: 1000,
  botThreads: 0,
  botMilliseconds: 20,
  // On a busy machine a thread that stands back gets almost no time.
  botNice: 0,
  logLevel: 'silent',
}

/** A place for a separate database, removed after the file's tests. A file, and what is asked for empty, has no schema yet. */
export async function freshPlace(kind: Kind, { empty = false } = {}): Promise<Place> {
  if (kind === 'sqlite') {
    const folder = mkdtempSync(join(quickFolder(), 'arkwright-server-'))
    atEndOfFile(() => rmSync(folder, { recursive: true, force: true }))
    return { kind, file: join(folder, 'house.sqlite') }
  }
  const name = `house_${randomBytes(6).toString('hex')}`
  // Without writing the copy to the log first, which takes twice as long.
  await administer(`create database ${name} template ${empty ? 'template1' : inject('template')} strategy file_copy`)
  atEndOfFile(() => administer(`drop database if exists ${name} with (force)`))
  const url = new URL(inject('postgres'))
  url.pathname = `/${name}`
  return { kind, url: url.href }
}

/** One connection for all files of the worker, one statement at a time. A connection costs PostgreSQL as much as a small test. */
let admin: Promise<pg.Client> | undefined

function administer(statement: string): Promise<void> {
  const previous = admin ?? connected()
  const done = previous.then(async client => {
    await client.query(statement)
    return client
  })
  admin = done.catch(() => previous)
  return done.then(() => {})
}

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject('postgres') })
  // PostgreSQL may stop before the worker does.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** As above, but with the present schema. */
async function readyPlace(kind: Kind): Promise<Place> {
  const place = await freshPlace(kind)
  if (place.kind === 'sqlite') copyFileSync(inject('templateFile'), place.file)
  return place
}

export async function openTestHouse(
  kind: Kind | Place,
  more: Partial<Settings> = {},
  { checkAnswers = true, start = TOKEN_TIME, thinking = shared } = {},
): Promise<TestHouse> {
  const place = typeof kind === 'string' ? await readyPlace(kind) : kind
  const log: TestHouse['log'] = []
  let clock = start
  const now = () => clock
  const server = await serve({ ...QUICK, place, ...more }, { log: collecting(log), now, checkAnswers, thinking })
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await server.close()
  }
  atEndOfFile(close)
  return {
    server,
    place,
    log,
    now,
    later: milliseconds => {
      clock += milliseconds
    },
    async rest() {
      await server.open.house.pending.settled()
      await server.open.runner.rest()
    },
    guest: name => newGuest(server, name),
    close,
  }
}

export interface Guest extends Client {
  readonly id: string
  readonly jar: CookieJar
}

export async function newGuest(server: Pick<RunningServer, 'port'>, name = 'Ada'): Promise<Guest> {
  const jar = new CookieJar()
  const api = clientOf(server, jar)
  const { me } = await api.call('POST /api/guest', { body: { name } })
  return { ...api, id: me.id, jar }
}

export function clientOf({ port }: Pick<RunningServer, 'port'>, jar = new CookieJar()): Client {
  return client({ url: `http://127.0.0.1:${port}`, fetch: jar.fetch })
}

function collecting(log: TestHouse['log']): Log {
  const at = (level: string) => (facts: object, text: string) => void log.push({ level, facts, text })
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}
