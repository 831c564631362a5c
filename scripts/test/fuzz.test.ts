// The short form of `npm run trial:fuzz`: the same code, fewer attempts, other seeds.
import { seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { correctAtRandom } from '../fuzz/corrections.ts'
import { tryInputs } from '../fuzz/inputs.ts'
import { mutateText, mutateValue } from '../fuzz/mutate.ts'
import { playAtRandom } from '../fuzz/playouts.ts'
import { tryHostilePrintings, tryPrintings } from '../fuzz/printings.ts'

test('random moves over all games and choices keep every invariant', () => {
  const { moves, faults, cells } = playAtRandom(6_000, 'short')
  expect(faults).toEqual([])
  expect(moves).toBe(6_000)
  expect(cells.size).toBeGreaterThan(5)
})

test('spoilt moves, options and files lead to a refusal or one clear sentence', () => {
  const { inputs, outcomes, faults } = tryInputs(1_500, 'short')
  expect(faults).toEqual([])
  expect(inputs).toBe(1_500)
  for (const outcome of ['move refused', 'move accepted', 'options clear error', 'file clear error']) {
    expect(outcomes.get(outcome), outcome).toBeGreaterThan(0)
  }
})

test('figures corrected at random are refused or make a game that reaches its end', () => {
  const { played, refused, faults } = correctAtRandom(300, 'short')
  expect(faults).toEqual([])
  expect(played).toBeGreaterThan(200)
  expect(refused).toBeGreaterThan(0)
})

test('random printings and variants are refused or played to the end by any number of players', () => {
  const { played, refused, games, faults } = tryPrintings('short', 0, 24)
  expect(faults).toEqual([])
  expect(Math.min(played, refused)).toBeGreaterThan(2)
  expect(games).toBeGreaterThan(2 * played)
})

test('hostile printings are refused with one sentence', () => {
  const { files, accepted, faults } = tryHostilePrintings()
  expect(faults).toEqual([])
  expect(files).toBeGreaterThan(40)
  expect(accepted).toBe(0)
})

test('the same seed spoils the same things', () => {
  const spoil = () => {
    const random = seedRandom('twice')
    return Array.from({ length: 50 }, () => [mutateText('hire food 2', random), mutateValue({ players: 2 }, random)])
  }
  expect(JSON.stringify(spoil())).toBe(JSON.stringify(spoil()))
})
