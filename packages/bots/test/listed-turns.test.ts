import { seedRandom, withoutChance } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { LADDERS } from '../src/ladder.ts'
import { listTurns } from '../src/listed-turns.ts'

test.each([...LADDERS.keys()])('the first listed turn of %s is the one that medium plays', id => {
  const ladder = LADDERS.get(id)
  if (ladder === undefined) throw new Error('every id has a ladder')
  const { tuned, bots } = ladder
  const { game } = tuned
  const state = game.setup(game.parseOptions({ players: 2 }), seedRandom('listed'))
  const seat = state.seat
  const turns = listTurns(tuned, withoutChance(game, state), seat)
  const choice = bots.medium.choose(game.view(state, seat), seat, { sims: 1 }, seedRandom('medium'))
  expect(turns[0]?.moves).toEqual(choice.moves)
  for (const { winChance = 0 } of turns) expect(Math.abs(winChance - 0.5)).toBeLessThan(0.5)
})

test('a solo player is told no chance to win', () => {
  const tuned = LADDERS.get('card-game')?.tuned
  if (tuned === undefined) throw new Error('the card game has a ladder')
  const state = tuned.game.setup(tuned.game.parseOptions({ players: 1, expert: [] }), seedRandom('alone'))
  for (const turn of listTurns(tuned, withoutChance(tuned.game, state), 0)) expect(turn).not.toHaveProperty('winChance')
})

test('the figures of a turn lead from the worth now to the worth after it', () => {
  const ladder = LADDERS.get('spinning-jenny')
  if (ladder === undefined) throw new Error('Spinning Jenny has a ladder')
  const { tuned } = ladder
  const state = tuned.game.setup(tuned.game.parseOptions({ players: 2 }), seedRandom('listed'))
  const worths = [0, 0]
  tuned.project(state, worths)
  const turns = listTurns(tuned, withoutChance(tuned.game, state), 0)
  expect(turns.length).toBeGreaterThan(20)
  const [now = 0] = worths
  for (const {
    score,
    figures: { worth = 0 },
  } of turns)
    expect(score - now).toBeCloseTo(worth, 6)
})
