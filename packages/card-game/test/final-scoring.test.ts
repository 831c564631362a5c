import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { finalScore, standings } from '../src/flow/final-scoring.ts'
import type { Player } from '../src/state.ts'
import { beforeProduction, close, LAMPS, play, player, startGame, withoutCards } from './table.ts'

const score = (changes: Partial<Player>) => {
  const state = startGame({ players: 2 })
  Object.assign(player(state), { money: 0 }, changes)
  return finalScore(state.rules, player(state), 0)
}

rule('CG final a', 'stored goods are sold at a fixed price', () => {
  expect(score({ stock: [1, 1, 1, 1] }).goodsIncome).toBe(2 + 3 + 4 + 5)
})

rule('CG final b', 'all money buys shares at the value, without any discount', () => {
  expect(score({ money: 35, shareValue: 10, tracks: [0, 0, 0, 0, 0, 2] })).toMatchObject({
    sharesBought: 3,
    moneyLeft: 5,
  })
})

rule('CG final c', 'each loan takes a share', () => {
  expect(score({ loans: 4 }).shares).toBe(6)
})

rule('CG final d', 'each pound sign reached by shipping tokens takes one off the value', () => {
  expect([0, 1, 2, 4, 8, 9].map(shipTokens => score({ shipTokens }).shareValue)).toEqual([10, 10, 9, 8, 6, 5])
})

rule('CG final e', 'value times shares is the score', () => {
  expect(score({ shares: 12, shareValue: 13 }).score).toBe(156)
})

rule('CG final ties', 'equal scores: more money left wins; equal again: shared', () => {
  const state = startGame({ players: 3 })
  Object.assign(player(state, 0), { money: 3 })
  Object.assign(player(state, 1), { money: 4 })
  Object.assign(player(state, 2), { money: 3 })
  expect(standings(state).map(({ rank }) => rank)).toEqual([2, 1, 2])
})

rule('CG-E41', 'money 47, value 20, 18 shares, 2 loans, two pound signs, 2 lamps stored: 324, 17 left', () => {
  expect(score({ money: 47, shareValue: 20, shares: 18, loans: 2, shipTokens: 4, stock: [0, 0, 0, 2] })).toMatchObject({
    money: 57,
    sharesBought: 2,
    shares: 18,
    shareValue: 18,
    score: 324,
    moneyLeft: 17,
  })
})

rule('CG ruling 28', 'final buying stops at 30 shares; the money stays for ties', () => {
  expect(score({ money: 100, shares: 28 })).toMatchObject({ sharesBought: 2, shares: 30, moneyLeft: 80 })
})

rule('CG ruling 29', 'shares and value never fall below 0', () => {
  expect(score({ shares: 2, loans: 9, shareValue: 3, shipTokens: 9 })).toMatchObject({
    shares: 0,
    shareValue: 0,
    score: 0,
  })
})

rule('CG final e', 'after the last round of decade III the game is scored', () => {
  const state = beforeProduction(
    one => {
      one.decade = 3
      one.good = LAMPS
      for (const seat of [0, 1]) {
        withoutCards(one, seat)
        close(one, LAMPS, seat)
      }
    },
    { players: 2 },
  )
  const events = play(state, 'no development')
  expect(state.step).toBe('over')
  expect(events.filter(({ type }) => type === 'final scoring')).toHaveLength(2)
})
