// A whole game over the network: a person and a bot play to the end, and the deal is verified.
import { commitmentTo, type GameFile, verifyGameFile } from '@arkwright/kernel'
import { beforeAll, expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'
import { EngineClient } from './engine-client.ts'
import { play } from './games.ts'
import { onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('a whole game', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind, { botThreads: 1 })
  })

  test.each([
    { game: 'spinning-jenny', options: { players: 2 }, strength: 'easy' as const },
    { game: 'card-game', options: { players: 2 }, strength: 'random' as const },
    { game: 'water-frame', options: { players: 2, setup: 'free' }, strength: 'random' as const },
  ])(
    '$game against a bot: every position matches the engine, and the seed is shown at the end',
    async ({ game, options, strength }) => {
      const ada = await house.guest('Ada')
      const { table } = await ada.call('POST /api/tables', {
        body: { game, options, seats: [{ kind: 'me' }, { kind: 'bot', strength }], public: false },
      })
      const rules = GAMES.find(({ id }) => id === game)
      if (rules === undefined) throw new Error(`no game ${game}`)
      const at = { params: { table: table.id } }
      const engine = new EngineClient(rules, table.options)
      const secrets = await seedOf(house, table.id)
      for (;;) {
        await house.rest()
        expect(house.log.filter(({ level }) => level === 'error')).toEqual([])
        const { entries } = await ada.call('GET /api/tables/:table/news', { ...at, query: { after: engine.sequence } })
        engine.follow(entries)
        if (rules.pending(engine.journal.position) === undefined) break
        expect(JSON.stringify(entries)).not.toContain(secrets)
        const moves = engine.chooseTurn(0, legal => legal[legal.length >> 1] ?? '')
        if (moves.length > 0) engine.follow((await play(ada, table.id, engine.sequence, moves)).entries)
      }
      const { entries } = await ada.call('GET /api/tables/:table/news', { ...at, query: {} })
      expect(new Set(entries.filter(({ by }) => by === 'bot').map(({ seat }) => seat))).toEqual(new Set([1]))
      const ended = entries.at(-1)
      expect(ended).toMatchObject({ kind: 'ended', seed: secrets })
      expect(commitmentTo(secrets)).toBe(table.commitment)
      const file = (await ada.call('GET /api/tables/:table/file', at)) as GameFile
      expect(file.seed).toBe(secrets)
      expect(verifyGameFile(file, GAMES)).toMatchObject({ ok: true, over: true })
    },
  )
})

async function seedOf(house: TestHouse, table: string): Promise<string> {
  const { db } = house.server.open.house
  const { seed } = await db.selectFrom('tables').select('seed').where('id', '=', table).executeTakeFirstOrThrow()
  return seed
}
