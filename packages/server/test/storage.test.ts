// The database: one schema, safe starts, a damaged table does not affect others, old games keep their rules.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spinningJenny } from '@arkwright/board-game'
import type { AnyGame } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { serve } from '../src/serve.ts'
import { openDatabase } from '../src/storage/database.ts'
import { TABLES } from '../src/storage/schema.ts'
import { fullTable, play, playTurn } from './games.ts'
import { clientOf, freshPlace, type Guest, onBoth, openTestHouse } from './houses.ts'

onBoth('storage', kind => {
  test('several servers that start at once on a new database create one schema', async () => {
    const place = await freshPlace(kind, { empty: true })
    const first = await Promise.all(Array.from({ length: kind === 'postgres' ? 3 : 1 }, () => openDatabase(place)))
    const opened = [...first, await openDatabase(place, 'visitor')]
    for (const { db } of opened) expect(await db.selectFrom('tables').selectAll().execute()).toEqual([])
    for (const database of opened) await database.close()
  })

  test('the schema lists exactly the columns of the migrations, with their types', async () => {
    const database = await openDatabase(await freshPlace(kind, { empty: true }))
    const made = await database.db.introspection.getTables()
    await database.close()
    const types: Readonly<Record<string, string>> = {
      int4: 'integer',
      INTEGER: 'integer',
      int8: 'bigint',
      float8: 'double precision',
    }
    const found = made
      .filter(({ name }) => !name.startsWith('kysely_'))
      .map(({ name, columns }) => [
        name,
        columns
          .map(one => `${one.name} ${types[one.dataType] ?? one.dataType.toLowerCase()}${one.isNullable ? '?' : ''}`)
          .toSorted(),
      ])
    const named = Object.entries(TABLES).map(([name, columns]) => [
      name,
      Object.entries(columns)
        .map(([column, { type, optional }]) => `${column} ${type}${optional ? '?' : ''}`)
        .toSorted(),
    ])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(named))
  })

  test('acknowledged turns survive a restart', async () => {
    const first = await openTestHouse(kind)
    const { table, guests } = await fullTable(first)
    for (const guest of guests) await playTurn(guest, table.id)
    const at = { params: { table: table.id } }
    const [ada] = guests as [Guest, Guest]
    const before = await ada.call('GET /api/tables/:table/position', at)
    await first.close()
    const second = await openTestHouse(first.place)
    const again = clientOf(second.server, ada.jar)
    expect(await again.call('GET /api/tables/:table/position', at)).toEqual(before)
  })

  test('a damaged record affects only its table and is reported', async () => {
    const house = await openTestHouse(kind)
    const [broken, sound] = [await fullTable(house), await fullTable(house)]
    for (const { table, guests } of [broken, sound]) await playTurn(guests[table.toMove ?? 0] as Guest, table.id)
    const { db, positions } = house.server.open.house
    await db
      .updateTable('journal')
      .set({ content: JSON.stringify({ moves: ['nonsense'] }) })
      .where('table_id', '=', broken.table.id)
      .where('kind', '=', 'turn')
      .execute()
    positions.forget(broken.table.id)
    const at = (id: string) => ({ params: { table: id } })
    const fault = await broken.guests[0]
      ?.call('GET /api/tables/:table/position', at(broken.table.id))
      .catch((error: unknown) => error)
    expect(fault).toMatchObject({ status: 503, fault: { code: 'damaged' } })
    expect(String(fault)).not.toContain('nonsense')
    expect(await sound.guests[0]?.call('GET /api/tables/:table/position', at(sound.table.id))).toMatchObject({
      moves: expect.any(Number),
    })
    expect(await broken.guests[0]?.call('GET /api/tables', { query: { show: 'mine' } })).toMatchObject({ tables: [{}] })
  })

  test('a game keeps the rules it began with; new games use the newest', async () => {
    const place = await freshPlace(kind)
    const old = await openTestHouse(place)
    const { table, guests } = await fullTable(old)
    await playTurn(guests[table.toMove ?? 0] as Guest, table.id)
    await old.close()
    // The next revision knows none of the old moves, so playing the old game with it would fail.
    const { revision } = spinningJenny
    const changed: AnyGame = { ...(spinningJenny as AnyGame), revision: revision + 1, parseMove: () => undefined }
    const house = await openTestHouse(place, { games: [spinningJenny, changed] })
    const ada = { ...(guests[0] as Guest), ...clientOf(house.server, (guests[0] as Guest).jar) }
    const bob = { ...(guests[1] as Guest), ...clientOf(house.server, (guests[1] as Guest).jar) }
    for (const guest of [ada, bob]) await playTurn(guest, table.id)
    expect((await ada.call('GET /api/tables/:table', { params: { table: table.id } })).table.revision).toBe(revision)
    const fresh = await fullTable(house)
    expect(fresh.table.revision).toBe(revision + 1)
    const mover = fresh.guests[fresh.table.toMove ?? 0] as Guest
    const { sequence, legal } = await mover.call('GET /api/tables/:table/position', {
      params: { table: fresh.table.id },
    })
    await expect(play(mover, fresh.table.id, sequence, legal.slice(0, 1))).rejects.toMatchObject({ status: 422 })
    await house.close()
    const without = await openTestHouse(place, { games: [changed] })
    const lost = clientOf(without.server, ada.jar)
    await expect(lost.call('GET /api/tables/:table/position', { params: { table: table.id } })).rejects.toMatchObject({
      fault: { code: 'unknown-rules' },
    })
  })
})

describe('one SQLite file', () => {
  test('refuses a second server in one sentence until the first ends', async () => {
    const house = await openTestHouse('sqlite')
    const again = () => serve({ place: house.place, port: 0, logLevel: 'silent' })
    await expect(again()).rejects.toThrow(/another server already runs on/)
    await house.close()
    const second = await again()
    await second.close()
  })

  test('an impossible file location is named in the error', async () => {
    const inTheWay = fileURLToPath(import.meta.url)
    const place = { kind: 'sqlite' as const, file: join(inTheWay, 'house.sqlite') }
    await expect(serve({ place, port: 0, logLevel: 'silent' })).rejects.toThrow(/cannot be opened/)
  })
})
