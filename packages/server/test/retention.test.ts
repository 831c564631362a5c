// How long data is kept, with a moved clock; the host's texts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { settingsFrom } from '../src/environment.ts'
import { readRetention, USUAL_RETENTION } from '../src/hosts/retention-periods.ts'
import { serve } from '../src/serve.ts'
import { newAccount, newHost } from './accounts.ts'
import { fullTable } from './games.ts'
import { clientOf, freshPlace, type Guest, onBoth, openTestHouse } from './houses.ts'

const DAY = 24 * 3_600_000

onBoth('retention', kind => {
  test('old guests, chat, sessions, reports and audit rows are deleted when their time has come, and not before', async () => {
    const retention = { guests: 30, sessions: 40, chat: 20, reports: 10, audit: 60 }
    const house = await openTestHouse(kind, { retention })
    const { db } = house.server.open.house
    const count = async (table: 'sessions' | 'chat' | 'reports' | 'audit') =>
      (await db.selectFrom(table).selectAll().execute()).length
    const named = async () =>
      (await db.selectFrom('people').select('name').where('name', '<>', '').execute())
        .map(({ name }) => name)
        .toSorted()
    const host = await newHost(house, 'Keeper')
    const { table, guests } = await fullTable(house)
    const [ada] = guests as [Guest]
    const keyed = await house.guest('Has a passkey')
    const passkey = { id: `key-${kind}`, person: keyed.id, public_key: 'x', counter: 0, transports: '[]', created: 1 }
    await db.insertInto('passkeys').values(passkey).execute()
    const at = { params: { table: table.id } }
    await ada.call('POST /api/tables/:table/chat', { ...at, body: { room: 'players', text: 'hello' } })
    for (const person of [undefined, ada.id]) {
      const body = { reason: 'x', ...(person !== undefined && { person }) }
      await ada.call('POST /api/tables/:table/reports', { ...at, body })
    }
    const [first] = (await host.call('GET /api/host/reports', { query: { show: 'open' } })).reports
    const settled = { params: { report: first?.id ?? '' }, body: { outcome: 'nothing' } }
    await host.call('POST /api/host/reports/:report/settle', settled)
    await host.call('POST /api/host/tables/:table/archive', { ...at, body: { reason: 'over' } })
    const pass = async (days: number) => {
      house.later(days * DAY)
      await house.rest()
    }
    await pass(9)
    expect([await count('reports'), await count('chat')]).toEqual([2, 1])
    await pass(2)
    // The open report stays.
    expect([await count('reports'), await count('chat')]).toEqual([1, 1])
    await pass(10)
    expect(await count('chat')).toBe(0)
    expect(await named()).toEqual(['Guest 0', 'Guest 1', 'Has a passkey', 'Keeper'])
    await pass(10)
    expect(await named()).toEqual(['Has a passkey', 'Keeper'])
    expect(await count('sessions')).toBe(2)
    await pass(10)
    expect(await count('sessions')).toBe(0)
    expect(await count('audit')).toBe(2)
    await pass(21)
    expect(await count('audit')).toBe(0)
  })

  test('without settings a year passes before a guest is deleted; 0 keeps for ever', async () => {
    const [usual, forEver] = await Promise.all([
      openTestHouse(kind),
      openTestHouse(kind, { retention: { ...USUAL_RETENTION, guests: 0 } }),
    ])
    for (const house of [usual, forEver]) {
      await house.guest('Ada')
      await newAccount(house, 'Bob')
      house.later(364 * DAY)
      await house.rest()
      expect(
        await house.server.open.house.db.selectFrom('people').select('name').where('name', '=', 'Ada').execute(),
      ).toHaveLength(1)
      house.later(2 * DAY)
      await house.rest()
      const left = await house.server.open.house.db
        .selectFrom('people')
        .select('name')
        .where('name', '<>', '')
        .execute()
      expect(left).toHaveLength(house === usual ? 1 : 2)
    }
  })
})

describe('settings', () => {
  test('periods are read; a wrong one is named', () => {
    expect(readRetention('KEEP', 'guests=90, chat = 0')).toEqual({ ...USUAL_RETENTION, guests: 90, chat: 0 })
    for (const wrong of ['guests', 'guests=-1', 'toString=3', 'chat=1.5', 'chat=99999999']) {
      expect(() => settingsFrom({ ARKWRIGHT_KEEP_DAYS: wrong }), wrong).toThrow(/ARKWRIGHT_KEEP_DAYS must be days/)
    }
  })

  test('the texts of the host are served by language, and a file that is missing stops the start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'arkwright-texts-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const privacy = join(folder, 'privacy.txt')
    writeFileSync(privacy, 'We keep little.')
    writeFileSync(join(folder, 'privacy.de.txt'), 'Wir speichern wenig.')
    const texts = settingsFrom({ ARKWRIGHT_PRIVACY: privacy }).texts ?? {}
    const house = await openTestHouse('sqlite', { texts })
    const read = (text: 'privacy' | 'terms', language: 'en' | 'de') =>
      clientOf(house.server).call('GET /api/texts/:text', { params: { text }, query: { language } })
    expect(await read('privacy', 'en')).toEqual({ text: 'We keep little.', days: USUAL_RETENTION })
    expect((await read('privacy', 'de')).text).toBe('Wir speichern wenig.')
    expect((await read('terms', 'en')).text).toBeNull()
    const place = await freshPlace('sqlite')
    const missing = { place, port: 0, texts: { terms: join(folder, 'nothing.txt') } }
    await expect(serve(missing)).rejects.toThrow(/terms.*cannot be read/)
  })
})
