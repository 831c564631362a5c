// Notices: who is notified, when and how; and that no call goes into the host's network.
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { USUAL_NOTICES } from '../src/people/person.ts'
import { NOTICE_DELAY } from '../src/play/follow-ups.ts'
import { fullTable, playTurn } from './games.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

interface Hook {
  readonly url: string
  readonly got: { content: string }[]
}

function webhook(): Promise<Hook> {
  const got: Hook['got'] = []
  const server = createServer((request: IncomingMessage, response) => {
    let text = ''
    request.on('data', part => {
      text += part
    })
    request.on('end', () => {
      got.push(JSON.parse(text) as { content: string })
      response.writeHead(204).end()
    })
  })
  onTestFinished(() => void server.close())
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, got }),
    )
  })
}

onBoth('notices', kind => {
  let house: TestHouse
  let open: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
    open = await openTestHouse(kind, { privateWebhooks: true })
  })

  test('a person who keeps others waiting is notified once after a while, on the page and by webhook', async () => {
    const { url, got } = await webhook()
    const { table, guests } = await fullTable(open)
    const slow = guests[table.toMove ?? 0] as Guest
    await slow.call('PATCH /api/me', { body: { notices: { ...USUAL_NOTICES, webhookUrl: url } } })
    await open.rest()
    expect(got).toEqual([])
    open.later(NOTICE_DELAY)
    await open.rest()
    expect(got).toHaveLength(1)
    expect(got[0]).toMatchObject({ content: expect.stringContaining(table.code), allowed_mentions: { parse: [] } })
    expect(await slow.call('GET /api/notices')).toMatchObject({
      unread: 1,
      waiting: 1,
      notices: [{ kind: 'turn', table: table.id }],
    })
    await slow.call('POST /api/notices/read')
    expect(await slow.call('GET /api/notices')).toMatchObject({ unread: 0 })
  })

  test('a person who has moved by then is not notified', async () => {
    const { table, guests } = await fullTable(open)
    const quick = guests[table.toMove ?? 0] as Guest
    await playTurn(quick, table.id)
    open.later(NOTICE_DELAY)
    await open.rest()
    expect((await quick.call('GET /api/notices')).notices).toEqual([])
  })

  test('a digest collects all waiting tables in one message', async () => {
    const { url, got } = await webhook()
    const ada = await open.guest('Ada')
    const digest = { ...USUAL_NOTICES, webhookUrl: url, digestHours: 24 }
    await ada.call('PATCH /api/me', { body: { notices: digest } })
    const { db } = open.server.open.house
    await db.updateTable('people').set({ digested: open.now() }).where('id', '=', ada.id).execute()
    const { seatAll } = await import('./games.ts')
    const tables = []
    for (let i = 0; i < 4; i++) tables.push(await seatAll([ada, await open.guest('B')]))
    const waiting = tables.filter(({ toMove }) => toMove === 0)
    expect(waiting.length).toBeGreaterThan(0)
    open.later(NOTICE_DELAY)
    await open.rest()
    expect(got).toEqual([])
    open.later(24 * 3_600_000)
    await open.rest()
    expect(got).toHaveLength(1)
    for (const { code } of waiting) expect(got[0]?.content).toContain(code)
  })

  test('the test button of each channel says why it did not work', async () => {
    const ada = await open.guest('Ada')
    const by = (way: 'page' | 'push' | 'email' | 'webhook') => ada.call('POST /api/notices/test', { body: { by: way } })
    expect(await by('page')).toEqual({ sent: true, why: null })
    for (const way of ['push', 'email', 'webhook'] as const)
      expect(await by(way)).toMatchObject({ sent: false, why: expect.any(String) })
    const { url, got } = await webhook()
    await ada.call('PATCH /api/me', { body: { notices: { ...USUAL_NOTICES, webhookUrl: url } } })
    expect(await by('webhook')).toEqual({ sent: true, why: null })
    expect(got[0]?.content).toContain('a test')
  })

  test('webhooks and push services inside the host’s network are refused', async () => {
    const eve = await house.guest('Eve')
    for (const webhookUrl of [
      'http://127.0.0.1:22/',
      'http://localhost/',
      'http://[::1]/',
      'http://169.254.169.254/latest/meta-data',
      'http://2130706433/',
      'https://user:word@example.org/',
    ]) {
      await expect(
        eve.call('PATCH /api/me', { body: { notices: { ...USUAL_NOTICES, webhookUrl } } }),
      ).rejects.toMatchObject({ status: 400 })
    }
    const body = { endpoint: 'https://127.0.0.1/push', keys: { p256dh: 'x', auth: 'y' } }
    await expect(eve.call('PUT /api/push', { body })).rejects.toMatchObject({ status: 400 })
  })

  test('an address that later resolves to the inside is not called', async () => {
    const { url, got } = await webhook()
    const eve = await house.guest('Eve')
    const { db } = house.server.open.house
    const notices = JSON.stringify({ ...USUAL_NOTICES, webhookUrl: url })
    await db.updateTable('people').set({ notices }).where('id', '=', eve.id).execute()
    expect(await eve.call('POST /api/notices/test', { body: { by: 'webhook' } })).toMatchObject({ sent: false })
    expect(got).toEqual([])
  })

  test('the key for web push is created once per database', async () => {
    const ada = await house.guest('Ada')
    const keys = await Promise.all([1, 2, 3].map(() => ada.call('GET /api/push/key')))
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1)
  })
})
