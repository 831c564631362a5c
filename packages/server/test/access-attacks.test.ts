// Attempts to act for others, to read their data, and to inject what a page would run. More attacks are in security.test.ts.
import { connect, type Socket } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/http/app.ts'
import { fullTable, newKey, play } from './games.ts'
import { CookieJar, clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

const SCRIPT = '<script>alert(1)</script>'
const IMAGE = '"><img src=x onerror=alert(1)>'

onBoth('attacks', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })
  const at = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${house.server.port}${path}`, init)

  test('no one can act for another seat', async () => {
    const { table, guests } = await fullTable(house)
    const params = { table: table.id }
    const mover = guests[table.toMove ?? 0] as Guest
    const waiting = guests[1 - (table.toMove ?? 0)] as Guest
    const { sequence, legal } = await mover.call('GET /api/tables/:table/position', { params })
    const seated = { params, body: { sequence, key: newKey(), moves: legal.slice(0, 1), seat: table.toMove } }
    await expect(waiting.call('POST /api/tables/:table/turns', seated)).rejects.toMatchObject({ status: 409 })
    const eve = await house.guest('Eve')
    await eve.call('POST /api/join', { body: { code: table.code } })
    await expect(play(eve, table.id, sequence, legal.slice(0, 1))).rejects.toMatchObject({ status: 403 })
    for (const seat of [0, 1]) {
      await expect(
        eve.call('POST /api/tables/:table/sit', { params, body: { seat } }),
        'a taken seat',
      ).rejects.toMatchObject({ status: 409 })
    }
    const bot = { params: { table: table.id, seat: 0 }, body: { kind: 'bot' as const, strength: 'random' as const } }
    const denied = await eve.call('PUT /api/tables/:table/seats/:seat', bot).catch((error: unknown) => error)
    expect(denied).toMatchObject({ status: expect.toSatisfy((status: number) => [403, 409].includes(status)) })
    const { entries } = await mover.call('GET /api/tables/:table/news', { params, query: {} })
    expect(entries.filter(one => one.kind === 'turn')).toEqual([])
  })

  test('a turn key of one seat does not reveal the turn of another', async () => {
    const { table, guests } = await fullTable(house)
    const mover = guests[table.toMove ?? 0] as Guest
    const waiting = guests[1 - (table.toMove ?? 0)] as Guest
    const { sequence, legal } = await mover.call('GET /api/tables/:table/position', { params: { table: table.id } })
    const key = newKey()
    await play(mover, table.id, sequence, legal.slice(0, 1), key)
    await expect(play(waiting, table.id, sequence, legal.slice(0, 1), key)).rejects.toMatchObject({ status: 409 })
  })

  test('strangers cannot find a private table, its stream or its file', async () => {
    const { table } = await fullTable(house)
    const eve = await house.guest('Eve')
    const cookie = eve.jar.cookie ?? ''
    for (const path of [
      '',
      '/position',
      '/news',
      '/stream',
      '/file',
      '/chat',
      '/notes',
      '/draft',
      '/orders',
      '/prepared',
    ]) {
      expect((await at(`/api/tables/${table.id}${path}`, { headers: { cookie } })).status, path).toBe(404)
    }
    for (const show of ['open', 'playing', 'over', 'mine'] as const) {
      expect((await eve.call('GET /api/tables', { query: { show } })).tables.map(({ id }) => id)).not.toContain(
        table.id,
      )
    }
  })

  test('drafts, notes and orders of another person cannot be read', async () => {
    const { table, guests } = await fullTable(house)
    const [ada, bob] = guests as [Guest, Guest]
    const params = { table: table.id }
    await ada.call('PUT /api/tables/:table/notes', { params, body: { text: 'my plan' } })
    await ada.call('PUT /api/tables/:table/draft', { params, body: { position: table.position, moves: ['my move'] } })
    const order = { step: 'some step', prefer: ['my answer'], times: 1 }
    await ada.call('PUT /api/tables/:table/orders', { params, body: { orders: [order] } })
    const seen = [
      await bob.call('GET /api/tables/:table/notes', { params }),
      await bob.call('GET /api/tables/:table/draft', { params }),
      await bob.call('GET /api/tables/:table/orders', { params }),
      await bob.call('GET /api/tables/:table', { params }),
      await bob.call('GET /api/tables/:table/news', { params, query: {} }),
    ]
    expect(JSON.stringify(seen)).not.toMatch(/my (?:plan|move|answer)/)
    expect(await ada.call('GET /api/tables/:table/notes', { params })).toEqual({ text: 'my plan' })
  })

  test('a token never becomes a session, and never registers', async () => {
    const ada = await house.guest('Ada')
    const { token } = await ada.call('POST /api/tokens', { body: { name: 'leaked' } })
    const post = (path: string, body: object) =>
      at(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const credentials = { email: `thief-${kind}@example.org`, password: 'a long password' }
    const tried = [
      await post('/api/register', credentials),
      await post('/api/guest', { name: 'Thief' }),
      await post('/api/sign-in', credentials),
      await post('/api/sign-in/passkey/challenge', {}),
      await post('/api/passkeys/challenge', {}),
      await post('/api/tokens', { name: 'another' }),
      await post('/api/password/forgotten', { email: credentials.email }),
    ]
    for (const answer of tried) {
      expect(answer.status).toBe(403)
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
    expect((await ada.call('GET /api/me')).me).toMatchObject({ id: ada.id, email: null })
  })

  test('sessions, tokens and e-mail links of another person cannot be ended or used', async () => {
    const [ada, eve] = [await house.guest('Ada'), await house.guest('Eve')]
    const { sessions } = await ada.call('GET /api/sessions')
    const { id, token } = await ada.call('POST /api/tokens', { body: { name: 'mine' } })
    const [session] = sessions
    await eve.call('DELETE /api/sessions/:session', { params: { session: session?.id ?? '' } }).catch(() => {})
    await eve.call('DELETE /api/tokens/:token', { params: { token: id } }).catch(() => {})
    expect((await ada.call('GET /api/me')).me?.id).toBe(ada.id)
    const used = await at('/api/me', { headers: { authorization: `Bearer ${token}` } })
    expect(await used.json()).toMatchObject({ me: { id: ada.id } })
    for (const guess of [`${token.slice(0, -1)}A`, id, 'x'.repeat(43)]) {
      if (guess === token) continue
      expect((await at('/api/me', { headers: { authorization: `Bearer ${guess}` } })).status).toBe(401)
    }
  })

  test('a planted session is never accepted', async () => {
    const planted = new CookieJar()
    planted.cookie = `arkwright=${'A'.repeat(43)}`
    const victim = clientOf(house.server, planted)
    await victim.call('POST /api/guest', { body: { name: 'Victim' } })
    expect(planted.cookie).not.toContain('AAAA')
    const before = planted.cookie
    const email = `victim-${kind}@example.org`
    await victim.call('POST /api/register', { body: { email, password: 'a long password' } })
    expect(planted.cookie).not.toBe(before)
    const old = new CookieJar()
    old.cookie = before
    expect(await clientOf(house.server, old).call('GET /api/me')).toEqual({ me: null })
    await victim.call('POST /api/sign-out')
    const attacker = new CookieJar()
    attacker.cookie = `arkwright=${'A'.repeat(43)}`
    expect(await clientOf(house.server, attacker).call('GET /api/me')).toEqual({ me: null })
  })

  test('markup in names and chat stays text, in answers that no browser reads as a page', async () => {
    const ada = await house.guest(SCRIPT)
    const table = (
      await ada.call('POST /api/tables', {
        body: {
          game: 'spinning-jenny',
          options: { players: 2 },
          seats: [{ kind: 'me' }, { kind: 'open' }],
          public: true,
        },
      })
    ).table
    const params = { table: table.id }
    const said = await ada.call('POST /api/tables/:table/chat', { params, body: { room: 'players', text: IMAGE } })
    expect(said.message).toMatchObject({ name: SCRIPT, text: IMAGE })
    for (const path of [`/api/tables/${table.id}`, `/api/tables/${table.id}/chat`, `/api/people/${ada.id}`]) {
      const answer = await at(path)
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    const lines = await ada.call('POST /api/tables/:table/chat', {
      params,
      body: { room: 'players', text: 'one\n\nevent: entry\ndata: {"sequence":99}' },
    })
    const stream = await at(`/api/tables/${table.id}/stream?after=0.0`)
    const reader = stream.body?.getReader()
    let text = ''
    while (reader !== undefined && !text.includes(`"number":${lines.message.number}`)) {
      text += new TextDecoder().decode((await reader.read()).value)
    }
    await reader?.cancel()
    expect(text).not.toMatch(/^data: \{"sequence":99/m)
  })

  test('SQL in any field is treated as text', async () => {
    const sql = "x'; drop table people; --"
    const ada = await house.guest(sql)
    await ada.call('POST /api/join', { body: { code: "' OR 1=1 --" } }).catch(() => {})
    await ada.call('POST /api/sign-in', { body: { email: "a'--@example.org", password: sql } }).catch(() => {})
    expect((await at(`/api/leaders?game=${encodeURIComponent(sql)}&players=2`)).status).toBe(200)
    expect((await at(`/api/tables?show=open&game=${encodeURIComponent(sql)}`)).status).toBe(200)
    expect((await ada.call('GET /api/me')).me?.name).toBe(sql)
  })
})

test('an unknown address gets the usual headers and does not reveal the framework', async () => {
  const house = await openTestHouse('sqlite')
  for (const path of [`/api/tables/${'x'.repeat(500)}`, '/api/tables/%ff', '/api/%zz']) {
    const answer = await fetch(`http://127.0.0.1:${house.server.port}${path}`)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await answer.text()
    expect(JSON.parse(text)).toHaveProperty('fault.message')
    expect(text).not.toContain('FST_')
  }
})

