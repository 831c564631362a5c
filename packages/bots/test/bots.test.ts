import { type State, spinningJenny } from '@arkwright/board-game'
import { type RandomState, seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { boardGameExpertise } from '../src/board-game/expertise.ts'
import { PLAIN_WEIGHTS } from '../src/board-game/weights.ts'
import { BOT_NAMES, LADDERS, play, table } from '../src/index.ts'
import { decisionsOf } from './positions.ts'

const ladder = LADDERS.get('spinning-jenny')
if (ladder === undefined) throw new Error('Spinning Jenny has no bots')
const { bots, expertise } = ladder

function position(players: 2 | 3 | 4, number: number): State {
  let left = number
  for (const state of decisionsOf(boardGameExpertise(PLAIN_WEIGHTS), { players, seed: 'bots' })) {
    if (left-- === 0) return state
  }
  throw new Error(`the game has no decision ${number}`)
}

describe.each(BOT_NAMES)('%s', name => {
  test('decides the same for the same seed and simulations', async () => {
    const state = position(3, 7)
    const view = spinningJenny.view(state, state.seat)
    await bots[name].prepare?.(view)
    const choose = () => bots[name].choose(view, state.seat, { sims: 8 }, seedRandom('same'))
    expect(choose()).toEqual(choose())
  })

  test('sees only a view, and leaves it unchanged', async () => {
    const state = position(2, 4)
    const view = spinningJenny.view(state, state.seat)
    await bots[name].prepare?.(view)
    const before = JSON.stringify(view)
    const random: RandomState = seedRandom('view')
    const { moves } = bots[name].choose(view, state.seat, { sims: 8 }, random)
    expect(JSON.stringify(view)).toBe(before)
    const [first] = moves
    expect(spinningJenny.moves(state).map(({ text }) => text)).toContain(first)
  })
})

test('hard keeps to its simulations or milliseconds, and shows what it considered', () => {
  const state = position(2, 6)
  const view = spinningJenny.view(state, state.seat)
  const counted = bots.hard.choose(view, state.seat, { sims: 64 }, seedRandom('a')).report
  expect(counted.sims).toBeLessThanOrEqual(64)
  expect(counted.sims).toBeGreaterThan(40)
  expect(counted.candidates.length).toBeGreaterThan(2)
  const hurried = bots.hard.choose(view, state.seat, { ms: 1 }, seedRandom('a')).report
  expect(hurried.sims).toBeGreaterThan(0)
})

/** Small versions of the matches in docs/bots.md, with fixed simulation counts and wide bounds. */
describe('each level of the ladder beats the lower ones', () => {
  const share = (names: readonly (typeof BOT_NAMES)[number][], blocks: number, sims = 1): number => {
    const plan = {
      expertise,
      options: expertise.game.parseOptions({ players: names.length }),
      bots: names.map(name => bots[name]),
      blocks,
      seed: 'ladder',
      budget: { sims },
    }
    return table([...play(plan)]).find(({ bot }) => bot === names[0])?.share ?? 0
  }

  test('easy beats random', () => expect(share(['easy', 'random'], 5)).toBe(1))
  test('medium beats easy', () => expect(share(['medium', 'easy'], 5)).toBeGreaterThan(0.5))
  test('medium beats three easy', () => {
    expect(share(['medium', 'easy', 'easy', 'easy'], 10)).toBeGreaterThan(0.25)
  })
  test('hard beats easy', () => expect(share(['hard', 'easy'], 1, 6)).toBeGreaterThan(0.5))
})
