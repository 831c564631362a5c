// The examples of the documentation do what they say.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CorpusPlayer, type PuzzleSet } from '@arkwright/bots'
import { dailyDeal, dayAfter, FIRST_DAY, startOf } from '@arkwright/bots/daily'
import { expect, test } from 'vitest'
import { playCup } from '../examples/cup.ts'
import { playDay } from '../examples/daily.ts'
import { mainLine } from '../examples/explorer.ts'
import { guestAt } from '../examples/guest.ts'
import { leagueTables } from '../examples/leagues.ts'
import { solveAll } from '../examples/puzzles.ts'
import { importCorpus } from '../src/explorer/import-corpus.ts'
import { GAMES } from '../src/games.ts'
import { openTestHouse, type TestHouse } from './houses.ts'

const HOUR = 3_600_000
/** A day with medium bots, so that it is checked quickly. */
const DAY = Array.from({ length: 30 }, (_, day) => dayAfter(FIRST_DAY, day)).find(date => {
  const deal = dailyDeal(date)
  return deal?.game === 'spinning-jenny' && deal.seats.some(bot => bot?.level === 'medium')
})
const urlOf = ({ server }: TestHouse) => `http://127.0.0.1:${server.port}`

/** Jobs of a test's house run only when it rests. */
async function resting<T>(house: TestHouse, running: Promise<T>): Promise<T> {
  let isOver = false
  const ended = running.finally(() => {
    isOver = true
  })
  while (!isOver) {
    await house.rest()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return ended
}

test('a day of the mill, a cup of bots, the leagues', async () => {
  const date = DAY ?? ''
  const house = await openTestHouse(
    'sqlite',
    { events: 'everyone', botThreads: 1 },
    { start: startOf(date) + 12 * HOUR },
  )
  const api = await guestAt(urlOf(house), 'Example')
  expect(await resting(house, playDay(api, date))).toMatchObject({ state: 'accepted', place: 1, count: 1 })
  const { standings, entries } = await resting(house, playCup(api, 1))
  expect(standings.map(({ played }) => played)).toEqual([1, 1, 1, 1])
  expect(entries.map(({ strength }) => strength)).toEqual(['random', 'random', 'easy', 'easy'])
  const clock = { kind: 'move', perMove: HOUR, atZero: 'bot' } as const
  const body = { name: 'Mill League', game: 'card-game', options: {}, seats: 2, clock, roundTime: HOUR, size: 4 }
  const { league } = await api.call('POST /api/leagues', { body })
  const params = { league: league.id }
  for (const person of [api, await house.guest('Ada')])
    await person.call('PUT /api/leagues/:league/entry', { params, body: { in: true } })
  await api.call('PUT /api/leagues/:league/state', { params, body: { state: 'running' } })
  await house.rest()
  expect(await leagueTables(api)).toEqual([
    'Mill League, season 1',
    '  division 1',
    expect.stringMatching(/^ {4}1\. (Ada|Example): 0\.00 points in 0 games$/),
    expect.stringMatching(/^ {4}1\. (Ada|Example): 0\.00 points in 0 games$/),
  ])
})

test('the main line of the explorer', async () => {
  const house = await openTestHouse('sqlite')
  const [game] = GAMES
  if (game === undefined) throw new Error('the server has no game')
  const options = game.parseOptions({ players: 2 })
  const plan = { game: game.id, revision: game.revision, options, level: 'random', sims: 1, program: 'test' } as const
  const player = await CorpusPlayer.ready({ ...plan, seed: 'example' })
  await importCorpus(house.server.open.house, { ...plan, seed: 'example', games: [1, 2].map(one => player.play(one)) })
  const api = await guestAt(urlOf(house), 'Example')
  const [source] = (await api.call('GET /api/explorer/sources')).sources
  if (source === undefined) throw new Error('the explorer has no games')
  const line = await mainLine(api, source, 2)
  expect(line.map(({ games }) => games)).toEqual([expect.any(Number), expect.any(Number)])
  expect(line[0]?.games).toBeGreaterThanOrEqual(line[1]?.games ?? 3)
})

test('puzzles solved by a bot', async () => {
  const file = join(import.meta.dirname, '../../web/src/puzzles/sets/card-game.json')
  const set = JSON.parse(readFileSync(file, 'utf8')) as PuzzleSet
  // Hard puzzles are those that medium missed.
  const hard = set.games.flatMap(from => {
    const puzzles = from.puzzles.filter(({ difficulty }) => difficulty === 3)
    return puzzles.length === 0 ? [] : [{ ...from, puzzles }]
  })
  const [lost] = await solveAll({ ...set, games: hard }, 1)
  expect(lost).toBeGreaterThan(0)
})
