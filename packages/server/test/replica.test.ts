// Continuous backup: a copy is kept while people play, and any moment of it can be restored.
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { restoreAt } from '../src/hosts/backup.ts'
import { litestreamProgram } from '../src/hosts/litestream.ts'
import { fullTable, playTurn } from './games.ts'
import { clientOf, freshPlace, type Guest, openTestHouse } from './houses.ts'

/** Litestream sends five times a second; a busy machine gets more time. */
const SENT_MILLISECONDS = 1_500

function hasLitestream(): boolean {
  try {
    return litestreamProgram() !== ''
  } catch {
    return false
  }
}

// The registry has Litestream for Linux on x64 only; elsewhere the host installs it.
test.skipIf(!hasLitestream())('the copy is restored as it was at a time, and in its newest state', async () => {
  const place = await freshPlace('sqlite')
  if (place.kind !== 'sqlite') throw new Error('this test needs a SQLite file')
  const replicate = pathToFileURL(`${place.file}.copy`).href
  const house = await openTestHouse(place, { replicate })
  const { table, guests } = await fullTable(house)
  const [ada] = guests as [Guest, Guest]
  const at = { params: { table: table.id } }
  const before = await ada.call('GET /api/tables/:table/position', at)
  await sleep(SENT_MILLISECONDS)
  const time = new Date()
  await sleep(SENT_MILLISECONDS)
  for (const guest of guests) await playTurn(guest, table.id)
  const after = await ada.call('GET /api/tables/:table/position', at)
  expect(after).not.toEqual(before)
  await house.close()
  for (const { moment, expected } of [
    { moment: time, expected: before },
    { moment: undefined, expected: after },
  ]) {
    const elsewhere = await freshPlace('sqlite')
    await restoreAt(replicate, moment, { place: elsewhere })
    const again = await openTestHouse(elsewhere)
    expect(await clientOf(again.server, ada.jar).call('GET /api/tables/:table/position', at)).toEqual(expected)
  }
  await expect(restoreAt(`${replicate}-missing`, undefined, { place })).rejects.toThrow(/cannot be restored|no copy/)
})
