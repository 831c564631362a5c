import { seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { openingOf } from '../src/arena/opening.ts'
import { type Advice, type HintedTurn, LADDERS } from '../src/index.ts'
import { winChance } from '../src/win-chance.ts'

/** Every game that has bots has hints. */
describe.each([...LADDERS])('%s', (_id, { bots, expertise }) => {
  const { game } = expertise
  const state = openingOf(expertise, game.parseOptions({ players: 2 }), 'hints')
  const seat = game.pending(state)?.seat
  if (seat === undefined || seat === 'chance') throw new Error('no seat decides')
  const view = game.view(state, seat)
  const advised = (sims: number): Advice[] => [...(bots.hard.advise?.(view, seat, { sims }, seedRandom('hints')) ?? [])]

  test('the first hints come before any simulation, the last ones from all of them', () => {
    const advice = advised(24)
    expect(advice[0]?.sims).toBe(0)
    expect(advice.at(-1)?.sims).toBe(24)
    expect(advised(24)).toEqual(advice)
    for (const { hints, prospects } of advice) {
      expect(prospects.reduce((sum, { winChance }) => sum + winChance, 0)).toBeCloseTo(1)
      expect(hints.length).toBeGreaterThan(0)
      expect(hints.length).toBeLessThanOrEqual(3)
      for (const { winChance, score } of hints) {
        expect(winChance).toBeGreaterThanOrEqual(0)
        expect(winChance).toBeLessThanOrEqual(1)
        expect(Number.isFinite(score)).toBe(true)
      }
    }
  })

  test('each hint is a whole turn that can be played', () => {
    for (const { moves } of advised(8).at(-1)?.hints ?? []) {
      const draft = game.determinize(view, null)
      for (const text of moves) {
        const move = game.parseMove(text)
        if (move === undefined) throw new Error(`${text} is not a move`)
        expect(game.refusal(draft, move)).toBeUndefined()
        game.play(draft, move)
      }
    }
  })

  test('the view stays unchanged', () => {
    const before = JSON.stringify(view)
    advised(4)
    expect(JSON.stringify(view)).toBe(before)
  })
})

const ladder = LADDERS.get('spinning-jenny')
if (ladder === undefined) throw new Error('Spinning Jenny has no bots')
const { bots, expertise } = ladder
const { game } = expertise

function lastAdvice(state: ReturnType<typeof game.copy>, sims: number): readonly HintedTurn[] {
  const advice = bots.hard.advise?.(game.view(state, state.seat), state.seat, { sims }, seedRandom('advice')) ?? []
  return [...advice].at(-1)?.hints ?? []
}

function playTurn(state: ReturnType<typeof game.copy>, moves: readonly string[]): void {
  for (const text of moves) {
    const move = game.parseMove(text)
    if (move === undefined) throw new Error(`${text} is not a move`)
    game.play(state, move)
  }
}

test('the figures show what the turn changes for its seat and for the strongest rival', () => {
  const hints = ['a', 'b', 'c'].flatMap(seed =>
    lastAdvice(openingOf(expertise, game.parseOptions({ players: 2 }), seed), 8),
  )
  const named = new Set(hints.flatMap(({ figures }) => Object.keys(figures)))
  for (const name of ['worth', 'salesIncome', 'shareSpaces', 'runningCosts', 'administration'])
    expect(named).toContain(name)
  for (const { figures } of hints) expect(Object.values(figures)).not.toContain(0)
  expect(hints.some(({ rivalsLoss }) => rivalsLoss > 0)).toBe(true)
})

test('at the last decision score and chance match the final standings', () => {
  const state = game.setup(game.parseOptions({ players: 2 }), seedRandom('end'))
  let last = game.copy(state)
  while (game.pending(state) !== undefined) {
    last = game.copy(state)
    playTurn(state, bots.easy.choose(game.view(state, state.seat), state.seat, { sims: 1 }, seedRandom('end')).moves)
  }
  const [best] = lastAdvice(last, 8)
  const { seat } = last
  playTurn(last, best?.moves ?? [])
  expect(game.pending(last)).toBeUndefined()
  const standing = game.standings(last).find(one => one.seat === seat)
  expect(best?.score).toBeCloseTo(standing?.score ?? 0, 0)
  expect(best?.winChance).toBeCloseTo(standing?.rank === 1 ? 1 : 0, 1)
})

test('a lead counts for more when less is in doubt', () => {
  expect(winChance([200, 100], 0, 0)).toBe(1)
  expect(winChance([200, 100], 1, 0)).toBe(0)
  expect(winChance([200, 200, 100], 1, 0)).toBe(0.5)
  expect(winChance([200, 100], 0, 100)).toBeCloseTo(1 / (1 + Math.exp(-1)))
  expect(winChance([100, 200], 0, 50) + winChance([100, 200], 1, 50)).toBeCloseTo(1)
  expect(winChance([200, 100, 100], 0, 20)).toBeGreaterThan(winChance([200, 100, 100], 0, 80))
})
