import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { FACES } from '../src/components/faces.ts'
import { appealOf } from '../src/factory.ts'
import { CLOTHES, CUTLERY, FOOD, factory, has, LAMPS, legal, play, player, setUpGame, startGame } from './table.ts'

const openGoods = (state: ReturnType<typeof startGame>, seat: number) =>
  player(state, seat).factories.flatMap((one, good) => (one.side > 0 ? [good] : []))

rule('CG setup 1', 'seat 1 starts', () => {
  const state = startGame({ players: 3 })
  expect(state.startPlayer).toBe(0)
  expect(state.seat).toBe(0)
  expect(state.step).toBe('action')
})

rule('CG setup 2', 'every player has the same pieces', () => {
  const state = startGame({ players: 4 })
  expect(state.players).toHaveLength(4)
  for (const one of state.players) expect(one.factories).toHaveLength(4)
})

rule('CG setup 3', 'boards start with 10 shares at 10, every development at its first level', () => {
  for (const one of startGame({ players: 2 }).players) {
    expect([one.shares, one.shareValue, one.loans, one.shipTokens]).toEqual([10, 10, 0, 0])
    expect(one.tracks).toEqual([0, 0, 0, 0, 0, 0])
    expect(one.qualityLimit).toBe(4)
  }
})

rule('CG setup 4', 'factories and starting development come by seat', () => {
  const two = startGame({ players: 2 })
  expect([openGoods(two, 0), openGoods(two, 1)]).toEqual([
    [FOOD, CUTLERY],
    [CLOTHES, LAMPS],
  ])
  expect([has(two, 'foreman', 0), has(two, 'workshop', 1)]).toEqual([true, true])
  const three = startGame({ players: 3 })
  expect(player(three, 0).tracks).toEqual([0, 1, 0, 0, 0, 0])
  expect([has(three, 'workshop', 1), has(three, 'foreman', 2)]).toEqual([true, true])
  const four = startGame({ players: 4 })
  expect([0, 1, 2, 3].map(seat => openGoods(four, seat))).toEqual([
    [CLOTHES, LAMPS],
    [FOOD, CUTLERY],
    [FOOD, LAMPS],
    [CLOTHES, CUTLERY],
  ])
  expect(player(four, 0).tracks).toEqual([0, 1, 0, 0, 0, 0])
  expect(player(four, 2).tracks).toEqual([0, 0, 0, 1, 0, 0])
  expect([has(four, 'foreman', 1), has(four, 'workshop', 3)]).toEqual([true, true])
})

rule('CG setup 5', 'each open factory has its first worker card, side I', () => {
  const state = startGame({ players: 3 })
  expect(factory(state, FOOD)).toMatchObject({ side: 1, first: 1, second: 0, firstAutomated: false })
  expect(factory(state, LAMPS)).toMatchObject({ side: 0, first: 0 })
})

rule('CG setup 6', 'offices start on price, the token on spot 4', () => {
  expect(factory(startGame({ players: 3 }), FOOD)).toMatchObject({ officeOnAppeal: false, spot: 3 })
})

rule('CG setup 7', 'two ships are ready', () => {
  for (const one of startGame({ players: 4 }).players) expect(one.ships).toBe(2)
})

rule(
  'CG setup 8',
  'the rest waits in the reserve: two factories, no quality, no distribution, empty storehouses',
  () => {
    const [one] = startGame({ players: 4 }).players
    expect(one?.factories.filter(({ side }) => side === 0)).toHaveLength(2)
    expect(one?.stock).toEqual([0, 0, 0, 0])
    expect([one?.quality, one?.distribution]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  },
)

rule('CG setup 9', 'the market shows the side for the player count, food is active, everybody has 50', () => {
  const three = startGame({ players: 3 })
  expect([three.demand, three.wageSpace, three.good, three.decade]).toEqual([[-1, -1, 0, 0], 0, FOOD, 1])
  const four = startGame({ players: 4 })
  expect(four.demand).toEqual([-3, -3, -2, -2])
  expect(four.rules.wages).toHaveLength(17)
  for (const one of four.players) expect(one.money).toBe(50)
  const two = startGame({ players: 2 })
  expect(two.rivals.map(({ appeal }) => appeal)).toEqual([[3, 3, 2, 2]])
})

rule('CG setup 10', 'the supply grows with the number of players', () => {
  const three = startGame({ players: 3 })
  const supply = Object.fromEntries(FACES.map((name, face) => [name, three.supply[face]]))
  expect(supply).toMatchObject({ patent: 3, engineer: 3, 'big-storehouse': 2, entrepreneur: 1, 'extra-shift': 2 })
  expect(supply).toMatchObject({ workshop: 1, foreman: 1, 'patron-clothes-food': 1, 'patron-cutlery-food': 1 })
  expect(supply).toMatchObject({ inventor: 0, 'customs-office': 0, broker: 0, developer: 0, contract: 0 })
})

rule('CG-E1', 'a new player', () => {
  const state = startGame({ players: 3 })
  const one = player(state)
  expect([one.money, one.shares, one.shareValue, one.ships]).toEqual([50, 10, 10, 2])
  expect(openGoods(state, 0)).toEqual([FOOD, CLOTHES])
  for (const good of [FOOD, CLOTHES]) {
    expect(factory(state, good)).toMatchObject({ first: 1, officeOnAppeal: false, spot: 3, marker: 0 })
    expect(appealOf(state.rules, one, good)).toBe(0)
  }
  expect(one.factories.filter(({ marker }) => marker === -1)).toHaveLength(2)
})

rule('CG-E3', 'the basic supply has 11, 17 or 22 cards, two fewer once the starting cards are handed out', () => {
  const total = (list: readonly number[]) => list.reduce((sum, count) => sum + count, 0)
  const seen = [2, 3, 4].map(players => {
    const state = startGame({ players })
    return [total(state.rules.supply), total(state.supply)]
  })
  expect(seen).toEqual([
    [11, 9],
    [17, 15],
    [22, 20],
  ])
})

rule('CG ruling 8', 'placing the neutral player moves no demand', () => {
  expect(startGame({ players: 2 }).demand).toEqual([-1, -1, 0, 0])
})

rule('CG ruling 22', "the starting Foreman's factory is chosen at once", () => {
  const state = setUpGame({ players: 3 })
  expect([state.step, state.seat]).toEqual(['assign', 2])
  expect(legal(state)).toEqual(['assign food', 'assign cutlery'])
  play(state, 'assign cutlery')
  expect(player(state, 2).assigned).toBe(CUTLERY)
})
