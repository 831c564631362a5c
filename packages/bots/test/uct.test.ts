import { seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { openingOf } from '../src/arena/opening.ts'
import { LADDERS, namedBot, play, table } from '../src/index.ts'

const ladder = LADDERS.get('spinning-jenny')
const uct = namedBot('spinning-jenny', 'uct')
if (ladder === undefined || uct === undefined) throw new Error('Spinning Jenny has no bots')
const { bots, expertise } = ladder
const { game } = expertise
const options = game.parseOptions({ players: 2 })

test('plays as many games as it has simulations, repeats them for the same seed, and shows its shares of wins', () => {
  const state = openingOf(expertise, options, 'uct')
  const view = game.view(state, state.seat)
  const choose = () => uct.choose(view, state.seat, { sims: 200 }, seedRandom('same'))
  const { moves, report } = choose()
  expect(choose()).toEqual({ moves, report })
  expect(report.sims).toBe(200)
  expect(moves).toHaveLength(1)
  expect(report.candidates[0]?.moves).toEqual(moves)
  for (const { winChance = -1 } of report.candidates) {
    expect(winChance).toBeGreaterThanOrEqual(0)
    expect(winChance).toBeLessThanOrEqual(1)
  }
})

test('beats random, and loses to hard', () => {
  const share = (names: readonly [typeof uct, typeof uct], sims: number) => {
    const results = [...play({ expertise, options, bots: names, blocks: 2, seed: 'uct', budget: { sims } })]
    return table(results).find(({ bot }) => bot === names[0].name)?.share
  }
  expect(share([uct, bots.random], 40)).toBeGreaterThan(0.5)
  expect(share([bots.hard, uct], 8)).toBeGreaterThan(0.5)
})
