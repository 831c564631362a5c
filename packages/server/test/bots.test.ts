// Bots at tables: they think outside the server's thread, here or on another machine.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { LADDERS } from '@arkwright/bots'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BotThreads } from '../src/bots/bot-threads.ts'
import { settingsFrom } from '../src/environment.ts'
import { playTurn } from './games.ts'
import { onBoth, openTestHouse, type TestHouse } from './houses.ts'
import { HeldBots } from './thinking.ts'

const COMMAND = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))
const PATIENCE = { timeout: 500_000, interval: 100 }

async function againstBot(house: TestHouse, game: string, options: object) {
  const ada = await house.guest('Ada')
  const { table } = await ada.call('POST /api/tables', {
    body: {
      game,
      options: { players: 2, ...options },
      seats: [{ kind: 'me' }, { kind: 'bot', strength: 'hard' }],
      public: false,
    },
  })
  const botTurns = async () => {
    const { entries } = await ada.call('GET /api/tables/:table/news', { params: { table: table.id }, query: {} })
    return entries.filter(({ by }) => by === 'bot')
  }
  return { ada, table, botTurns }
}

onBoth('bots', kind => {
  test.each([
    { game: 'spinning-jenny', options: {} },
    { game: 'water-frame', options: { setup: 'free' } },
    { game: 'card-game', options: {} },
  ])('a strong bot plays $game, in another thread; people get answers while it thinks', async ({ game, options }) => {
    const bots = new HeldBots(() => true)
    const house = await openTestHouse(kind, { botThreads: 1 }, { thinking: bots.thinking })
    const here = LADDERS.get(game)?.bots.hard
    if (here === undefined) throw new Error(`no bot plays ${game}`)
    const chooseHere = vi.spyOn(here, 'choose')
    const { ada, table, botTurns } = await againstBot(house, game, options)
    await playTurn(ada, table.id)
    expect(await botTurns()).toEqual([])
    bots.release()
    await vi.waitFor(async () => expect((await botTurns()).length).toBeGreaterThan(0), PATIENCE)
    expect(chooseHere).not.toHaveBeenCalled()
    chooseHere.mockRestore()
    expect(house.log.filter(({ level }) => level === 'error')).toEqual([])
    await house.close()
  })
})

test('a house that closes does not wait for its bots', async () => {
  const threads = new BotThreads(1, 0)
  const question = {
    game: 'card-game',
    view: null,
    seat: 0,
    strength: 'random',
    milliseconds: 50,
    seed: 'bot',
  } as const
  const answers = [threads.ask(question), threads.ask(question)].map(asked => asked.catch(String))
  await threads.close()
  expect(await Promise.all(answers)).toEqual([
    expect.stringContaining('the bot thread ended'),
    'Error: the server is closing',
  ])
})

describe('arkwright worker', () => {
  test('plays the bots of servers without bot threads, and stops on request', async () => {
    const house = await openTestHouse('postgres', { botThreads: 0 })
    if (house.place.kind !== 'postgres') throw new Error('this test needs PostgreSQL')
    const { ada, table, botTurns } = await againstBot(house, 'spinning-jenny', {})
    await playTurn(ada, table.id)
    await house.rest()
    expect(await botTurns()).toEqual([])
    const worker = arkwright(house.place.url, 'worker', '--threads', '1')
    await vi.waitFor(async () => expect((await botTurns()).length).toBeGreaterThan(0), PATIENCE)
    // The server announces the next job, so it does not wait for a round.
    const before = (await botTurns()).length
    await playTurn(ada, table.id)
    await vi.waitFor(async () => expect((await botTurns()).length).toBeGreaterThan(before), PATIENCE)
    const ended = new Promise(resolve => worker.once('exit', resolve))
    worker.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  test('the thinking time of bots is a setting', () => {
    expect(settingsFrom({ ARKWRIGHT_BOT_MS: '300' })).toEqual({ botMilliseconds: 300 })
    for (const wrong of ['0', '1e9', 'long']) {
      expect(() => settingsFrom({ ARKWRIGHT_BOT_MS: wrong })).toThrow(/ARKWRIGHT_BOT_MS must be a whole number/)
    }
  })
})

function arkwright(url: string, ...words: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--conditions=arkwright:source', COMMAND, ...words], {
    // On a busy machine a thread that stands back gets almost no time.
    env: { ...process.env, DATABASE_URL: url, ARKWRIGHT_BOT_MS: '50', ARKWRIGHT_BOT_NICE: '0', ARKWRIGHT_LOG: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
