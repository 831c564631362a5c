// The auction of seats: who gets which seat, who pays what, and lots for ties.
import { expect, test } from 'vitest'
import { BadInput } from '../src/bad-input.ts'
import { type AwardedSeats, awardSeats, bySeat, checkBids } from '../src/seat-bids.ts'

const SEEDS = Array.from({ length: 400 }, (_, i) => `seed ${i}`)
const outcomes = (bids: number[][]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const seed of SEEDS) {
    const key = awardSeats(bids, seed).seats.join()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

test('the seats go where the bids are highest in total, and each player pays the own bid', () => {
  const bids = [
    [20, 15, 0],
    [18, 2, 0],
    [5, 5, 5],
  ]
  for (const seed of SEEDS.slice(0, 20)) {
    const awarded = awardSeats(bids, seed)
    // Seat 1 for player 1 would give 20 + 2 + 5 = 27; this gives 15 + 18 + 5 = 38.
    expect(awarded).toEqual({ seats: [1, 0, 2], handicap: [-18, -15, -5] })
    expect(bySeat(['Ada', 'Bob', 'Cleo'], awarded)).toEqual(['Bob', 'Ada', 'Cleo'])
  }
})

test('equal bids of all players are a lot among all orders, each about as likely', () => {
  const two = outcomes([
    [7, 3],
    [7, 3],
  ])
  expect([...two.keys()].toSorted()).toEqual(['0,1', '1,0'])
  const four = outcomes([0, 1, 2, 3].map(() => [0, 0, 0, 0]))
  expect(four.size).toBe(24)
  const three = outcomes([0, 1, 2].map(() => [4, 2, 0]))
  expect(three.size).toBe(6)
  for (const count of [...two.values()].map(one => one / 2)) expect(Math.abs(count - 100)).toBeLessThan(40)
  for (const count of three.values()) expect(Math.abs(count - 400 / 6)).toBeLessThan(40)
})

test('a tie between two players leaves the third alone', () => {
  const found = outcomes([
    [9, 0, 0],
    [9, 0, 0],
    [0, 0, 6],
  ])
  expect([...found.keys()].toSorted()).toEqual(['0,1,2', '1,0,2'])
})

test('a player who bids nothing takes what is left and pays nothing', () => {
  const bids = [
    [0, 0, 0, 0],
    [10, 4, 3, 0],
    [9, 6, 3, 0],
    [8, 5, 4, 0],
  ]
  const { seats, handicap } = awardSeats(bids, 'any')
  expect(seats[0]).toBe(3)
  expect(handicap[3]).toBe(0)
})

test('the same bids and seed give the same seats; what a seat pays is what its player bid', () => {
  const bids = [
    [3, 3, 1],
    [3, 3, 1],
    [3, 3, 1],
  ]
  const paid = (awarded: AwardedSeats): number[] => awarded.seats.map((seat, player) => bids[player]?.[seat] ?? 0)
  for (const seed of SEEDS.slice(0, 50)) {
    const awarded = awardSeats(bids, seed)
    expect(awardSeats(bids, seed)).toEqual(awarded)
    expect(bySeat(paid(awarded), awarded).map(pounds => 0 - pounds)).toEqual(awarded.handicap.map(one => 0 + one))
  }
})

test('bids are whole pounds, one for each seat, within what can be paid', () => {
  expect(() => checkBids([1, 2, 3], 3, 50)).not.toThrow()
  for (const wrong of [
    [1, 2],
    [1, 2, -1],
    [1, 2, 51],
    [1, 2, 0.5],
    [1, 2, '3'],
  ]) {
    expect(() => checkBids(wrong, 3, 50)).toThrow(BadInput)
  }
})
