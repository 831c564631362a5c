// The explorer: a corpus of bots, the public games of people who agree, and how both are taken out again.
import { type CorpusPlan, CorpusPlayer } from '@arkwright/bots'
import { openingTree, positionKey } from '@arkwright/kernel'
import { beforeAll, expect, test } from 'vitest'
import { importCorpus } from '../src/explorer/import-corpus.ts'
import { GAMES } from '../src/games.ts'
import { EngineClient } from './engine-client.ts'
import { play, seatAll } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

const GAME = firstGame()
const OPTIONS = GAME.parseOptions({ players: 2 })
const START = positionKey(GAME, GAME.setup(OPTIONS, null))
const PLAN: CorpusPlan = {
  game: GAME.id,
  revision: GAME.revision,
  options: OPTIONS,
  level: 'random',
  sims: 1,
  seed: 'explorer',
  program: 'test',
}

function firstGame() {
  const [game] = GAMES
  if (game === undefined) throw new Error('the server has no game')
  return game
}

async function bots(count: number) {
  const player = await CorpusPlayer.ready(PLAN)
  return Array.from({ length: count }, (_, i) => player.play(i + 1))
}

onBoth('the explorer', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })
  const explore = (query: { pool: 'people' | 'bots'; key?: number; game?: string; options?: string; moves?: string }) =>
    clientOf(house.server).call('GET /api/explorer', { query })

  test('a corpus is counted as its games were played, and once however often it is imported', async () => {
    const games = await bots(12)
    const inside = house.server.open.house
    await importCorpus(inside, { ...PLAN, level: 'easy', games: games.slice(0, 6) })
    expect((await explore({ pool: 'bots', key: START })).pools).toEqual([{ pool: 'bots', level: 'easy', games: 6 }])
    expect(await importCorpus(inside, { ...PLAN, level: 'easy', games })).toMatchObject({ games: 12, replaced: true })
    const { sources } = await clientOf(house.server).call('GET /api/explorer/sources')
    expect(sources).toMatchObject([{ pool: 'bots', game: GAME.id, players: 2, level: 'easy', games: 12 }])
    const { choices } = await explore({ pool: 'bots', key: START })
    expect(choices.reduce((sum, one) => sum + one.games, 0)).toBe(12)
    for (const { turn, games: played, wins, score, margin } of choices) {
      const matching = games.filter(one => one.moves.join(', ').startsWith(turn))
      const mean = (of: (one: (typeof games)[number]) => number) =>
        matching.reduce((sum, one) => sum + of(one), 0) / played
      expect(matching.length).toBe(played)
      expect(score).toBeCloseTo(mean(({ scores: [mine = 0] }) => mine))
      expect(margin).toBeCloseTo(mean(({ scores: [mine = 0, other = 0] }) => mine - other))
      expect(wins.share).toBeCloseTo(mean(({ places: [mine, other] }) => (mine === 1 ? (other === 1 ? 0.5 : 1) : 0)))
      expect(wins.low).toBeLessThanOrEqual(wins.share)
      expect(wins.high).toBeGreaterThanOrEqual(wins.share)
    }
    const [first] = choices
    const line = { pool: 'bots' as const, game: GAME.id, options: JSON.stringify(OPTIONS), moves: first?.turn ?? '' }
    const after = await explore(line)
    expect(after.key).toBe(first?.next)
    expect(after.choices.reduce((sum, one) => sum + one.games, 0)).toBe(first?.games)
    const rows = await inside.db.selectFrom('explorer_rows').select('source').distinct().execute()
    expect(rows.length).toBe(1)
  })

  test('what an interrupted import has left is not shown, and the next import removes it after a while', async () => {
    const inside = house.server.open.house
    const games = await bots(2)
    const broken = { ...PLAN, level: 'hard' as const, games }
    const stop = () => {
      throw new Error('interrupted')
    }
    await expect(importCorpus(inside, broken, stop)).rejects.toThrow('interrupted')
    const left = () => inside.db.selectFrom('explorer_sources').select('id').where('games', '=', 0).execute()
    expect((await explore({ pool: 'bots', key: START })).pools.map(({ level }) => level)).toEqual(['easy'])
    await importCorpus(inside, { ...broken, level: 'medium' })
    expect((await left()).length).toBe(1)
    house.later(2 * 3_600_000)
    await importCorpus(inside, { ...broken, level: 'medium' })
    expect(await left()).toEqual([])
    const rows = await inside.db.selectFrom('explorer_rows').select('source').distinct().execute()
    expect(rows.length).toBe(2)
  })

  test('a wrong line is refused with a sentence', async () => {
    const wrong = explore({ pool: 'bots', game: GAME.id, options: '{"players":2}', moves: 'hire food 1' })
    await expect(wrong).rejects.toMatchObject({ status: 400, fault: { code: 'bad-request' } })
    await expect(explore({ pool: 'bots' })).rejects.toMatchObject({ status: 400 })
  })

  test('a public game of people is counted if all agree, and taken out when one no longer does', async () => {
    const [ada, bob] = [await house.guest('Ada'), await house.guest('Bob')]
    const reached = async () => {
      await house.rest()
      const { pools } = await explore({ pool: 'people', key: START })
      return pools.find(({ pool }) => pool === 'people')?.games ?? 0
    }
    await ada.call('PATCH /api/me', { body: { explore: true } })
    await playWholeGame([ada, bob])
    expect(await reached()).toBe(0)
    expect((await bob.call('PATCH /api/me', { body: { explore: true } })).me.explore).toBe(true)
    expect(await reached()).toBe(1)
    await playWholeGame([bob, ada])
    expect(await reached()).toBe(2)
    const rows = () =>
      house.server.open.house.db.selectFrom('explorer_rows').selectAll().where('games', '<=', 0).execute()
    await bob.call('PATCH /api/me', { body: { explore: false } })
    expect(await reached()).toBe(0)
    expect(await rows()).toEqual([])
    await bob.call('PATCH /api/me', { body: { explore: true } })
    expect(await reached()).toBe(2)
    await ada.call('DELETE /api/me')
    expect(await reached()).toBe(0)
    expect((await explore({ pool: 'people', key: START })).choices).toEqual([])
    expect(house.log.filter(({ level }) => level === 'error')).toEqual([])
  })

  test('a private game is never counted', async () => {
    const guests = [await house.guest('Cay'), await house.guest('Dee')]
    for (const guest of guests) await guest.call('PATCH /api/me', { body: { explore: true } })
    await playWholeGame(guests, false)
    await house.rest()
    expect((await explore({ pool: 'people', key: START })).choices).toEqual([])
  })
})

