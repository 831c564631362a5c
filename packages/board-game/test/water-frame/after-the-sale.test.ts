import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { costWithTiles, machinesIn, runningCost, workersIn } from '../../src/factory.ts'
import {
  CLOTHES,
  CUTLERY,
  changed,
  clothesCycle,
  EDITIONS,
  FOOD,
  finishCycle,
  firstTurn,
  give,
  harbour,
  LAMPS,
  moves,
  paid,
  play,
  playerOf,
  received,
  setFactory,
  spaces,
  turnWith,
  untilStep,
  why,
} from './position.ts'

for (const edition of EDITIONS) {
  rule('E46', `${edition}: one of three goods is not sold and goes to the warehouse, if there is room`, () => {
    for (const [columns, stored] of [
      [0b0010, 1],
      [0, 0],
    ]) {
      const state = clothesCycle(
        (_, player) => {
          setFactory(player, CLOTHES, { price: 7 })
          harbour(player).columns = columns ?? 0
        },
        { edition },
      )
      expect([state.sale.sold[0], playerOf(state, 0).stored[CLOTHES]]).toEqual([2, stored])
    }
  })

  rule('D24', `${edition}: nothing is stored without a warehouse`, () => {
    const state = clothesCycle((_, player) => setFactory(player, CLOTHES, { price: 9 }), { edition })
    expect(playerOf(state, 0).stored).toEqual([0, 0, 0, 0])
  })

  rule(
    'E51',
    `${edition}: lamps with 6 workers and 3 machines at £4: 27, with Foreman 19, with Workshop too 17`,
    () => {
      const state = turnWith(
        (before, player) => {
          before.emptySpaces = 52
          setFactory(player, LAMPS, { level: 2, price: 9, workers: [2, 2, 2, 0], machines: [1, 1, 1, 0] })
        },
        { edition },
      )
      const player = playerOf(state, 0)
      const lamps = player.factories[LAMPS]
      const cost = () => costWithTiles(state, player, LAMPS, workersIn(lamps), machinesIn(lamps))
      expect([cost(), runningCost(state, lamps)]).toEqual([27, 27])
      give(player, 'foreman', LAMPS)
      expect(cost()).toBe(19)
      give(player, 'workshop', LAMPS)
      expect(cost()).toBe(17)
    },
  )

  rule('D9', `${edition}: the Workshop's factory pays at most £1, nothing without machines`, () => {
    const state = turnWith((_, player) => give(player, 'workshop', CLOTHES), { edition })
    const player = playerOf(state, 0)
    expect([0, 1, 3].map(machines => costWithTiles(state, player, CLOTHES, 0, machines))).toEqual([0, 1, 1])
  })

  rule('D14', `${edition}: distribution fades in the production phase of its own factory only`, () => {
    const state = clothesCycle(
      (_, player) => {
        setFactory(player, CLOTHES, { distribution: 2 })
        setFactory(player, CUTLERY, { distribution: 2 })
      },
      { edition },
    )
    expect(playerOf(state, 0).factories.map(({ distribution }) => distribution)).toEqual([0, 1, 2, 0])
  })

  rule('E52', `${edition}: six clothes I with ships of 2 and 4: £54, two spaces back, no fee`, () => {
    const state = clothesCycle(
      (before, player) => {
        harbour(player).ships = [2, 4]
        harbour(player).contracts[CLOTHES] = 6
        harbour(player).columns = 0b0010
        player.stored[CLOTHES] = 4
        setFactory(player, CLOTHES, { price: 9 })
        before.emptySpaces = 4
      },
      { edition },
    )
    expect([state.step, state.seat]).toEqual(['ship the active good', 0])
    const events = play(state, 'ship clothes 6')
    expect(received(events, 0, 'shipment')).toBe(54)
    expect(spaces(events, 0, 'ships')).toBe(-2)
    expect(paid(events, 0)).toBe(0)
  })

  rule('E53', `${edition}: with the Agent a contract of 6 is one of 5 or 7`, () => {
    const state = clothesCycle(
      (before, player) => {
        harbour(player).ships = [10, 0]
        harbour(player).contracts[CLOTHES] = 6
        harbour(player).columns = 0b0010
        player.stored[CLOTHES] = 5
        give(player, 'agent in the colonies')
        setFactory(player, CLOTHES, { price: 9 })
        before.emptySpaces = 4
      },
      { edition },
    )
    expect(moves(state, 'ship')).toEqual(['ship clothes 5', 'ship clothes 6', 'ship clothes 7'])
    expect(received(play(state, 'ship clothes 7'), 0, 'shipment')).toBe(63)
  })

  rule('E54', `${edition}: an unfulfilled contract climbs; on the last space it stays and costs two spaces`, () => {
    for (const [players, before, after, lost] of [
      [4, 6, 8, 0],
      [4, 10, 10, -2],
      [2, 2, 4, 0],
      [2, 4, 4, -2],
    ] as const) {
      const state = firstTurn({ players, edition })
      const ready = changed(state, changing => {
        harbour(playerOf(changing, 0)).contracts[FOOD] = before
      })
      const events = finishCycle(ready)
      expect(harbour(playerOf(ready, 0)).contracts[FOOD]).toBe(after)
      expect(spaces(events, 0, 'unfulfilled contract')).toBe(lost)
    }
  })

  rule('E55', `${edition}: the Small Warehouse keeps five in all: a food or a clothes must go for three lamps`, () => {
    const state = turnWith(
      (before, player) => {
        before.cycle = LAMPS
        before.emptySpaces = 0
        before.firedWorkers = 0
        setFactory(player, LAMPS, { level: 1, price: 11, workers: [3, 3, 0, 0] })
        player.stored = [2, 1, 0, 0]
        player.cash = 100
        give(player, 'small warehouse')
        before.turnsTaken = 4
        before.step = 'production'
      },
      { edition },
    )
    expect([state.step, playerOf(state, 0).stored]).toEqual(['discard goods', [2, 1, 0, 3]])
    play(state, 'discard food')
    expect(playerOf(state, 0).stored).toEqual([1, 1, 0, 3])
  })
}

