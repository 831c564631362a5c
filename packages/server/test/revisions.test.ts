// Games begun with earlier revisions of the rules: shown as they were, continued with the rules they began with.
import { formerSpinningJennys, formerWaterFrames } from '@arkwright/board-game'
import { formerCardGames } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'
import { FORMER_GAMES } from '@arkwright/testing'
import { beforeAll, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { archiveTable, exportTable, importGame, visit } from '../src/index.ts'
import { fullTable, playTurn } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('earlier rules', kind => {
  let house: TestHouse
  let ada: Guest
  beforeAll(async () => {
    house = await openTestHouse(kind)
    ada = await house.guest('Ada')
  })

  test.each(FORMER_GAMES)(
    'a file of $file.game for $file.options.players becomes a table and a file again',
    async former => {
      const { fingerprint } = former
      const { names: _, ...file } = former.file
      const errand = <T>(work: Parameters<typeof visit<T>>[1]) => visit<T>({ place: house.place }, work)
      const table = await errand(inside => importGame(inside, file))
      const at = { params: { table } }
      expect((await ada.call('GET /api/tables/:table', at)).table).toMatchObject({
        state: 'over',
        revision: file.revision,
      })
      expect((await ada.call('GET /api/tables/:table/position', at)).hash).toBe(fingerprint)
      expect(await errand(inside => exportTable(inside, table))).toMatchObject(file)
    },
  )

  test.each([
    ['card-game', 2, formerCardGames],
    ['card-game', 4, formerCardGames],
    ['water-frame', 3, formerWaterFrames],
    ['spinning-jenny', 2, formerSpinningJennys],
  ] as [string, number, AnyGame[]][])(
    'a table of %s for %i begun on an earlier server continues, and its rematch uses the newest rules',
    async (game, players, games) => {
      const earlier = await openTestHouse(kind, { games })
      const options = { players }
      const { table, guests } = await fullTable(earlier, players, { game, options })
      const at = { params: { table: table.id } }
      for (const guest of guests) await playTurn(guest, table.id)
      const left = await guests[0]?.call('GET /api/tables/:table/position', at)
      await earlier.close()
      const later = await openTestHouse(earlier.place)
      const again = guests.map(guest => ({ ...guest, ...clientOf(later.server, guest.jar) }))
      expect(await again[0]?.call('GET /api/tables/:table/position', at)).toEqual(left)
      for (const guest of again) await playTurn(guest, table.id)
      await visit({ place: later.place }, inside => archiveTable(inside, table.id))
      const rematch = await again[0]?.call('POST /api/tables/:table/rematch', at)
      const newest = GAMES.find(({ id }) => id === game)?.revision
      expect(rematch?.table).toMatchObject({ game, revision: newest, options: { players } })
    },
  )
})
