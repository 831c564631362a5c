// Who may do what: every route of the contract × every kind of caller.
import { beforeAll, expect, test } from 'vitest'
import { CONTRACT } from '../src/api/contract.ts'
import type { Route } from '../src/api/route.ts'
import { buildApp } from '../src/http/app.ts'
import { PLAIN_ROUTES, ROWS, type Rule } from './access-rows.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'
import { lightFetch } from './light-fetch.ts'

type Asker =
  | 'nobody'
  | 'stranger'
  | 'other program'
  | 'spectator'
  | 'player'
  | 'program'
  | 'member'
  | 'host'
  | 'server host'
const ASKERS: readonly Asker[] = [
  'nobody',
  'stranger',
  'other program',
  'spectator',
  'player',
  'program',
  'member',
  'host',
  'server host',
]
const FINE = 0

/**
 * The expected status for each rule at a private table; 0: anything but a denial. The stranger plays at another table, and the
 * other program acts for them. The program acts for the player, a guest. The member is a registered player.
 * The server host plays at no table.
 */
const RULES: Readonly<Record<Rule, readonly number[]>> = {
  //                       nobody stranger o.program spectator player program member host server host
  everyone: /*            */ [FINE, FINE, FINE, FINE, FINE, FINE, FINE, FINE, FINE],
  'everyone, no program': [FINE, FINE, 403, FINE, FINE, 403, FINE, FINE, FINE],
  'signed in': /*         */ [401, FINE, FINE, FINE, FINE, FINE, FINE, FINE, FINE],
  'signed in, no program': [401, FINE, 403, FINE, FINE, 403, FINE, FINE, FINE],
  'sees the table': /*    */ [404, 404, 404, FINE, FINE, FINE, FINE, FINE, 404],
  'sits at it': /*        */ [404, 404, 404, 403, FINE, FINE, FINE, FINE, 404],
  'set it up': /*         */ [404, 404, 404, 403, 403, 403, 403, FINE, 404],
  'hosts the server': /*  */ [404, 404, 404, 404, 404, 404, 404, 404, FINE],
}
const DENIALS = [401, 403, 404]

interface Cast {
  readonly host: Guest
  readonly player: Guest
  readonly member: Guest
  readonly spectator: Guest
  /** Plays nowhere and asks nothing. */
  readonly bystander: Guest
  readonly headers: Readonly<Record<Asker, Record<string, string>>>
}

let members = 0

async function castOf(house: TestHouse): Promise<Cast> {
  const names = ['Host', 'Player', 'Member', 'Spectator', 'Stranger', 'Server host', 'Bystander']
  const guests = await Promise.all(names.map(name => house.guest(name)))
  const [host, player, member, spectator, stranger, keeper, bystander] = guests as [
    Guest,
    Guest,
    Guest,
    Guest,
    Guest,
    Guest,
    Guest,
  ]
  const email = `member${members++}@example.org`
  await member.call('POST /api/register', { body: { email, password: 'a long password' } })
  const { db } = house.server.open.house
  await db.updateTable('people').set({ host: 1 }).where('id', '=', keeper.id).execute()
  const tokenOf = async (guest: Guest) => {
    const { token } = await guest.call('POST /api/tokens', { body: { name: 'program' } })
    return { authorization: `Bearer ${token}` }
  }
  await tableFor(stranger)
  const cookie = ({ jar }: Guest) => ({ cookie: jar.cookie ?? '' })
  return {
    host,
    player,
    member,
    spectator,
    bystander,
    headers: {
      nobody: {},
      stranger: cookie(stranger),
      'other program': await tokenOf(stranger),
      spectator: cookie(spectator),
      player: cookie(player),
      program: await tokenOf(player),
      member: cookie(member),
      host: cookie(host),
      'server host': cookie(keeper),
    },
  }
}

async function tableFor(host: Guest): Promise<{ id: string; code: string }> {
  const { table } = await host.call('POST /api/tables', {
    body: {
      game: 'spinning-jenny',
      options: { players: 4 },
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
      public: false,
    },
  })
  return table
}

