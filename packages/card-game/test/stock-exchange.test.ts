import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { cash, legal, play, player, position, refused } from './table.ts'

const exchange = (changes: Parameters<typeof Object.assign>[1], level = 0) =>
  position(state => {
    state.good = 3
    Object.assign(player(state), { shareValue: 15, money: 60 }, changes)
    player(state).tracks[5] = level
  })

rule('CG 1.a.5', 'buy shares, then take loans, then regain ships', () => {
  const state = exchange({ ships: 0 })
  play(state, 'action stock exchange')
  expect(legal(state)).toEqual(['buy 0', 'buy 1', 'buy 2', 'buy 3', 'buy 4'])
  play(state, 'buy 2')
  expect([player(state).shares, player(state).money, state.step]).toEqual([12, 30, 'take loans'])
  play(state, 'loans 0')
  expect(player(state).ships).toBe(2)
})

rule('CG 1.a.5', 'nine loans in all, and no more shares than the money pays', () => {
  const state = exchange({ loans: 7 })
  play(state, 'action stock exchange')
  expect(refused(state, 'buy 5')).toBe('not-affordable')
  play(state, 'buy 0')
  expect([refused(state, 'loans 2'), refused(state, 'loans 3')]).toEqual([undefined, 'loan-spaces-full'])
})

rule('CG-E30', 'value 15: the first share, or the first two, cost 8, further ones 15', () => {
  const paid = (level: number, count: number) => {
    const state = exchange({}, level)
    return -cash(play(state, 'action stock exchange', `buy ${count}`), 'shares')
  }
  expect([paid(0, 1), paid(1, 1), paid(1, 2), paid(2, 2), paid(2, 3)]).toEqual([15, 8, 23, 16, 31])
})

rule('CG-E31', 'two loans at value 15 bring 30 after the purchase', () => {
  const state = exchange({ money: 0 })
  play(state, 'action stock exchange')
  expect([state.step, player(state).shares]).toEqual(['take loans', 10])
  play(state, 'loans 2')
  expect([player(state).money, player(state).loans]).toEqual([30, 2])
})

rule('CG ruling 27', 'loans come after buying and cannot pay for it', () => {
  const state = exchange({ money: 14 })
  play(state, 'action stock exchange')
  expect(state.step).toBe('take loans')
  expect(refused(state, 'buy 1')).toBe('not-now')
})

rule('CG ruling 28', 'the share track ends at 30', () => {
  const state = exchange({ money: 500, shares: 28 })
  play(state, 'action stock exchange')
  expect(legal(state)).toEqual(['buy 0', 'buy 1', 'buy 2'])
  expect(refused(state, 'buy 3')).toBe('share-track-full')
})

rule('CG ruling 46', 'money has no upper end', () => {
  const state = exchange({ money: 299, shareValue: 30 })
  play(state, 'action stock exchange', 'buy 0', 'loans 9')
  expect(player(state).money).toBe(569)
})

rule('CG ruling 52', 'ships are regained by themselves: nobody would leave them', () => {
  const state = exchange({ ships: 1, loans: 9, money: 0 })
  play(state, 'action stock exchange')
  expect([player(state).ships, state.step]).toEqual([2, 'develop'])
})

rule('CG ruling 62', 'a stock exchange buys, borrows or regains a ship', () => {
  const state = exchange({})
  play(state, 'action stock exchange', 'buy 0')
  expect([refused(state, 'loans 0'), refused(state, 'loans 1')]).toEqual(['nothing-done-yet', undefined])
  const bought = exchange({})
  play(bought, 'action stock exchange', 'buy 1')
  expect(refused(bought, 'loans 0')).toBeUndefined()
})

rule('CG ruling 62', 'regaining a ship is enough', () => {
  const state = exchange({ ships: 1 })
  play(state, 'action stock exchange', 'buy 0', 'loans 0')
  expect([player(state).ships, state.step]).toEqual([2, 'develop'])
})

rule('CG ruling 62', 'without a loan or a ship to regain, a share must be bought', () => {
  const state = exchange({ loans: 9 })
  play(state, 'action stock exchange')
  expect([refused(state, 'buy 0'), legal(state)[0]]).toEqual(['nothing-done-yet', 'buy 1'])
})