async function playWholeGame(guests: readonly Guest[], isPublic = true): Promise<void> {
  const table = await seatAll(guests, { public: isPublic })
  const engine = new EngineClient(GAME, table.options)
  const [host] = guests
  if (host === undefined) throw new Error('a game needs players')
  const at = { params: { table: table.id } }
  engine.follow((await host.call('GET /api/tables/:table/news', { ...at, query: { after: 0 } })).entries)
  for (;;) {
    const due = GAME.pending(engine.journal.position)?.seat
    if (due === undefined) return
    if (due === 'chance') throw new Error('the server draws')
    const guest = guests[due]
    if (guest === undefined) throw new Error(`seat ${due} is empty`)
    const moves = engine.chooseTurn(due, legal => legal[legal.length >> 1] ?? '')
    engine.follow((await play(guest, table.id, engine.sequence, moves)).entries)
  }
}

test('the rows of one game count each of its choices once', async () => {
  const [game] = await bots(1)
  if (game === undefined) throw new Error('no game')
  const rows = [...openingTree(GAME, OPTIONS, [game], { depth: 1000, alone: 1000 })]
  expect(rows.map(({ turn }) => turn).join(', ')).toBe(game.moves.join(', '))
  expect(rows.every(({ games }) => games === 1)).toBe(true)
})
