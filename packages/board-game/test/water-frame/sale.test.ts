import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { outputOf } from '../../src/factory.ts'
import { demandFor } from '../../src/job-market.ts'
import { type Call, IMPORTER, runSale, type Seller } from '../../src/sale.ts'
import {
  CLOTHES,
  CUTLERY,
  changed,
  clothesCycle,
  EDITIONS,
  finishCycle,
  firstTurn,
  give,
  harbour,
  moves,
  paid,
  play,
  playerOf,
  received,
  setFactory,
  spaces,
  turnWith,
} from './position.ts'

rule('WF III', 'production comes after all actions and cannot be passed on', () => {
  const state = firstTurn()
  const events = finishCycle(state)
  expect(events.some(({ type }) => type === 'sale')).toBe(true)
})

function seller(appeal: number, output: number, more: Partial<Seller> = {}): Seller {
  return { appeal, quality: 9, output, stored: 0, agreed: 0, stopped: false, ...more }
}

rule('E43', 'in Water Frame too: with 30 to 32 empty spaces seven clothes are wanted', () => {
  const state = firstTurn()
  for (state.emptySpaces of [30, 31, 32]) expect(demandFor(state, CLOTHES)).toBe(7)
})

rule('E44', 'in Water Frame too: Marion sells 3, Harold 2, the importer 2', () => {
  const calls: Call[] = []
  const sale = runSale(7, 3, [seller(4, 3), seller(3, 3)], calls)
  expect([sale.sold, sale.importer]).toEqual([[3, 2], 2])
  expect(calls.map(({ takers }) => takers)).toEqual([[0], [0, 1, IMPORTER], [0, 1, IMPORTER]])
})

rule('E45', 'in Water Frame too: without store the fourth call finds nothing', () => {
  expect(runSale(9, 0, [seller(5, 3)]).sold).toEqual([3])
})

for (const edition of EDITIONS) {
  rule('D7', `${edition}: the importer takes what demand is left, up to its position`, () => {
    expect(runSale(9, 5, [seller(2, 1)]).importer).toBe(5)
    const state = clothesCycle(
      before => {
        before.importers[CLOTHES] = 4
      },
      { edition },
    )
    expect(state.sale.importer).toBe(4)
  })

  rule(
    'E48',
    `${edition}: cutlery II with three rows; the School switches the third off: three goods, five wages`,
    () => {
      const state = turnWith(
        (before, player) => {
          before.cycle = CUTLERY
          before.emptySpaces = 32
          setFactory(playerOf(before, 1), CUTLERY, { level: 0, workers: [0, 0, 0, 0] })
          setFactory(player, CUTLERY, { level: 2, price: 9, workers: [2, 3, 3, 0] })
          give(player, 'school')
          player.cash = 100
          before.turnsTaken = 4
          before.step = 'production'
        },
        { edition },
      )
      // Appeal 3: the two goods of row 3 are never called for.
      expect([state.step, outputOf(state, playerOf(state, 0).factories[CUTLERY], CUTLERY)]).toEqual([
        'after the sale',
        5,
      ])
      const events = play(state, 'use school')
      expect(paid(events, 0, 'wages and machines')).toBe(5 * 2)
      expect(events.some(({ type }) => type === 'stored')).toBe(false)
    },
  )

  rule('D5', `${edition}: the row runs once a good of it is sold: it is asked before, and not again`, () => {
    const state = turnWith(
      (before, player) => {
        before.cycle = CUTLERY
        before.emptySpaces = 60
        setFactory(playerOf(before, 1), CUTLERY, { level: 0, workers: [0, 0, 0, 0] })
        setFactory(player, CUTLERY, { level: 2, price: 5, workers: [2, 3, 3, 0] })
        give(player, 'school')
        player.cash = 100
        before.turnsTaken = 4
        before.step = 'production'
      },
      { edition },
    )
    expect([state.step, state.seat]).toEqual(['last row', 0])
    const off = changed(state, () => undefined)
    const events = play(off, 'use school')
    expect([off.sale.sold[0], paid(events, 0, 'wages and machines')]).toEqual([3, 5 * 4])
    play(state, 'done')
    expect(state.sale.sold[0]).toBe(5)
    expect(state.step).not.toBe('after the sale')
  })
}

