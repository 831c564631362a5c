import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { CLOTHES, cash, FOOD, give, LAMPS, legal, open, play, player, position, refused, type State } from './table.ts'

const producing = (change: (state: State) => void = () => undefined) =>
  position(
    state => {
      state.good = LAMPS
      change(state)
    },
    { players: 3, expert: ['extra-production'] },
  )

rule(
  'CG 1.a.6',
  'each factory produces alone, with its first or with both worker cards, and pays only for those',
  () => {
    const state = producing(one => {
      open(one, FOOD, { second: 1 })
    })
    play(state, 'action extra production')
    expect(refused(state, 'produce food 2')).toBeUndefined()
    expect(refused(state, 'produce clothes 2')).toBe('not-so-many-worker-cards')
    expect(refused(state, 'produce lamps 0')).toBe('factory-closed')
    const events = play(state, 'produce food 1')
    expect(refused(state, 'produce food 2')).toBe('already-producing')
    const after = play(state, 'done')
    expect(events).toContainEqual({ type: 'produced', seat: 0, good: FOOD, count: 3 })
    expect(player(state).stock).toEqual([3, 0, 0, 0])
    expect([cash(after, 'wages'), cash(after, 'fixed cost'), player(state).money]).toEqual([-6, -4, 40])
  },
)

rule('CG 1.a.6', 'a factory without workers costs its fixed cost alone', () => {
  const state = producing()
  const events = play(state, 'action extra production', 'produce clothes 0', 'done')
  expect([player(state).stock[CLOTHES], cash(events, 'fixed cost'), cash(events, 'wages')]).toEqual([1, -5, 0])
})

rule('CG 1.a.6', 'distribution does not fade by it', () => {
  const state = producing(one => {
    open(one, FOOD, { distribution: 3 })
  })
  play(state, 'action extra production', 'produce food 0', 'done')
  expect(player(state).distribution[FOOD]).toBe(3)
})

rule('CG ruling 23', 'the Workshop spares up to two machines in each factory paid for', () => {
  const state = producing(one => {
    give(one, 0, 'workshop')
    open(one, CLOTHES, { second: 1, firstAutomated: true, secondAutomated: true })
    open(one, LAMPS, { firstAutomated: true })
  })
  const events = play(state, 'action extra production', 'produce clothes 2', 'produce lamps 1', 'done', 'store 0/4/0/0')
  expect(cash(events, 'maintenance')).toBe(-1)
})

rule('CG ruling 34', 'goods beyond the storehouses are wasted, others in them may give way', () => {
  const state = producing(one => {
    open(one, FOOD, { second: 1 })
    player(one).stock = [0, 0, 2, 0]
  })
  play(state, 'action extra production', 'produce food 2', 'done')
  expect(legal(state)).toEqual(['store 4/0/0/0', 'store 2/0/2/0'])
  const events = play(state, 'store 2/0/2/0')
  expect(events).toContainEqual({ type: 'stored', seat: 0, stock: [2, 0, 2, 0], wasted: [3, 0, 0, 0] })
  expect(player(state).money).toBe(50 - 12 - 4)
})

rule('CG ruling 47', 'the emergency fund pays for it, but nothing may be ordered that both cannot pay', () => {
  const short = producing(one => {
    Object.assign(player(one), { money: 1 })
  })
  play(short, 'action extra production', 'produce food 1', 'done')
  expect([player(short).loans, player(short).money]).toEqual([2, 1])
  const broke = producing(one => {
    Object.assign(player(one), { money: 1, loans: 8 })
  })
  play(broke, 'action extra production')
  expect([refused(broke, 'produce food 0'), refused(broke, 'produce food 1')]).toEqual([undefined, 'not-payable'])
  const ruined = producing(one => {
    Object.assign(player(one), { money: 1, loans: 9 })
  })
  expect(refused(ruined, 'action extra production')).toBe('not-payable')
})

rule('CG ruling 61', 'an Extra Shift goes to the next factory ordered', () => {
  const state = producing(one => {
    give(one, 0, 'extra-shift')
  })
  play(state, 'action extra production', 'use extra-shift')
  expect(refused(state, 'done')).toBe('extra-good-not-made-yet')
  const events = play(state, 'produce food 1', 'produce clothes 0')
  expect(events.filter(({ type }) => type === 'produced')).toEqual([
    { type: 'produced', seat: 0, good: FOOD, count: 4 },
    { type: 'produced', seat: 0, good: CLOTHES, count: 1 },
  ])
})
