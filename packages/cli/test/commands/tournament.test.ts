import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { arkwright, arkwrightJson, expectOneSentence } from '../fake-terminal.ts'
import { ownFolder } from '../games-on-disk.ts'

interface Report {
  game: string
  games: number
  budget: object
  entries: { bot: string; games: number; wins: number; share: number; interval: { low: number; high: number } }[]
}

const LINE = 'tournament --players 2 --bots easy,random --blocks 2 --seed t'

test('every opening is played in every seat, and the stronger bot comes first', async () => {
  const report = await arkwrightJson<Report>(LINE)
  expect(report).toMatchObject({ game: 'spinning-jenny', games: 4, budget: { sims: 64 } })
  expect(report.entries.map(({ bot, games, wins }) => ({ bot, games, wins }))).toEqual([
    { bot: 'easy', games: 4, wins: 4 },
    { bot: 'random', games: 4, wins: 0 },
  ])
  expect(report.entries[0]?.interval.high).toBeCloseTo(1)
  const { out, code } = await arkwright(LINE)
  expect(code).toBe(0)
  expect(out).toContain('2 openings from seed t, 4 games, 64 simulations a decision')
  expect(out).toMatch(/easy +4\.0 +100\.0 %/)
})

const FIXTURE = join(import.meta.dirname, '../../../bots/test/expert/fixture.json')

test('an external network plays like expert, and a wrong one is answered in one sentence', async () => {
  const line = 'tournament --players 2 --bots weights,random --blocks 1 --sims 2 --weights'
  const { entries } = await arkwrightJson<Report>(`${line} ${FIXTURE}`)
  expect(entries[0]).toMatchObject({ bot: 'weights', games: 2, wins: 2 })
  const path = join(ownFolder(), 'network.json')
  const { network } = JSON.parse(readFileSync(FIXTURE, 'utf8')) as { network: object }
  for (const wrong of [
    {},
    { ...network, weights: 'AAAA' },
    { ...network, game: 'card-game' },
    { ...network, scale: 0 },
  ]) {
    writeFileSync(path, JSON.stringify(wrong))
    expectOneSentence(await arkwright(`${line} ${path}`))
  }
  writeFileSync(path, 'no JSON')
  expectOneSentence(await arkwright(`${line} ${path}`))
  expectOneSentence(await arkwright('tournament --players 2 --bots weights,random --blocks 1'))
})

test('an interrupted tournament resumes from its file, and can be enlarged', async () => {
  const path = join(ownFolder(), 'games.jsonl')
  const whole = await arkwrightJson<Report>(`${LINE} --out ${path}`)
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n')
  expect(lines).toHaveLength(5)
  writeFileSync(path, `${lines.slice(0, 3).join('\n')}\n`)
  appendFileSync(path, '{"block":1,"rota')
  expect(await arkwrightJson<Report>(`${LINE} --out ${path}`)).toEqual(whole)
  expect(readFileSync(path, 'utf8').trimEnd().split('\n')).toEqual(lines)
  await arkwrightJson<Report>(`${LINE.replace('--blocks 2', '--blocks 3')} --out ${path}`)
  expect(readFileSync(path, 'utf8').trimEnd().split('\n').slice(0, 5)).toEqual(lines)
  expectOneSentence(await arkwright(`${LINE.replace('seed t', 'seed other')} --out ${path}`))
})

test('milliseconds work as a budget', async () => {
  const report = await arkwrightJson<Report>(`${LINE} --ms 1`)
  expect(report.budget).toEqual({ ms: 1 })
})

test.each([
  'tournament --players 2',
  'tournament --game chess --players 2 --bots easy,random',
  'tournament --players 2 --bots easy,strong',
  'tournament --players 3 --bots easy,random',
  'tournament --players 2 --bots easy,random --sims 0',
  'tournament --players 2 --bots easy,random --sims 8 --ms 8',
  'tournament --players 2 --bots easy,random --blocks 0',
  'tournament --players 2 --bots easy,random --out /nowhere/at/all.jsonl',
])('%s is answered in one sentence', async line => {
  expectOneSentence(await arkwright(line))
})

test('bots of the ladder play in simulations too', async () => {
  const report = await arkwrightJson<{ seats: { bot: string; wins: number }[] }>(
    'simulate --players 2 --bots easy,random --games 3 --seed s',
  )
  expect(report.seats.map(({ bot, wins }) => ({ bot, wins }))).toEqual([
    { bot: 'easy', wins: 3 },
    { bot: 'random', wins: 0 },
  ])
})

test('threads change only the time', async () => {
  const line = 'tournament --players 2 --bots hard,easy --blocks 2 --seed threads --sims 2'
  expect(await arkwrightJson<Report>(`${line} --threads 2`)).toEqual(await arkwrightJson<Report>(line))
})

test('the reference player takes part, although it is not on the ladder', async () => {
  const report = await arkwrightJson<Report>('tournament --players 2 --bots easy,uct --blocks 1 --sims 8')
  expect(report.entries.map(({ bot }) => bot)).toContain('uct')
})
