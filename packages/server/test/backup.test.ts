// Backups are made while people play: each is a whole house of one moment, and goes on from there.
import { copyFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backup, restore, visit } from '../src/index.ts'
import { fullTable, playTurn } from './games.ts'
import { clientOf, freshPlace, type Guest, openTestHouse } from './houses.ts'

test('every backup made in the middle of play is sound, and its tables go on', async () => {
  const house = await openTestHouse('sqlite')
  if (house.place.kind !== 'sqlite') throw new Error('this is about files')
  const { file } = house.place
  const tables = await Promise.all(Array.from({ length: 4 }, () => fullTable(house)))
  let done = false
  const playing = tables.map(async ({ table, guests }) => {
    while (!done) for (const guest of guests) await playTurn(guest, table.id)
  })
  const copies = [1, 2, 3].map(number => `${file}.${number}`)
  for (const copy of copies) await visit({ place: house.place }, inside => backup(inside, copy))
  done = true
  await Promise.all(playing)
  for (const copy of copies) {
    const place = await freshPlace('sqlite')
    if (place.kind !== 'sqlite') throw new Error('this is about files')
    copyFileSync(copy, `${place.file}.copy`)
    restore(`${place.file}.copy`, place.file)
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
