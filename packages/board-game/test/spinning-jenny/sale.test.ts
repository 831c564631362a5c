import { SEATS, type Seat } from '@arkwright/kernel'
import { rule } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { appealOf, outputOf } from '../../src/factory.ts'
import { type Call, IMPORTER, runSale, type Seller } from '../../src/sale.ts'
import { CLOTHES, changed, FOOD, idleTurn, newGame, passToProduction, play, playerOf, received } from './position.ts'

function seller(appeal: number, output: number, more: Partial<Seller> = {}): Seller {
  return { appeal, output, quality: 9, stored: 0, agreed: 0, stopped: false, ...more }
}

function sale(demand: number, importer: number, ...sellers: Seller[]) {
  const calls: Call[] = []
  return { ...runSale(demand, importer, sellers, calls), calls: calls.map(({ space, takers }) => [space, ...takers]) }
}

rule('E44', 'demand 7: Marion sells 3, Harold 2, the importer 2, in three calls', () => {
  expect(sale(7, 3, seller(4, 3), seller(3, 3))).toEqual({
    sold: [3, 2],
    fromStore: [0, 0],
    importer: 2,
    asks: undefined,
    calls: [
      [4, 0],
      [3, 0, 1, IMPORTER],
      [2, 0, 1, IMPORTER],
    ],
  })
})

rule('E44', 'even with more demand Harold could never sell more than his appeal of 3', () => {
  expect(sale(20, 3, seller(4, 9), seller(3, 9))).toMatchObject({ sold: [4, 3], importer: 3 })
})

rule('E45', 'who is sold out and has no store is skipped', () => {
  expect(sale(20, 0, seller(4, 3)).calls).toEqual([
    [4, 0],
    [3, 0],
    [2, 0],
  ])
})

rule('E40', 'a row that needs three and holds one produces nothing', () => {
  const state = changed(newGame(), (_, player) => {
    Object.assign(player.factories[2], { workers: [2, 1, 0, 0] })
  })
  expect(outputOf(state, playerOf(state, 0).factories[2], 2)).toBe(1)
})

rule('E41', 'clothes of level I with two rows staffed produce 1 + 2', () => {
  const state = newGame()
  expect(outputOf(state, playerOf(state, 0).factories[CLOTHES], CLOTHES)).toBe(3)
})

rule('E42', 'base quality 9, quality 0, distribution 2, price 7: appeal 4', () => {
  const state = changed(newGame(), (_, player) => {
    Object.assign(player.factories[CLOTHES], { distribution: 2, price: 7 })
  })
  expect(appealOf(state, playerOf(state, 0).factories[CLOTHES], CLOTHES)).toBe(4)
})

rule('ruling 12', 'when demand exceeds supply, the calls give the same: everyone sells up to appeal and output', () => {
  expect(sale(20, 2, seller(5, 3), seller(1, 4), seller(4, 4))).toMatchObject({ sold: [3, 1, 4], importer: 2 })
})

rule(
  'ruling 12',
  'the importer sells up to its position while tokens are left, also after all players are sold out',
  () => {
    expect(sale(9, 6, seller(2, 2))).toMatchObject({ sold: [2], importer: 6 })
    expect(sale(5, 6, seller(2, 2))).toMatchObject({ sold: [0], importer: 5 })
  },
)

rule('SJ III.1', 'for the last tokens: appeal, then the importer last among equals, then quality', () => {
  expect(sale(1, 3, seller(3, 3), seller(2, 3))).toMatchObject({ sold: [1, 0], importer: 0 })
  expect(sale(1, 3, seller(2, 3))).toMatchObject({ sold: [0], importer: 1 })
  expect(sale(1, 0, seller(3, 3, { quality: 9 }), seller(3, 3, { quality: 10 }))).toMatchObject({ sold: [0, 1] })
})

rule('SJ III.1', 'players equal in appeal and quality take together, beyond the demand if need be', () => {
  expect(sale(1, 3, seller(3, 3), seller(3, 3))).toMatchObject({ sold: [1, 1], importer: 0 })
  expect(sale(3, 0, seller(2, 2), seller(2, 2))).toMatchObject({ sold: [2, 2] })
})

