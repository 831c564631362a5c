import { type State, type View, waterFrame } from '@arkwright/board-game'
import { seedRandom, withoutChance } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { at } from '../../src/at.ts'
import { waterFrameExpertise } from '../../src/board-game/expertise.ts'
import { isOffTurn } from '../../src/board-game/turns/off-turn.ts'
import { PLAIN_WEIGHTS } from '../../src/board-game/weights.ts'
import { rateTurns } from '../../src/greedy-bot.ts'
import { type Bot, LADDERS } from '../../src/index.ts'
import { decisionsOf } from '../positions.ts'
import { bestOfAllTurns } from './exhaustive.ts'

const ladder = LADDERS.get('water-frame')
if (ladder === undefined) throw new Error('Water Frame has no bots')
const { bots } = ladder

const CELLS = ([2, 3, 4] as const).flatMap(players =>
  ([2014, 2016] as const).flatMap(edition =>
    (['predetermined', 'predetermined-shuffled', 'free'] as const).map(setup => ({ players, edition, setup })),
  ),
)

/** A move that the rules refuse ends the game at once. */
function playWhole(options: object, seated: readonly Bot<View>[], sims: number): number[] {
  const state = waterFrame.setup(waterFrame.parseOptions(options), seedRandom('whole game'))
  const random = seedRandom('bots')
  for (let decision = waterFrame.pending(state); decision !== undefined; decision = waterFrame.pending(state)) {
    const { seat } = state
    const { moves } = at(seated, seat).choose(waterFrame.view(state, seat), seat, { sims }, random)
    for (const text of moves) {
      const move = waterFrame.parseMove(text)
      if (move === undefined || waterFrame.refusal(state, move) !== undefined) throw new Error(`${text} is refused`)
      waterFrame.play(state, move)
    }
  }
  return waterFrame.standings(state).map(({ score }) => score)
}

describe('whole games with easy and medium', () => {
  test.each(CELLS)('$players players, $edition, $setup', cell => {
    const seated = [bots.easy, bots.medium, bots.easy, bots.medium].slice(0, cell.players)
    const scores = playWhole(cell, seated, 1)
    // Every company grows: its shares were worth at most £150 when it was founded.
    expect(Math.max(...scores)).toBeGreaterThan(150)
  })
})

test('hard plays through draws and events', () => {
  expect(playWhole({ players: 2, setup: 'free' }, [bots.hard, bots.easy], 2)).toHaveLength(2)
})

test('hard spends an eighth of its simulations on questions between turns', () => {
  const state = askedBetweenTurns()
  const { report } = bots.hard.choose(waterFrame.view(state, state.seat), state.seat, { sims: 64 }, seedRandom('a'))
  expect(report.sims).toBeGreaterThan(0)
  expect(report.sims).toBeLessThanOrEqual(8)
})

test('expert takes what is best after its best turn', () => {
  const expertise = waterFrameExpertise(PLAIN_WEIGHTS, PLAIN_WEIGHTS, true)
  let compared = 0
  for (const state of decisionsOf(expertise, { players: 2, seed: 'takings' })) {
    if (state.step !== 'place marker' || compared >= 6) continue
    const [best] = rateTurns(expertise, state, state.seat, 'thorough')
    const open = withoutChance(waterFrame, state)
    for (const move of best?.turn.moves ?? []) {
      if (open.step === 'take special marker') break
      waterFrame.play(open, move)
    }
    if (open.step !== 'take special marker') continue
    const all = bestOfAllTurns(expertise, open, state.seat, 500)
    if (all === undefined) continue
    compared++
    expect(best?.value).toBeGreaterThanOrEqual(all.value - 0.001)
  }
  expect(compared).toBe(6)
})

/** The first decision of a game that belongs to no turn. */
function askedBetweenTurns(): State {
  for (const state of decisionsOf(waterFrameExpertise(PLAIN_WEIGHTS), { players: 2, seed: 'between' }))
    if (isOffTurn(state)) return state
  throw new Error('no question was asked between turns')
}
