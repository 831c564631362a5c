// Bad input is refused with a reason, the same on both databases, and never with a 500.
import { statSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { backup, visit } from '../src/index.ts'
import { fullTable, newKey, play } from './games.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('bad input', kind => {
  let house: TestHouse
  let ada: Guest
  let table: string
  beforeAll(async () => {
    house = await openTestHouse(kind)
    const full = await fullTable(house)
    table = full.table.id
    ada = full.guests[full.table.toMove ?? 0] as Guest
  })
  const ask = (method: string, path: string, body?: string) =>
    fetch(`http://127.0.0.1:${house.server.port}${path}`, {
      method,
      headers: { cookie: ada.jar.cookie ?? '', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })

  test('deep JSON', async () => {
    const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
    const seats = '[{"kind":"me"}]'
    const bodies = [deep, `{"game":"card-game","options":{"players":${deep}},"seats":${seats},"public":false}`]
    for (const body of bodies) expect((await ask('POST', '/api/tables', body)).status).toBe(400)
    expect((await ask('POST', '/api/sign-in/passkey', `{"token":"x","credential":{"id":${deep}}}`)).status).toBe(400)
    // Brackets inside a string do not count.
    const text = JSON.stringify({ text: '[{"'.repeat(100) })
    expect((await ask('PUT', `/api/tables/${table}/notes`, text)).status).toBe(200)
  })

  test('NUL in texts and addresses', async () => {
    const at = `/api/tables/${table}`
    const statuses = [
      await ask('PUT', `${at}/notes`, JSON.stringify({ text: 'a\0b' })),
      await ask('POST', `${at}/chat`, JSON.stringify({ room: 'players', text: 'a\0b' })),
      await ask('POST', `${at}/turns`, JSON.stringify({ sequence: 1, key: '12345678\0', moves: ['x'] })),
      await ask('DELETE', '/api/push', JSON.stringify({ endpoint: 'https://a\0' })),
      await ask('GET', '/api/leaders?game=a%00b&players=2'),
      await ask('GET', '/api/tables?show=open&game=%00'),
      await ask('GET', '/api/people?name=%00'),
    ].map(({ status }) => status)
    expect(statuses).toEqual(statuses.map(() => 400))
    // An escaped backslash followed by u0000 is not a NUL.
    expect((await ask('PUT', `${at}/notes`, '{"text":"\\\\u0000"}')).status).toBe(200)
  })

  test('huge numbers in queries', async () => {
    for (const number of ['1e300', '9007199254740991', '99999999999999999999', '-1', '2147483648']) {
      for (const path of ['news', 'chat']) {
        expect((await ask('GET', `/api/tables/${table}/${path}?after=${number}`)).status, number).toBe(400)
      }
      expect((await ask('GET', `/api/tables?show=open&before=${number}`)).status, number).toBeLessThan(500)
    }
  })

  test('a turn key used twice returns the turn it was first used for', async () => {
    const { guests, table: fresh } = await fullTable(house)
    const mover = guests[fresh.toMove ?? 0] as Guest
    const at = { params: { table: fresh.id } }
    const key = newKey()
    const first = await mover.call('GET /api/tables/:table/position', at)
    const { entries } = await play(mover, fresh.id, first.sequence, first.legal.slice(0, 1), key)
    const second = await mover.call('GET /api/tables/:table/position', at)
    const again = await play(mover, fresh.id, second.sequence, second.legal.slice(0, 1), key)
    expect(again.entries[0]).toEqual(entries[0])
    expect((await mover.call('GET /api/tables/:table/position', at)).moves).toBe(second.moves)
  })

  test('only the host can read the metrics', async () => {
    const metrics = (headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${house.server.port}/metrics`, { headers }).then(({ status }) => status)
    expect(await metrics()).toBe(200)
    expect(await metrics({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    const closed = await openTestHouse(kind, { metricsFor: ['192.0.2.0/24'], trustProxy: 1 })
    const from = (address: string) =>
      fetch(`http://127.0.0.1:${closed.server.port}/metrics`, { headers: { 'x-forwarded-for': address } })
    expect((await from('198.51.100.7')).status).toBe(404)
    expect((await from('192.0.2.7')).status).toBe(200)
  })
})

describe('files of a house', () => {
  test('are readable only by the server’s account, backups too', async () => {
    const house = await openTestHouse('sqlite')
    if (house.place.kind !== 'sqlite') throw new Error('this test needs a SQLite file')
    const { file } = house.place
    await house.guest()
    await visit({ place: house.place }, inside => backup(inside, `${file}.backup`))
    for (const one of [file, `${file}-wal`, `${file}.lock`, `${file}.backup`]) {
      expect((statSync(one).mode & 0o777).toString(8), one).toBe('600')
    }
  })
})