rule('ruling 11', 'who has no appeal is not called', () => {
  expect(sale(9, 0, seller(0, 4), seller(25, 4))).toMatchObject({ sold: [0, 4] })
})

rule('ruling 13', 'stored goods are asked for when called with own output exhausted; a no is final', () => {
  const stocked = { stored: 2 }
  expect(sale(9, 0, seller(4, 2, stocked)).asks).toBe(0)
  expect(sale(9, 0, seller(4, 2, { ...stocked, agreed: 1 })).asks).toBe(0)
  expect(sale(9, 0, seller(4, 2, { ...stocked, agreed: 2 }))).toMatchObject({
    sold: [4],
    fromStore: [2],
    asks: undefined,
  })
  expect(sale(9, 0, seller(4, 2, { ...stocked, agreed: 1, stopped: true }))).toMatchObject({
    sold: [3],
    fromStore: [1],
    asks: undefined,
  })
})

test('the result of a sale does not depend on the order in which sellers are given', () => {
  const sellers = [seller(4, 3), seller(3, 2, { quality: 10 }), seller(3, 5), seller(1, 1)]
  for (let demand = 0; demand < 14; demand++) {
    const forwards = sale(demand, 2, ...sellers)
    const backwards = sale(demand, 2, ...sellers.toReversed())
    expect(backwards.sold.toReversed()).toEqual(forwards.sold)
    expect(backwards.importer).toBe(forwards.importer)
  }
})

rule('SJ III.1', 'production cannot be refused while there is demand; without a factory nothing is sold', () => {
  const state = newGame()
  const events = passToProduction(state)
  expect(events.filter(event => event.type === 'sold').map(({ seat, count }) => [seat, count])).toEqual([
    [1, 3],
    [3, 3],
  ])
})

rule('E47', 'three goods at £7 bring £21', () => {
  const state = changed(newGame({ players: 2 }), (before, player) => {
    Object.assign(player.factories[FOOD], { price: 7, quality: 3 })
    before.importers[FOOD] = 0
  })
  expect(received(passToProduction(state), 0)).toBe(21)
})

/** Two players, food active: the first has appeal to spare and two stored food. */
function withStore() {
  const state = changed(newGame({ players: 2 }), (_, player) => {
    Object.assign(player.factories[FOOD], { quality: 3 })
    player.stored[FOOD] = 2
  })
  idleTurn(state)
  idleTurn(state)
  return state
}

rule('ruling 12', 'equal sellers are asked about stored goods from the start player on, in seating order', () => {
  const asked = (startPlayer: Seat) => {
    const state = changed(newGame(), before => {
      before.startPlayer = startPlayer
      before.turnsTaken = 4
      before.emptySpaces = 60
      for (const player of before.players) {
        Object.assign(player.factories[FOOD], { level: 1, price: 5, quality: 3, workers: [2, 0, 0, 0] })
        player.stored[FOOD] = 1
      }
      before.step = 'production'
    })
    const seats: Seat[] = []
    while (state.step === 'sell from store') {
      seats.push(state.seat)
      play(state, 'stop selling')
    }
    return seats
  }
  expect(SEATS.map(asked)).toEqual([
    [0, 1, 2, 3],
    [1, 2, 3, 0],
    [2, 3, 0, 1],
    [3, 0, 1, 2],
  ])
})

rule('SJ III.1', 'a player may sell from store after the own output, one good at a time', () => {
  const state = withStore()
  expect([state.step, state.seat]).toEqual(['sell from store', 0])
  const events = play(state, 'sell stored', 'stop selling')
  expect(events).toContainEqual({ type: 'sold', seat: 0, good: FOOD, count: 4, fromStore: 1, price: 5 })
  expect(playerOf(state, 0).stored[FOOD]).toBe(1)
})

rule('ruling 13', 'in play: who stops is not asked again in this sale', () => {
  const state = withStore()
  play(state, 'stop selling')
  expect(state.step).toBe('place marker')
  expect(playerOf(state, 0).stored[FOOD]).toBe(2)
})
