// The same seed and simulations give the same decisions in Node and in the browser. The page's worker gets the same
// questions as Node, with `rest` and `forget` messages in between.
import { fileURLToPath } from 'node:url'
import { BOT_NAMES, LADDERS } from '@arkwright/bots'
import { type AnyGame, seedRandom } from '@arkwright/kernel'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { visit } from './visitor.ts'

const SIMS = 12
const DECISIONS = 8

/** What each bot decides in the positions of one game, computed in Node. */
async function decided(): Promise<{ questions: object[]; answers: object[] }> {
  const questions: object[] = []
  const answers: object[] = []
  for (const [id, { bots, expertise }] of LADDERS) {
    const game: AnyGame = expertise.game
    const state = game.setup(game.parseOptions({ players: 3 }), seedRandom('identity'))
    for (let i = 0; i < DECISIONS; i++) {
      const view: unknown = game.view(state, state.seat)
      const strength = BOT_NAMES[i % BOT_NAMES.length] ?? 'hard'
      const budget = { sims: SIMS }
      const seed = `identity ${i}`
      await bots[strength].prepare?.(view)
      const choice = bots[strength].choose(view, state.seat, budget, seedRandom(seed))
      const number = questions.push({ id: questions.length, game: id, view, seat: state.seat, strength, seed, budget })
      answers.push({ id: number - 1, choice })
      for (const text of choice.moves) {
        const move = game.parseMove(text)
        if (move !== undefined) game.play(state, move)
      }
    }
  }
  return { questions, answers }
}

test('bots decide the same in the browser as in Node', async () => {
  const { page, url, complaints } = await visit()
  const kept = await (await fetch(`${url}/service-worker.js`)).text()
  const worker = /\/assets\/opponents\.worker-[\w-]+\.js/.exec(kept)?.[0]
  expect(worker).toBeDefined()
  const { questions, answers } = await decided()
  const heard = await page.evaluate(
    ({ script, asked }) =>
      new Promise<unknown[]>((resolve, reject) => {
        const thread = new Worker(script, { type: 'module' })
        const said: unknown[] = []
        thread.onerror = ({ message }) => reject(new Error(message))
        thread.onmessage = ({ data }) => {
          if (said.push(data) === asked.length) resolve(said)
        }
        thread.postMessage({ ...asked[0], id: -1, strength: 'hard', budget: { sims: 1e9 } })
        thread.postMessage({ forget: true })
        for (const question of asked) {
          thread.postMessage({ rest: 5 })
          thread.postMessage(question)
        }
      }),
    { script: worker ?? '', asked: questions },
  )
  expect(heard).toEqual(JSON.parse(JSON.stringify(answers)))
  expect(complaints).toEqual([])
})

const DAYS = fileURLToPath(new URL('../../bots/test/daily/in-page.ts', import.meta.url))

/** What that script leaves in the page. */
interface Days {
  readonly POSITIONS: object
  firstPositions(days: number): string
  firstTurnsOfExpert(turns: number): Promise<string>
  wholeGames(): Promise<string>
}

/** One script for the page, with all it imports. */
async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['arkwright:source', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'days' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const [chunk] = first !== undefined && 'output' in first ? first.output : []
  if (chunk?.type !== 'chunk') throw new Error('no script was built')
  return chunk.code
}

test('the Daily Mill has the same 1,000 first positions and the same games of bots as in Node', async () => {
  const { page } = await visit()
  await page.evaluate(await scriptOf(DAYS))
  const { found, stored } = await page.evaluate(async () => {
    const { firstPositions, firstTurnsOfExpert, wholeGames, POSITIONS } = globalThis as unknown as Days
    return {
      found: {
        firstOf1000Days: firstPositions(1000),
        firstTurnsOfExpert: await firstTurnsOfExpert(4),
        gamesOfBots: await wholeGames(),
      },
      stored: POSITIONS,
    }
  })
  expect(found).toEqual(stored)
})