/** A connection dropped after the answer raises an error, but the answer was already received. */
function heardUntilClosed(socket: Socket): Promise<string> {
  let heard = ''
  socket.on('data', part => {
    heard += String(part)
  })
  return new Promise(resolve => socket.on('close', () => resolve(heard)))
}

describe('slow requests', () => {
  test('headers and body of a request must arrive within seconds', async () => {
    const house = await openTestHouse('sqlite')
    const app = buildApp(house.server.open.house)
    expect(app.server.headersTimeout).toBeLessThanOrEqual(15_000)
    expect(app.server.headersTimeout).toBeGreaterThan(0)
    expect(app.server.requestTimeout).toBeLessThanOrEqual(15_000)
    expect(app.server.requestTimeout).toBeGreaterThan(0)
    await app.close()
  })

  test.each([
    ['headers', 'GET /api/me HTTP/1.1\r\nhost: x\r\nx-slow: '],
    [
      'a body',
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{"name":"',
    ],
  ])('a client that sends %s very slowly is disconnected', async (_what, beginning) => {
    const house = await openTestHouse('sqlite', { requestMilliseconds: 500 })
    const socket = connect({ host: '127.0.0.1', port: house.server.port })
    socket.on('error', () => {})
    socket.write(beginning)
    const drops = setInterval(() => socket.write('x'), 20)
    const answer = await heardUntilClosed(socket)
    clearInterval(drops)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    // On a busy machine an honest request may time out too: send it again.
    const health = () => fetch(`http://127.0.0.1:${house.server.port}/health`).then(({ status }) => status)
    await expect.poll(() => health().catch(() => 0)).toBe(200)
  })

  test('many unfinished requests do not block others', async () => {
    const house = await openTestHouse('sqlite')
    const slow = Array.from({ length: 100 }, () => {
      const socket = connect({ host: '127.0.0.1', port: house.server.port })
      socket.on('error', () => {})
      socket.write(
        'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"na',
      )
      return socket
    })
    expect((await house.guest('Ada')).id).toBeTruthy()
    for (const socket of slow) socket.destroy()
  })
})
