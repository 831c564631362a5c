// Attacks that must fail.
import { beforeAll, expect, test } from 'vitest'
import { isPublicAddress } from '../src/notices/webhook-address.ts'
import { fullTable } from './games.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('security', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })
  const at = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${house.server.port}${path}`, init)
  const json = { 'content-type': 'application/json' }

  test('another site cannot act with our cookie or sign a person in', async () => {
    const ada = await house.guest()
    const forged = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]
    for (const headers of forged) {
      const cookie = ada.jar.cookie ?? ''
      const answer = await at('/api/sign-out', { method: 'POST', headers: { ...headers, cookie } })
      expect(answer.status).toBe(403)
      const planted = await at('/api/guest', {
        method: 'POST',
        headers: { ...json, ...headers },
        body: '{"name":"Eve"}',
      })
      expect(planted.status).toBe(403)
    }
    const form = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"name":"Eve"}' }
    expect((await at('/api/guest', form)).status).toBe(415)
    expect((await ada.call('GET /api/me')).me).not.toBeNull()
  })

  test('the cookie is limited to this site, and scripts cannot read it', async () => {
    const answer = await at('/api/guest', { method: 'POST', headers: json, body: '{"name":"Ada"}' })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Lax')
    const behindHttps = await openTestHouse(kind, { publicUrl: 'https://arkwright.example' })
    const secure = await fetch(`http://127.0.0.1:${behindHttps.server.port}/api/guest`, {
      method: 'POST',
      headers: { ...json, origin: 'https://arkwright.example' },
      body: '{"name":"Ada"}',
    })
    expect(secure.headers.get('set-cookie')).toMatch(/^__Host-arkwright=.*Secure/)
    expect(secure.headers.get('strict-transport-security')).not.toBeNull()
  })

  test('every answer has strict headers, errors included', async () => {
    for (const path of ['/api/me', '/api/nowhere', '/api', '/api/openapi.json', '/health', '/metrics']) {
      const { headers } = await at(path)
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('nonsense gets one sentence without internals', async () => {
    const { table, guests } = await fullTable(house)
    const cookie = (guests[0] as Guest).jar.cookie ?? ''
    const bodies = [
      '{',
      'null',
      '[]',
      '{"__proto__":{"x":1}}',
      '{"sequence":1e99,"key":"12345678","moves":["x"]}',
      `{"sequence":1,"key":"12345678","moves":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      '{"sequence":1,"key":"12345678","moves":["\\u0000\\ud800"]}',
      JSON.stringify({ sequence: 1, key: "' or 1=1; drop table people; --", moves: ["'; drop table people; --"] }),
      JSON.stringify({ sequence: 1, key: '12345678', moves: ['x'.repeat(60_000)] }),
    ]
    for (const body of bodies) {
      const answer = await at(`/api/tables/${table.id}/turns`, { method: 'POST', headers: { ...json, cookie }, body })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      const text = await answer.text()
      expect(text).not.toMatch(/node_modules|\.ts:|select |SqliteError|zod/i)
      expect(JSON.parse(text)).toHaveProperty('fault.message')
    }
    for (const path of [
      '/api/tables/%00',
      "/api/tables/'%20or%201=1",
      '/api/tables/..%2f..%2fetc%2fpasswd',
      '/api/tables/%ff',
    ]) {
      const answer = await at(path, { headers: { cookie } })
      expect([400, 404]).toContain(answer.status)
    }
    expect((await at('/health')).status).toBe(200)
  })

  test('a body that is too large is refused before it is read', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(100_000) })
    expect((await at('/api/guest', { method: 'POST', headers: json, body })).status).toBe(413)
  })

  test('names cannot contain control characters or reversed text', async () => {
    for (const name of ['', '   ', 'a\u0000b', 'a\nb', 'abc\u202edef', 'x'.repeat(41)]) {
      const answer = await at('/api/guest', { method: 'POST', headers: json, body: JSON.stringify({ name }) })
      expect(answer.status).toBe(400)
    }
  })

  test('codes cannot be guessed: a few attempts cause a pause', async () => {
    const strict = await openTestHouse(kind, { patience: 1 })
    const eve = await strict.guest('Eve')
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) =>
        eve.call('POST /api/join', { body: { code: `AAAAAAAA${String(i).padStart(2, '0')}` } }),
      ),
    )
    const statuses = tries.map(one => (one.status === 'rejected' ? (one.reason as { status: number }).status : 200))
    expect(statuses.filter(status => status === 429).length).toBeGreaterThan(15)
    expect(statuses).not.toContain(200)
  })

  test('a banned person loses session and token access at once', async () => {
    const eve = await house.guest('Eve')
    const { db } = house.server.open.house
    await db.updateTable('people').set({ banned: 1 }).where('id', '=', eve.id).execute()
    await expect(eve.call('GET /api/me')).rejects.toMatchObject({ status: 403, fault: { code: 'banned' } })
  })

  test('the seed never leaves the server during the game', async () => {
    const { table, guests } = await fullTable(house, 2, { public: true })
    const { db } = house.server.open.house
    const { seed } = await db.selectFrom('tables').select('seed').where('id', '=', table.id).executeTakeFirstOrThrow()
    const cookie = (guests[0] as Guest).jar.cookie ?? ''
    for (const headers of [{ cookie }, {}]) {
      for (const path of ['', '/position', '/news', '/file', '/chat']) {
        const text = await (await at(`/api/tables/${table.id}${path}`, { headers })).text()
        expect(text).not.toContain(seed)
        expect(text).not.toContain('"random":[')
      }
    }
    expect(await (await at('/api/tables?show=playing')).text()).not.toContain(seed)
  })
})

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
])('%s is public: %s', (address, verdict) => {
  expect(isPublicAddress(address)).toBe(verdict)
})
