import { describe, expect, test } from 'vitest'
import { type GameResult, judge, LADDERS, namedBot, play, TRIALS, type Trial } from '../src/index.ts'

const trial: Trial = { game: 'spinning-jenny', bots: ['hard', 'easy'], budget: { sims: 1 }, games: 100, asked: 0.8 }

function results(wins: number, games: number): GameResult[] {
  return Array.from({ length: games }, (_, block) => ({
    block,
    rotation: 0,
    bots: ['hard', 'easy'],
    places: block < wins ? [1, 2] : [2, 1],
    scores: [0, 0],
  }))
}

describe('a trial is decided', () => {
  test('by all its games', () => {
    expect(judge(trial, results(80, 100))).toMatchObject({ wins: 80, share: 0.8, passed: true })
    expect(judge(trial, results(70, 100)).passed).toBe(false)
  })

  test('earlier, by an accepted or rejected sequential test', () => {
    expect(judge(trial, results(0, 0)).passed).toBeUndefined()
    expect(judge(trial, results(20, 20))).toMatchObject({ sequential: 'open', passed: undefined })
    expect(judge(trial, results(60, 60))).toMatchObject({ sequential: 'accepted', passed: true })
    expect(judge(trial, results(5, 20))).toMatchObject({ sequential: 'rejected', passed: false })
  })
})

test('every trial names a bot for each seat, and its game has each of them', () => {
  for (const { game, bots } of TRIALS) {
    if (!LADDERS.has(game)) continue
    for (const name of bots) expect(namedBot(game, name)?.name).toBe(name)
  }
})

/** Too slow, or strong only with more simulations than a small version has. */
function isElsewhere(name: string): boolean {
  return name === 'uct' || name === 'expert'
}

/** With fixed simulation counts, few games and wide bounds: `npm run trials` has the long versions. */
const FAR_LESS = 0.55
const small = TRIALS.filter(({ game, bots }) => LADDERS.has(game) && bots.length === 2 && !bots.some(isElsewhere))
test.each(small)('a small version: $game, $bots', ({ game, bots, asked }) => {
  const { expertise } = LADDERS.get(game) ?? {}
  if (expertise === undefined) throw new Error(`${game} has no bots`)
  const seated = bots.flatMap(name => namedBot(game, name) ?? [])
  const options = expertise.game.parseOptions({ players: bots.length })
  // Bots that search are slow: two games are enough here.
  const blocks = bots.includes('hard') ? 1 : 2
  const plan = { expertise, options, bots: seated, blocks, seed: 'small trial', budget: { sims: 2 } }
  const { share } = judge({ game, bots, budget: plan.budget, games: 2 * blocks, asked }, [...play(plan)])
  expect(share).toBeGreaterThanOrEqual(asked - FAR_LESS)
})