rule('WF III.1', 'stored goods may be sold when called with own output exhausted; who stops is not asked again', () => {
  const state = clothesCycle((_, player) => {
    harbour(player).columns = 0b0010
    player.stored[CLOTHES] = 2
    setFactory(player, CLOTHES, { price: 5, distribution: 2 })
  })
  expect([state.step, moves(state)]).toEqual(['sell from store', ['sell stored', 'stop selling']])
  play(state, 'sell stored', 'stop selling')
  expect([state.sale.sold[0], playerOf(state, 0).stored[CLOTHES]]).toEqual([4, 1])
})

rule('ruling 12', 'in Water Frame too: equal appeal and quality take together, beyond the demand if need be', () => {
  expect(runSale(1, 0, [seller(2, 2), seller(2, 2)]).sold).toEqual([1, 1])
})

rule('ruling 12', 'in Water Frame too: equal sellers are asked about stored goods from the start player on', () => {
  const state = turnWith(before => {
    before.cycle = CLOTHES
    before.startPlayer = 2
    before.emptySpaces = 60
    for (const player of before.players) {
      setFactory(player, CLOTHES, { level: 1, price: 5, quality: 0, distribution: 0, workers: [2, 0, 0, 0] })
      harbour(player).columns = 0b0010
      player.stored[CLOTHES] = 1
    }
    before.turnsTaken = 4
    before.step = 'production'
  })
  const asked: number[] = []
  while (state.step === 'sell from store') {
    asked.push(state.seat)
    play(state, 'stop selling')
  }
  expect(asked).toEqual([2, 3, 0, 1])
})

rule('ruling 11', 'without a factory for the good there is no appeal and no sale', () => {
  const state = clothesCycle((_, player) => {
    player.stored[CLOTHES] = 2
    harbour(player).columns = 0b0010
    setFactory(player, CLOTHES, { level: 0, workers: [0, 0, 0, 0] })
  })
  expect(state.sale.sold[0]).toBe(0)
  expect(playerOf(state, 0).stored[CLOTHES]).toBe(2)
})

rule('E47', 'in Water Frame too: three goods at £7 bring £21', () => {
  const state = firstTurn()
  const ready = changed(state, (before, player) => {
    before.emptySpaces = 40
    before.cycle = CLOTHES
    before.seat = 3
    before.turnsTaken = 3
    setFactory(playerOf(before, 2), CLOTHES, { level: 0, workers: [0, 0, 0, 0] })
    setFactory(player, CLOTHES, { price: 7, distribution: 1 })
  })
  const events = finishCycle(ready)
  expect(received(events, 0, 'goods')).toBe(21)
})

rule(
  'E49',
  'in Water Frame too: four spaces for selling two or more with most appeal and most sold, two for selling two',
  () => {
    const ready = turnWith((before, player) => {
      before.emptySpaces = 32
      before.cycle = CLOTHES
      before.importers[CLOTHES] = 3
      before.seat = 3
      before.turnsTaken = 3
      setFactory(player, CLOTHES, { price: 5 })
      setFactory(playerOf(before, 2), CLOTHES, { price: 6 })
    })
    const events = finishCycle(ready)
    expect(events.find(({ type }) => type === 'sale')).toMatchObject({ demand: 7, importer: 2 })
    expect([spaces(events, 0, 'goods sold'), spaces(events, 0, 'most appeal'), spaces(events, 0, 'most sold')]).toEqual(
      [2, 1, 1],
    )
    expect([spaces(events, 2, 'goods sold'), spaces(events, 2, 'most appeal'), spaces(events, 2, 'most sold')]).toEqual(
      [2, 0, 0],
    )
  },
)

rule('WF III.2', 'no bonus on a tie, none when the importer is level', () => {
  const ready = turnWith(before => {
    before.emptySpaces = 60
    before.cycle = CLOTHES
    before.importers[CLOTHES] = 4
    before.seat = 3
    before.turnsTaken = 3
    setFactory(playerOf(before, 0), CLOTHES, { price: 5 })
    setFactory(playerOf(before, 2), CLOTHES, { price: 5 })
  })
  const events = finishCycle(ready)
  expect([spaces(events, 0, 'most appeal'), spaces(events, 2, 'most appeal'), spaces(events, 0, 'most sold')]).toEqual([
    0, 0, 0,
  ])
})
