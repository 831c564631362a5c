import { afterAll, expect, test } from 'vitest'
import { answer } from '../../src/arena/game.ts'
import { openingOf } from '../../src/arena/opening.ts'
import { LADDERS, namedBot } from '../../src/index.ts'
import { Thinkers, type Thought } from '../../src/node/index.ts'

const thinkers = new Thinkers(2)
afterAll(() => thinkers.close())

const ladder = LADDERS.get('spinning-jenny')
if (ladder === undefined) throw new Error('Spinning Jenny has no bots')
const { game } = ladder.expertise
const state = openingOf(ladder.expertise, game.parseOptions({ players: 2 }), 'threads')
const thought = (bot: string, seed: string, sims = 8): Thought => ({
  game: game.id,
  bot,
  view: game.view(state, state.seat),
  seat: state.seat,
  budget: { sims },
  seed,
})

test('a thread gives the same answers as the bot itself, with many questions at once', async () => {
  const thoughts = ['easy', 'medium', 'hard', 'random', 'uct', 'hard'].map((bot, i) => thought(bot, `seed ${i}`))
  const choices = await Promise.all(thoughts.map(one => thinkers.think(one)))
  const here = thoughts.map(one => {
    const bot = namedBot(one.game, one.bot)
    return bot && answer(bot, one)
  })
  expect(choices).toEqual(here)
})

test('a running or waiting question can be cancelled, and the next one is answered', async () => {
  const single = new Thinkers(1)
  const endless = new AbortController()
  const queued = new AbortController()
  const running = single.think(thought('uct', 'endless', 1_000_000_000), endless.signal)
  const waiting = single.think(thought('easy', 'queued'), queued.signal)
  const last = single.think(thought('easy', 'last'))
  queued.abort(new Error('not needed'))
  endless.abort(new Error('too long'))
  await expect(waiting).rejects.toThrow('not needed')
  await expect(running).rejects.toThrow('too long')
  expect((await last).moves.length).toBeGreaterThan(0)
  await expect(single.think(thought('easy', 'late'), AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
  await single.close()
})

test('an error in a bot is reported, and the thread continues', async () => {
  await expect(thinkers.think({ ...thought('easy', 's'), game: 'chess' })).rejects.toThrow(
    'no bot called easy for chess',
  )
  await expect(thinkers.think({ ...thought('easy', 's'), view: null })).rejects.toThrow()
  expect((await thinkers.think(thought('easy', 's'))).moves.length).toBeGreaterThan(0)
})

test('closing ends running questions', async () => {
  const pool = new Thinkers(1)
  const running = pool.think(thought('uct', 'endless', 1_000_000_000))
  const ended = expect(running).rejects.toThrow('told to stop')
  await pool.close()
  await ended
})
