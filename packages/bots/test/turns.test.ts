import { type Move, type State, spinningJenny } from '@arkwright/board-game'
import { describe, expect, test } from 'vitest'
import { boardGameExpertise } from '../src/board-game/expertise.ts'
import { PLAIN_WEIGHTS } from '../src/board-game/weights.ts'
import { rateTurns } from '../src/greedy-bot.ts'
import { bestOfAllTurns } from './exhaustive.ts'
import { decisionsOf } from './positions.ts'

const expertise = boardGameExpertise({ ...PLAIN_WEIGHTS, rival: 0.5 })
const MOST_TURNS = 80

describe.each(['brisk', 'thorough'] as const)('%s turns', breadth => {
  test.each([
    { players: 2, setup: 'predetermined' },
    { players: 3, setup: 'free' },
    { players: 4, setup: 'free' },
  ] as const)(
    'are legal from first to last move, $players players, $setup',
    wanted => {
      let number = 0
      for (const state of decisionsOf(expertise, { ...wanted, seed: 'legal' })) {
        if (state.step === 'over' || number++ % 6 !== 0) continue
        const before = JSON.stringify(spinningJenny.save(state))
        const turns = expertise.turns(state, breadth)
        expect(JSON.stringify(spinningJenny.save(state))).toBe(before)
        expect(turns.length).toBeGreaterThan(0)
        expect(turns.length).toBeLessThanOrEqual(MOST_TURNS)
        for (const turn of turns)
          expect(replayed(state, turn.moves)).toBe(JSON.stringify(spinningJenny.save(turn.state)))
      }
    },
    20_000,
  )
})

/** The position after the moves, each of which the rules must allow to the same seat. */
function replayed(start: State, moves: readonly Move[]): string {
  const state = spinningJenny.copy(start)
  for (const move of moves) {
    if (state.seat !== start.seat || spinningJenny.refusal(state, move) !== undefined) return `${move.text} is refused`
    spinningJenny.play(state, move)
  }
  return JSON.stringify(spinningJenny.save(state))
}

test('a turn can be thought on from any of its moves', () => {
  let number = 0
  for (const state of decisionsOf(expertise, { players: 2, seed: 'midway' })) {
    if (state.step !== 'place marker' || number++ % 3 !== 0) continue
    const [best] = rateTurns(expertise, state, state.seat, 'thorough')
    const half = spinningJenny.copy(state)
    for (const move of best?.turn.moves.slice(0, 2) ?? []) spinningJenny.play(half, move)
    if (half.seat !== state.seat || half.step === 'place marker' || half.step === 'over') continue
    const [rest] = rateTurns(expertise, half, state.seat, 'thorough')
    expect(rest?.value).toBeGreaterThanOrEqual((best?.value ?? 0) - 1e-9)
  }
})

test('a decision in a game of two has some thirty to eighty turns to choose from', () => {
  const counts = [...decisionsOf(expertise, { players: 2, seed: 'counts' })]
    .filter(({ step }) => step === 'place marker')
    .map(state => expertise.turns(state, 'thorough').length)
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  expect(mean).toBeGreaterThan(30)
})

/** Placements with more positions behind them than this are left out on both sides. */
const MOST_POSITIONS = 200
const POSITIONS = 8

test('the best of all complete turns is among them, or hardly better', () => {
  let compared = 0
  let missed = 0
  for (let game = 0; compared < POSITIONS; game++) {
    let decision = 0
    for (const state of decisionsOf(expertise, { players: 2, seed: `recall ${game}` })) {
      if (state.step !== 'place marker' || decision++ % 4 !== game % 4 || compared === POSITIONS) continue
      const searched = new Map<string, number>()
      for (const place of spinningJenny.moves(state)) {
        const placed = spinningJenny.copy(state)
        spinningJenny.play(placed, place)
        const best = bestOfAllTurns(expertise, placed, MOST_POSITIONS)
        if (best !== undefined) searched.set(place.text, best.value)
      }
      const rated = rateTurns(expertise, state, state.seat, 'thorough')
      const found = rated.find(({ turn }) => searched.has(turn.moves[0]?.text ?? '')) ?? rated[0]
      const best = Math.max(...searched.values())
      compared++
      if ((found?.value ?? 0) < best - 0.005 * Math.abs(best)) missed++
    }
  }
  expect(missed).toBe(0)
}, 60_000)
