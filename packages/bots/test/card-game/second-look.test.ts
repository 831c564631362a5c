import { cardGame, type State } from '@arkwright/card-game'
import { withoutChance } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { cardGameExpertise } from '../../src/card-game/expertise.ts'
import { TUNED } from '../../src/card-game/tuned-weights.ts'
import { decisionsOf } from './positions.ts'

const usual = cardGameExpertise(TUNED.weights)
const expert = cardGameExpertise(TUNED.weights, true)

/** The nth action of a game; `npm run recall -- --seed 77` found these. */
function nthAction(game: string, nth: number): State {
  let action = 0
  for (const state of decisionsOf(usual, { players: 2 }, game)) {
    if (state.step === 'action' && ++action === nth) return withoutChance(usual.game, state)
  }
  throw new Error(`${game} has no action ${nth}`)
}

function bestValue(expertise: typeof usual, state: State): number {
  return Math.max(...expertise.turns(state, 'thorough').map(({ value }) => value ?? Number.NEGATIVE_INFINITY))
}

function worthOfTurn(start: State, turn: string): number {
  const state = cardGame.copy(start)
  for (const text of turn.split(', ')) {
    const move = cardGame.moves(state).find(one => one.text === text)
    if (move === undefined) throw new Error(`${text} is not possible`)
    cardGame.play(state, move)
  }
  const worths = [0, 0, 0, 0]
  usual.project(state, worths)
  return usual.utility(worths, state.players.length, start.seat)
}

test.each([
  [
    'workers whose wages only the foreman makes affordable',
    'recall 77 7',
    3,
    'action employ, employ cutlery, employ food, done, appeal 3, take foreman, assign cutlery',
  ],
  [
    'distribution that sets the price and is given up with its card',
    'recall 77 7',
    23,
    'action distribution, distribution 0/1/1/4, appeal 10, take extra-shift, discard patent, distribution 0/1/1/0',
  ],
])('a second look finds %s', (_, game, nth, turn) => {
  const state = nthAction(game, nth)
  const best = worthOfTurn(state, turn)
  expect(bestValue(usual, state)).toBeLessThan(0.95 * best)
  expect(bestValue(expert, state)).toBeGreaterThan(0.98 * best)
})

test('a second look never loses the best turn of the first, and lists no turn twice', () => {
  let number = 0
  for (const state of decisionsOf(usual, { players: 3, expert: 'all' }, 'second look')) {
    if (state.step !== 'action' || number++ % 5 !== 0) continue
    expect(bestValue(expert, state)).toBeGreaterThanOrEqual(bestValue(usual, state))
    const texts = expert.turns(state, 'thorough').map(({ moves }) => moves.map(({ text }) => text).join())
    expect(new Set(texts).size).toBe(texts.length)
  }
})
