// Host commands while the server runs.
import { existsSync, writeFileSync } from 'node:fs'
import { verifyGameFile } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { client } from '../src/client/index.ts'
import { GAMES } from '../src/games.ts'
import {
  archiveTable,
  backup,
  ban,
  exportTable,
  importGame,
  lift,
  listTables,
  restore,
  undoTable,
  visit,
} from '../src/index.ts'
import { fullTable, playTurn } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse } from './houses.ts'

onBoth('hosts', kind => {
  test('list, export, undo, archive, ban, import', async () => {
    const house = await openTestHouse(kind)
    const { table, guests } = await fullTable(house)
    for (const guest of guests) await playTurn(guest, table.id)
    const at = { params: { table: table.id } }
    const [ada, bob] = guests as [Guest, Guest]
    const errand = <T>(work: Parameters<typeof visit<T>>[1]) => visit<T>({ place: house.place }, work)
    expect(await errand(inside => listTables(inside, 'playing'))).toMatchObject([
      { id: table.id, seats: ['Guest 0', 'Guest 1'] },
    ])
    const file = await errand(inside => exportTable(inside, table.code))
    expect(file).not.toHaveProperty('seed')
    expect(verifyGameFile(file, GAMES)).toMatchObject({ ok: true, over: false })
    await expect(errand(inside => importGame(inside, file))).rejects.toThrow(/seed/)
    await errand(inside => undoTable(inside, table.id, 1))
    expect(await ada.call('GET /api/tables/:table/position', at)).toMatchObject({ moves: 1 })
    await expect(errand(inside => undoTable(inside, table.id, 5))).rejects.toThrow(/has 1 moves/)
    await errand(inside => archiveTable(inside, table.id))
    expect((await ada.call('GET /api/tables/:table', at)).table.state).toBe('archived')
    const whole = await errand(inside => exportTable(inside, table.id))
    expect(whole).toHaveProperty('seed')
    const imported = await errand(inside => importGame(inside, whole))
    const found = await ada.call('GET /api/tables/:table', { params: { table: imported } })
    expect(found.table).toMatchObject({ state: 'playing', seats: [{ kind: 'open', left: true }, {}] })
    const sat = await ada.call('POST /api/tables/:table/sit', {
      params: { table: imported },
      body: { seat: found.table.toMove ?? 0 },
    })
    expect(sat.table.mySeat).toBe(found.table.toMove)
    await playTurn(ada, imported)
    expect(await errand(inside => ban(inside, bob.id, { reason: 'spam' }))).toMatchObject({ name: 'Guest 1' })
    expect(await bob.call('GET /api/me')).toEqual({ me: null, ban: { reason: 'spam', until: null } })
    await expect(errand(inside => ban(inside, 'nobody@example.org', { reason: '' }))).rejects.toThrow(
      /there is no person/,
    )
  })

  test('a ban ends sessions, tokens and bot accounts, including those created by another bot account', async () => {
    const house = await openTestHouse(kind)
    const ada = await house.guest()
    const eve = await house.guest('Eve')
    const [mine, hers] = await Promise.all(
      [ada, eve].map(
        async (guest, i) =>
          (await guest.call('POST /api/programs', { body: { name: ['Mill', 'Wheel'][i] ?? '' } })).token,
      ),
    )
    const meOf = (token = '') => client({ url: house.server.url, token }).call('GET /api/me')
    const errand = (banned: boolean) =>
      visit({ place: house.place }, async inside => {
        await (banned ? ban(inside, eve.id, { reason: '' }) : lift(inside, eve.id))
      })
    const { token: own } = await eve.call('POST /api/tokens', { body: { name: 'mine' } })
    const { db } = house.server.open.house
    const [program] = await db.selectFrom('people').select('id').where('owner', '=', eve.id).execute()
    // Only earlier versions let a program create programs.
    await db
      .insertInto('people')
      .values({
        ...(await db.selectFrom('people').selectAll().where('id', '=', eve.id).executeTakeFirstOrThrow()),
        id: 'grandchild',
        name: 'Grandchild',
        name_key: null,
        program: 1,
        owner: program?.id ?? '',
      })
      .execute()
    await errand(true)
    for (const token of [hers, own]) await expect(meOf(token)).rejects.toMatchObject({ status: 401 })
    expect((await eve.call('GET /api/me')).me).toBeNull()
    const grandchild = await db.selectFrom('people').select('banned').where('id', '=', 'grandchild').executeTakeFirst()
    expect(grandchild).toEqual({ banned: 1 })
    expect((await meOf(mine)).me?.name).toBe('Mill')
    await errand(false)
    await expect(meOf(hers)).rejects.toMatchObject({ status: 401 })
    expect((await eve.call('GET /api/me')).me).toBeNull()
  })
})

describe('a house in a file', () => {
  test('a backup made during play is restored completely; a broken one is refused and changes nothing', async () => {
    const house = await openTestHouse('sqlite')
    if (house.place.kind !== 'sqlite') throw new Error('this test needs a SQLite file')
    const { file } = house.place
    const { table, guests } = await fullTable(house)
    const [ada] = guests as [Guest, Guest]
    const at = { params: { table: table.id } }
    const copy = `${file}.monday`
    await visit({ place: house.place }, inside => backup(inside, copy))
    const before = await ada.call('GET /api/tables/:table/position', at)
    for (const guest of guests) await playTurn(guest, table.id)
    await expect(restore(copy, { place: house.place })).rejects.toThrow(/another server/)
    await house.close()
    writeFileSync(`${file}.broken`, 'this is no database')
    await expect(restore(`${file}.broken`, { place: house.place })).rejects.toThrow(/not a valid backup/)
    await restore(copy, { place: house.place })
    expect(existsSync(`${file}.restoring`)).toBe(false)
    const again = await openTestHouse(house.place)
    expect(await clientOf(again.server, ada.jar).call('GET /api/tables/:table/position', at)).toEqual(before)
  })
})