/** A private table that waits for a fourth player. */
async function privateTable({ host, player, member, spectator }: Cast): Promise<string> {
  const table = await tableFor(host)
  for (const guest of [player, member, spectator]) await guest.call('POST /api/join', { body: { code: table.code } })
  for (const [i, guest] of [player, member].entries()) {
    await guest.call('POST /api/tables/:table/sit', { params: { table: table.id }, body: { seat: i + 1 } })
  }
  return table.id
}

/** These end sessions, so each allowed caller is a new person. */
const ENDS_SESSIONS = ['POST /api/sign-out', 'POST /api/sign-out/everywhere', 'DELETE /api/me']

/** Sends no body: an allowed caller gets an error about the missing body, and nothing changes. */
async function ask(
  house: TestHouse,
  name: string,
  at: { table: string; person: string },
  headers: Record<string, string>,
): Promise<number> {
  const [method = '', path = ''] = name.split(' ')
  const filled = path
    .replace(':table', at.table)
    .replace(':person', at.person)
    .replace(':seat', '3')
    .replace(':provider', 'github')
    .replace(':date', '2026-11-16')
    .replace(/:\w+/, 'nothing-there')
  const url = `http://127.0.0.1:${house.server.port}${filled}`
  if (!path.endsWith('/stream')) return (await lightFetch(url, { method, headers })).status
  const stop = new AbortController()
  const response = await fetch(url, { method, headers, signal: stop.signal })
  stop.abort()
  return response.status
}

/** Fastify's route list, a tree drawn with lines: `├── /api/me (GET)`. */
function routesIn(drawn: string): string[] {
  const path: string[] = []
  return drawn.split('\n').flatMap(line => {
    const [, lines = '', part = '', methods] = /^([│├└─\s]*)(\S*)(?: \((.*)\))?$/.exec(line) ?? []
    if (part === '') return []
    path.splice(lines.length / 4 - 1, path.length, part)
    return (methods?.split(', ') ?? []).filter(one => one !== 'HEAD').map(one => `${one} ${path.join('')}`)
  })
}

onBoth('access', kind => {
  let house: TestHouse
  let shared: Cast
  let sharedTable: string
  beforeAll(async () => {
    house = await openTestHouse(kind, {}, { checkAnswers: false })
    shared = await castOf(house)
    sharedTable = await privateTable(shared)
  })

  test('every route of the server is in the table of this test', async () => {
    const app = buildApp(house.server.open.house)
    const found: string[] = []
    app.addHook('onReady', async () => {
      found.push(...routesIn(app.printRoutes({ commonPrefix: false })))
    })
    await app.ready()
    await app.close()
    expect(found.toSorted()).toEqual([...Object.keys(ROWS), ...PLAIN_ROUTES].toSorted())
  })

  test.each(PLAIN_ROUTES)('%s', async name => {
    const at = { table: sharedTable, person: shared.bystander.id }
    for (const asker of ASKERS) expect(await ask(house, name, at, shared.headers[asker]), asker).toBe(200)
  })

  test.each(Object.entries(ROWS))('%s', async (name, rule) => {
    const route: Route = CONTRACT[name as keyof typeof CONTRACT]
    const changes = route.body === undefined && !name.startsWith('GET ')
    for (const [i, asker] of ASKERS.entries()) {
      const denied = RULES[rule][i]
      // An allowed caller really does it, so each uses a separate table.
      const really = changes && denied === FINE
      const cast = really && ENDS_SESSIONS.includes(name) ? await castOf(house) : shared
      const table = really && name.includes(':table') ? await privateTable(cast) : sharedTable
      const status = await ask(house, name, { table, person: cast.bystander.id }, cast.headers[asker])
      expect(status, `${asker}: ${status}`).toBeLessThan(500)
      if (denied !== FINE) expect(status, asker).toBe(denied)
      else if (!rule.startsWith('everyone')) expect(DENIALS, `${asker}: ${status}`).not.toContain(status)
    }
  })
})