rule('E50', 'in Water Frame too: three workers and a machine at £2 cost £7', () => {
  const state = turnWith((before, player) => {
    before.emptySpaces = 32
    setFactory(player, CLOTHES, { workers: [1, 2, 0, 0], machines: [1, 0, 0, 0] })
  })
  expect(runningCost(state, playerOf(state, 0).factories[CLOTHES])).toBe(7)
})

rule('E65', 'in Water Frame too: appeal never falls below zero; the price follows and a space is lost', () => {
  const ready = turnWith((before, player) => {
    before.cycle = CLOTHES
    before.seat = 3
    before.turnsTaken = 3
    setFactory(player, CLOTHES, { price: 10, distribution: 1 })
  })
  const events = finishCycle(ready)
  expect(playerOf(ready, 0).factories[CLOTHES]).toMatchObject({ price: 9, distribution: 0 })
  expect(spaces(events, 0, 'forced price cut')).toBe(-1)
})

rule('WF III.3', 'rows that made nothing are paid for all the same', () => {
  const state = clothesCycle((_, player) => setFactory(player, CLOTHES, { workers: [2, 1, 0, 0] }))
  expect(playerOf(state, 0).cash).toBe(100 + 6 - 3 * 2)
})

rule('WF III.4', 'only the active good, whole contracts, goods from production and store, both ships together', () => {
  const state = clothesCycle((before, player) => {
    harbour(player).ships = [2, 2]
    harbour(player).contracts = [0, 4, 2, 0]
    harbour(player).columns = 0b0110
    player.stored = [0, 1, 2, 0]
    setFactory(player, CLOTHES, { price: 9 })
    before.emptySpaces = 4
  })
  expect(why(state, 'ship cutlery 2')).toBe('WF III.4: only-the-active-good')
  const events = play(state, 'ship clothes 4')
  expect([received(events, 0, 'shipment'), playerOf(state, 0).stored]).toEqual([36, [0, 0, 2, 0]])
  expect(harbour(playerOf(state, 0)).contracts).toEqual([0, 0, 2, 0])
})

rule('ruling 22', 'a contract climbs also without a factory for its good', () => {
  const state = turnWith((_, player) => {
    harbour(player).contracts[FOOD] = 2
  })
  finishCycle(state)
  expect(harbour(playerOf(state, 0)).contracts[FOOD]).toBe(4)
})

rule('ruling 23', 'as few ships as carry it: one space back when one is enough', () => {
  const state = clothesCycle((before, player) => {
    harbour(player).ships = [2, 4]
    harbour(player).contracts[CLOTHES] = 2
    setFactory(player, CLOTHES, { price: 9 })
    before.emptySpaces = 4
  })
  expect(spaces(play(state, 'ship clothes 2'), 0, 'ships')).toBe(-1)
})

rule('WF III.4', 'too few goods or too little capacity: nothing is asked, the contract climbs', () => {
  const state = clothesCycle((before, player) => {
    harbour(player).ships = [2, 0]
    harbour(player).contracts[CLOTHES] = 4
    setFactory(player, CLOTHES, { price: 9 })
    before.emptySpaces = 4
  })
  expect(state.step).not.toBe('ship the active good')
  expect(harbour(playerOf(state, 0)).contracts[CLOTHES]).toBe(6)
})

rule('WF III.5', 'columns hold five of one good, rows one of each; the rest is lost', () => {
  const kept = (columns: number, rows: number) =>
    playerOf(
      clothesCycle((before, player) => {
        Object.assign(harbour(player), { columns, rows })
        setFactory(player, CLOTHES, { level: 3, price: 13, workers: [2, 2, 2, 0] })
        before.emptySpaces = 4
      }),
      0,
    ).stored[CLOTHES]
  expect([kept(0, 0), kept(0, 2), kept(0b0010, 0), kept(0b0001, 0)]).toEqual([0, 2, 5, 0])
})

rule('ruling 15', 'goods count in the large warehouse first; only those on the price scales must make room', () => {
  const state = turnWith((before, player) => {
    before.cycle = LAMPS
    before.emptySpaces = 0
    before.firedWorkers = 0
    setFactory(player, LAMPS, { level: 1, price: 11, workers: [3, 3, 0, 0] })
    harbour(player).columns = 0b0010
    player.stored = [3, 3, 0, 0]
    player.cash = 100
    give(player, 'small warehouse')
    before.turnsTaken = 4
    before.step = 'production'
  })
  expect(state.step).toBe('discard goods')
  expect(why(state, 'discard clothes')).toBe('WF III.5: all-in-the-large-warehouse')
  expect(why(state, 'discard cutlery')).toBe('WF III.5: none-stored')
})

rule('WF III.5', 'prices keep off the spaces where goods of the Small Warehouse lie', () => {
  const state = turnWith((_, player) => {
    give(player, 'small warehouse')
    player.stored[CLOTHES] = 5
    setFactory(player, CLOTHES, { level: 4, quality: 4, distribution: 4 })
  })
  play(state, 'place distribution 1')
  untilStep(state, 'adjust prices')
  expect(why(state, 'price clothes 20')).toBeUndefined()
  expect(why(state, 'price clothes 21')).toBe('WF III.5: goods-stored-there')
})
