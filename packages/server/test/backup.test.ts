// Backups made during play: each is a complete house of one moment and can continue on either kind of database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backup, restore, visit } from '../src/index.ts'
import { fullTable, playTurn } from './games.ts'
import { clientOf, freshPlace, type Guest, onBoth, openTestHouse } from './houses.ts'

const folder = mkdtempSync(join(tmpdir(), 'arkwright-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

onBoth('backups', kind => {
  test('every backup made during play is sound, and its tables continue', async () => {
    const house = await openTestHouse(kind)
    const tables = await Promise.all(Array.from({ length: 2 }, () => fullTable(house)))
    let done = false
    const playing = tables.map(async ({ table, guests }) => {
      while (!done) for (const guest of guests) await playTurn(guest, table.id)
    })
    const copies = (['sqlite', 'postgres'] as const).map(to => ({ to, file: join(folder, `${kind} to ${to}`) }))
    for (const { file } of copies) await visit({ place: house.place }, inside => backup(inside, file))
    done = true
    await Promise.all(playing)
    for (const { to, file } of copies) {
      const place = await freshPlace(to)
      await restore(file, { place })
      const again = await openTestHouse(place)
      for (const { table, guests } of tables) {
        const at = { params: { table: table.id } }
        for (const { jar, id } of guests) {
          const guest: Guest = { ...clientOf(again.server, jar), jar, id }
          const { table: seen } = await guest.call('GET /api/tables/:table', at)
          const { sequence } = await guest.call('GET /api/tables/:table/position', at)
          expect(sequence).toBe(seen.sequence)
          await playTurn(guest, table.id)
        }
      }
      await again.close()
    }
  })
})

test('a backup is not restored over a PostgreSQL database in use', async () => {
  const house = await openTestHouse('postgres')
  const ada = await house.guest()
  const file = join(folder, 'lived-in')
  await visit({ place: house.place }, inside => backup(inside, file))
  await expect(restore(file, { place: house.place })).rejects.toThrow(/restore the backup into a new one/)
  expect((await ada.call('GET /api/me')).me).not.toBeNull()
})
