import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { EXPERT_MODULES } from '@arkwright/card-game'
import { describe, expect, test } from 'vitest'
import { run } from '../../src/run.ts'
import { arkwright, arkwrightJson, arkwrightWith, expectOneSentence, fakeTerminal } from '../fake-terminal.ts'
import { ownFolder, simulated } from '../games-on-disk.ts'

interface Report {
  games: number
  moves: number
  seconds: number
  gamesPerSecond: number
  movesPerSecond: number
  seats: { bot: string; wins: number; meanScore: number }[]
}

function timeless(report: Report): object {
  return { ...report, seconds: 0, gamesPerSecond: 0, movesPerSecond: 0 }
}

test('reports games, moves, time and every seat', async () => {
  const report = await arkwrightJson<Report>(
    'simulate --game spinning-jenny --players 3 --bots random --games 12 --seed a',
  )
  expect(report).toMatchObject({ game: 'spinning-jenny', games: 12, options: { players: 3, setup: 'predetermined' } })
  expect(report.moves).toBeGreaterThan(12 * 50)
  expect(report.gamesPerSecond).toBeCloseTo(report.games / report.seconds)
  expect(report.movesPerSecond).toBeCloseTo(report.moves / report.seconds)
  expect(report.seats).toHaveLength(3)
  expect(report.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeLessThanOrEqual(12.01)
  for (const { bot, meanScore } of report.seats) {
    expect(bot).toBe('random')
    expect(meanScore).toBeGreaterThanOrEqual(0)
  }
})

test('games without a winner are counted, so that a column of zeros does not look like an error', async () => {
  const { out } = await arkwright('simulate --game water-frame --players 2 --bots random --games 2 --seed a')
  expect(out).toContain('Games that no player won: 2 of 2.')
  const { out: won } = await arkwright('simulate --game spinning-jenny --players 2 --bots easy --games 1 --seed a')
  expect(won).not.toContain('nobody')
})

test('the same seed gives the same games, another seed others, and recording them changes nothing', async () => {
  const line = 'simulate --games 8 --players 2 --setup free'
  const first = timeless(await arkwrightJson<Report>(`${line} --seed x`))
  expect(timeless(await arkwrightJson<Report>(`${line} --seed x`))).toEqual(first)
  expect(timeless(await arkwrightJson<Report>(`${line} --seed x --out ${ownFolder()}`))).toEqual(first)
  expect(timeless(await arkwrightJson<Report>(`${line} --seed y`))).not.toEqual(first)
})

test('--out writes files with names that sort, and they verify', async () => {
  const paths = await simulated('--games 11 --players 2 --seed files')
  expect(paths.map(path => basename(path)).slice(0, 2)).toEqual([
    'spinning-jenny-0001.json',
    'spinning-jenny-0002.json',
  ])
  expect(paths).toHaveLength(11)
  expect((await arkwrightWith(['verify', ...paths])).code).toBe(0)
  const again = await simulated('--games 11 --players 2 --seed files')
  expect(again.map(path => readFileSync(path, 'utf8'))).toEqual(paths.map(path => readFileSync(path, 'utf8')))
})

test('a person reads a table', async () => {
  const { code, out } = await arkwright('simulate --games 5')
  expect(code).toBe(0)
  expect(out).toMatch(/^Spinning Jenny, 5 games from seed 1: [\d,]+ moves in [\d.]+ s\n/)
  expect(out).toMatch(/^yellow +random +[\d.]+ +[\d.]+ % +£[\d.]+$/m)
})

describe('progress', () => {
  test('is shown on standard error while a person watches, and cleared at the end', async () => {
    const terminal = fakeTerminal('', true)
    await run(['simulate', '--games', '5', '--json'], terminal)
    expect(terminal.err).toMatch(/1 of 5 games/)
    expect(terminal.err.endsWith('\r\u001b[K')).toBe(true)
    expect(JSON.parse(terminal.out)).toMatchObject({ games: 5 })
  })

  test('is not written to a file or a pipe', async () => {
    expect((await arkwright('simulate --games 5')).err).toBe('')
  })
})

test.each([
  ['--game chess', 'known are spinning-jenny, water-frame, card-game'],
  ['--game spining-jenny', 'did you mean spinning-jenny?'],
  ['--players 5', 'players must be one of 2, 3, 4'],
  ['--players two', 'players must be one of 2, 3, 4'],
  ['--setup chaotic', 'setup must be one of predetermined, free'],
  ['--edition 2014', 'edition is not known here'],
  ['--expert all', 'expert is not known here'],
  ['--players 1', 'players must be one of 2, 3, 4'],
  ['--game water-frame --edition 2015', 'edition must be one of 2014, 2016'],
  ['--game water-frame --setup chaotic', 'setup must be one of predetermined, predetermined-shuffled, free'],
  ['--game water-frame --option patrons=perhaps', 'patrons must be true or false, not perhaps'],
  ['--game water-frame --players 1', 'players must be one of 2, 3, 4'],
  ['--game card-game --expert hard', 'expert has no module hard; known are restrictions'],
  ['--game card-game --expert no-ships,', 'expert has no module'],
  ['--game card-game --option factories=drawn', 'factories can only be drawn with players 1'],
  ['--game card-game --setup free', 'setup is not known here; known are players, expert, factories, components'],
  ['--bots genius', 'known are random'],
  ['--bots random,random', 'one for each of the 4 seats, not 2'],
  ['--games 0', 'from 1 to'],
  ['--games 99999999999', 'from 1 to'],
  [`--seed ${'x'.repeat(101)}`, 'at most 100 characters'],
  ['--option nonsense', 'must look like NAME=VALUE'],
  ['--option =3', 'must look like NAME=VALUE'],
  [`--option players=${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'nested more than 40 deep'],
  ['--option colour=red', 'colour is not known here'],
  ['--option __proto__={"players":2}', '__proto__ is not known here'],
  ['--option components={"loan":"much"}', 'components.loan must be a whole number from 1 to 50'],
  ['--option components={"loans":3}', 'components.loans is not a figure of this game'],
])('`simulate %s` is answered', async (flags, sentence) => {
  const heard = await arkwright(`simulate ${flags}`)
  expectOneSentence(heard)
  expect(heard.err).toContain(sentence)
})

test('a path that cannot be a folder is answered', async () => {
  const file = join(ownFolder(), 'file')
  writeFileSync(file, '')
  for (const folder of [file, join(file, 'below')]) expectOneSentence(await arkwright(`simulate --out ${folder}`))
})

test.each([
  ['--game water-frame', { players: 4, edition: 2016, setup: 'predetermined', patrons: false, houseEvents: false }],
  [
    '--game water-frame --players 3 --edition 2014 --setup free --option patrons=true --option houseEvents=true',
    { players: 3, edition: 2014, setup: 'free', patrons: true, houseEvents: true },
  ],
  ['--game water-frame --players 2 --setup predetermined-shuffled', { players: 2, setup: 'predetermined-shuffled' }],
  ['--game card-game', { players: 4, expert: [], factories: 'chosen' }],
  ['--game card-game --players 3 --expert all', { players: 3, expert: EXPERT_MODULES }],
  ['--game card-game --players 2 --expert no-ships', { players: 2, expert: ['no-ships'] }],
  ['--game card-game --expert early-shipping,no-ships', { expert: ['no-ships', 'early-shipping'] }],
  ['--game card-game --option expert=no-ships,buy-shares', { expert: ['no-ships', 'buy-shares'] }],
  ['--game card-game --option expert=["no-ships"]', { expert: ['no-ships'] }],
  [
    '--game card-game --players 1 --expert all --option factories=drawn',
    { players: 1, expert: EXPERT_MODULES, factories: 'drawn' },
  ],
])('`simulate %s` plays with these options, the same from the same seed', async (flags, options) => {
  const line = `simulate ${flags} --games 2 --seed variants`
  const report = await arkwrightJson<Report & { options: { players: number } }>(line)
  expect(report).toMatchObject({ games: 2, options })
  expect(report.seats).toHaveLength(report.options.players)
  expect(timeless(await arkwrightJson<Report>(line))).toEqual(timeless(report))
})

test('a solo game has one seat, with its own name', async () => {
  const { out } = await arkwright('simulate --game card-game --players 1 --games 3')
  expect(out).toMatch(/^Arkwright: The Card Game, 3 games from seed 1: /)
  expect(out).toMatch(/^the player +random +[\d.]+ +[\d.]+ % +[\d.]+ points$/m)
})

test('options reach the game', async () => {
  const report = await arkwrightJson<{ options: unknown }>(
    'simulate --games 1 --option components={"loan":12} --option setup=free --option players=2',
  )
  expect(report.options).toEqual({ players: 2, setup: 'free', components: { loan: 12 } })
})
