import { type Move, type State, spinningJenny, type View } from '@arkwright/board-game'
import { seedRandom, withoutChance } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { boardGameExpertise, waterFrameExpertise } from '../../src/board-game/expertise.ts'
import { PLAIN_WEIGHTS } from '../../src/board-game/weights.ts'
import type { Breadth, Expertise } from '../../src/expertise.ts'
import { rateTurns } from '../../src/greedy-bot.ts'
import { decisionsOf } from '../positions.ts'
import { recallOf } from './recall.ts'

const WEIGHTS = { ...PLAIN_WEIGHTS, rival: 0.5 }
const expertise = boardGameExpertise(WEIGHTS)
const waterFrame = waterFrameExpertise(WEIGHTS)
const planning = waterFrameExpertise(WEIGHTS, WEIGHTS, true)
const MOST_TURNS = 80

describe.each(['brisk', 'thorough'] as const)('%s turns', breadth => {
  test.each([
    { players: 2, setup: 'predetermined' },
    { players: 3, setup: 'free' },
    { players: 4, setup: 'free' },
  ] as const)('are legal from first to last move, $players players, $setup', wanted => {
    expectLegal(expertise, decisionsOf(expertise, { ...wanted, seed: 'legal' }), breadth)
    expectLegal(waterFrame, decisionsOf(waterFrame, { ...wanted, seed: 'legal' }), breadth)
    expectLegal(planning, decisionsOf(planning, { ...wanted, seed: 'legal' }), breadth)
  })
})

/** Every sixth decision is checked. */
function expectLegal<O>({ game, turns }: Known<O>, states: Iterable<State>, breadth: Breadth): void {
  let number = 0
  for (const state of states) {
    if (state.step === 'over' || number++ % 6 !== 0) continue
    const before = JSON.stringify(game.save(state))
    const thought = turns(state, breadth)
    expect(JSON.stringify(game.save(state))).toBe(before)
    expect(thought.length).toBeGreaterThan(0)
    expect(thought.length).toBeLessThanOrEqual(MOST_TURNS)
    const start = withoutChance(game, state)
    for (const turn of thought) expect(replayed(game, start, turn.moves)).toBe(JSON.stringify(game.save(turn.state)))
  }
}

test('planning for the harbour combines contract and ship, column and row', () => {
  const together = (known: typeof planning, state: State, one: Move['kind'], other: Move['kind']): boolean =>
    known
      .turns(state, 'thorough')
      .some(({ moves }) => moves.some(({ kind }) => kind === one) && moves.some(({ kind }) => kind === other))
  const starts = [...decisionsOf(waterFrame, { players: 3, setup: 'free', seed: 'harbour' })].filter(
    ({ step }) => step === 'place marker',
  )
  const contract = starts.find(state => together(planning, state, 'contract', 'take ship'))
  if (contract === undefined) throw new Error('no contract comes with a ship')
  expect(together(waterFrame, contract, 'contract', 'take ship')).toBe(false)
  expect(starts.some(state => together(planning, state, 'hire column', 'hire row'))).toBe(true)
})

test('a reply is a legal turn, the same for the same random source', () => {
  expectReplies(expertise)
  expectReplies(waterFrame)
})

function expectReplies<O>(known: Expertise<State, Move, O, View>): void {
  const { game, reply } = known
  let number = 0
  for (const state of decisionsOf(known, { players: 3, seed: 'reply' })) {
    if (state.step === 'over' || number++ % 4 !== 0) continue
    const before = JSON.stringify(game.save(state))
    const moves = reply?.(state, seedRandom('reply')) ?? []
    expect(moves.length).toBeGreaterThan(0)
    expect(reply?.(state, seedRandom('reply'))).toEqual(moves)
    expect(JSON.stringify(game.save(state))).toBe(before)
    expect(replayed(game, withoutChance(game, state), moves)).not.toContain('refused')
  }
}

type Known<O> = Pick<Expertise<State, Move, O, View>, 'game' | 'turns'>

/** The position after the moves. The rules must allow each move to the same seat. */
function replayed<O>(game: Known<O>['game'], start: State, moves: readonly Move[]): string {
  const state = game.copy(start)
  for (const move of moves) {
    if (state.seat !== start.seat || game.refusal(state, move) !== undefined) return `${move.text} is refused`
    game.play(state, move)
  }
  return JSON.stringify(game.save(state))
}

test('a turn can be continued from any of its moves', () => {
  let number = 0
  for (const state of decisionsOf(expertise, { players: 2, seed: 'midway' })) {
    if (state.step !== 'place marker' || number++ % 3 !== 0) continue
    const [best] = rateTurns(expertise, state, state.seat, 'thorough')
    const half = spinningJenny.copy(state)
    for (const move of best?.turn.moves.slice(0, 2) ?? []) spinningJenny.play(half, move)
    if (half.seat !== state.seat || half.step === 'place marker' || half.step === 'over') continue
    const [rest] = rateTurns(expertise, half, state.seat, 'thorough')
    // Half a turn may narrow the continuation, but never to a much worse one.
    expect(rest?.value).toBeGreaterThanOrEqual((best?.value ?? 0) - 1)
  }
})

test('a decision with two players has about thirty to eighty turns to choose from', () => {
  const counts = [...decisionsOf(expertise, { players: 2, seed: 'counts' })]
    .filter(({ step }) => step === 'place marker')
    .map(state => expertise.turns(state, 'thorough').length)
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  expect(mean).toBeGreaterThan(30)
})

describe('the best of all complete turns is among them, or hardly better', () => {
  test('Spinning Jenny', () => {
    expect(recallOf(expertise, { players: 2, positions: 8, most: 200, seed: 'recall' }).missed).toEqual([])
  })
  test('Water Frame', () => {
    expect(recallOf(waterFrame, { players: 2, positions: 6, most: 100, seed: 'recall' }).missed).toEqual([])
  })
  test('for expert also where replaced workers fill a row whose goods need a patron', () => {
    const expert = waterFrameExpertise(WEIGHTS, WEIGHTS, true, true)
    const { missed } = recallOf(expert, { players: 2, positions: 25, most: 150, seed: '801' })
    expect(missed).toEqual([])
  })
})
