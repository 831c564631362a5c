// Bots at tables: they think beside the server, here or on another machine.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { settingsFrom } from '../src/settings.ts'
import { playTurn } from './games.ts'
import { onBoth, openTestHouse } from './houses.ts'

const COMMAND = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))
const PATIENCE = { timeout: 90_000, interval: 100 }

onBoth('bots', kind => {
  test.each([
    { game: 'spinning-jenny', options: {} },
    { game: 'water-frame', options: { setup: 'free' } },
    { game: 'card-game', options: {} },
  ])('while a strong bot thinks about $game people are answered, and then it plays', async ({ game, options }) => {
    const house = await openTestHouse(kind, { botThreads: 1, botMilliseconds: 4_000 })
    const ada = await house.guest('Ada')
    const { table } = await ada.call('POST /api/tables', {
      body: {
        game,
        options: { players: 2, ...options },
        seats: [{ kind: 'me' }, { kind: 'bot', strength: 'hard' }],
        public: false,
      },
    })
    const at = { params: { table: table.id } }
    await playTurn(ada, table.id)
    // Answered before the bot has played: it does not think where people are answered.
    const soon = await ada.call('GET /api/tables/:table/news', { ...at, query: {} })
    expect(soon.entries.filter(({ by }) => by === 'bot')).toEqual([])
    await vi.waitFor(async () => {
      const { entries } = await ada.call('GET /api/tables/:table/news', { ...at, query: {} })
      expect(entries).toContainEqual(expect.objectContaining({ kind: 'turn', by: 'bot' }))
    }, PATIENCE)
    expect(house.log.filter(({ level }) => level === 'error')).toEqual([])
    await house.close()
  })
})

describe('arkwright worker', () => {
  test('plays the bots of a house whose servers let none think, and ends when it is told to', async () => {
    const house = await openTestHouse('postgres', { botThreads: 0 })
    if (house.place.kind !== 'postgres') throw new Error('this is about PostgreSQL')
    const ada = await house.guest('Ada')
    const { table } = await ada.call('POST /api/tables', {
      body: {
        game: 'spinning-jenny',
        options: { players: 2 },
        seats: [{ kind: 'me' }, { kind: 'bot', strength: 'hard' }],
        public: false,
      },
    })
    const at = { params: { table: table.id } }
    await playTurn(ada, table.id)
    await house.rest()
    const turns = async () =>
      (await ada.call('GET /api/tables/:table/news', { ...at, query: {} })).entries.filter(({ by }) => by === 'bot')
    expect(await turns()).toEqual([])
    const worker = arkwright(house.place.url, 'worker', '--threads', '1')
    await vi.waitFor(async () => expect((await turns()).length).toBeGreaterThan(0), PATIENCE)
    // The next one is told of by the server, and comes without waiting for a round.
    const before = (await turns()).length
    await playTurn(ada, table.id)
    await vi.waitFor(async () => expect((await turns()).length).toBeGreaterThan(before), PATIENCE)
    const ended = new Promise(resolve => worker.once('exit', resolve))
    worker.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  test('what a bot may think is a setting', () => {
    expect(settingsFrom({ ARKWRIGHT_BOT_MS: '300' })).toEqual({ botMilliseconds: 300 })
    for (const wrong of ['0', '1e9', 'long']) {
      expect(() => settingsFrom({ ARKWRIGHT_BOT_MS: wrong })).toThrow(/ARKWRIGHT_BOT_MS must be a whole number/)
    }
  })
})

function arkwright(url: string, ...words: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--conditions=arkwright:source', COMMAND, ...words], {
    env: { ...process.env, DATABASE_URL: url, ARKWRIGHT_BOT_MS: '50', ARKWRIGHT_LOG: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
