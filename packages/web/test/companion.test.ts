import { IMPORTER } from '@arkwright/board-game'
import { expect, test } from 'vitest'
import { costOf, marketWith } from '../src/board-game/companion/job-market.ts'
import { type SaleEntry, type SellerEntry, tellSale } from '../src/board-game/companion/sale.ts'

const seller = (given: Partial<SellerEntry>): SellerEntry => ({
  plays: true,
  appeal: 0,
  quality: 9,
  output: 3,
  stored: 0,
  price: 5,
  ...given,
})
const sale = (given: Partial<SaleEntry> & Pick<SaleEntry, 'sellers'>) => tellSale({ demand: 7, importer: 0, ...given })

test('the clothes sale of the rules: calls, totals, share value', () => {
  const told = sale({ importer: 3, sellers: [seller({ appeal: 4, price: 7 }), seller({ appeal: 3 })] })
  expect(told.calls.map(({ space, takers, left }) => ({ space, takers, left }))).toEqual([
    { space: 4, takers: [0], left: 6 },
    { space: 3, takers: [0, 1, IMPORTER], left: 3 },
    { space: 2, takers: [0, 1, IMPORTER], left: 0 },
  ])
  expect(told.importer).toBe(2)
  expect(told.totals[0]).toEqual({
    seller: 0,
    sold: 3,
    income: 21,
    unsold: 0,
    steps: [
      { by: 2, why: 'goods sold' },
      { by: 1, why: 'most appeal' },
      { by: 1, why: 'most sold' },
    ],
  })
  expect(told.totals[1]).toMatchObject({ sold: 2, unsold: 1, steps: [{ by: 2, why: 'goods sold' }] })
  expect(told.calls[1]?.ties).toEqual([{ why: 'importer last', first: 1, second: IMPORTER }])
})

test('quality decides between equal appeals, and equal companies sell beyond the demand', () => {
  const better = sale({ demand: 1, sellers: [seller({ appeal: 2 }), seller({ appeal: 2, quality: 10 })] })
  expect(better.calls).toMatchObject([{ takers: [1], left: 0, tooLate: [0] }])
  const equal = sale({ demand: 1, sellers: [seller({ appeal: 2 }), seller({ appeal: 2 })] })
  expect(equal.calls).toMatchObject([{ takers: [0, 1], left: -1, ties: [{ why: 'together', first: 0, second: 1 }] }])
})

test('a company with nothing left is named, and stored goods are sold after the output', () => {
  const told = sale({ sellers: [seller({ appeal: 4, output: 1 }), seller({ appeal: 4, output: 1, stored: 2 })] })
  expect(told.calls[1]?.soldOut).toEqual([0])
  expect(told.totals[1]).toMatchObject({ sold: 3, unsold: 0 })
})

test('no company sells without a factory', () => {
  expect(sale({ sellers: [seller({ appeal: 4, plays: false })] })).toEqual({ calls: [], totals: [], importer: 0 })
})

test('the job market: demand, wage and what a factory costs', () => {
  expect(marketWith(38)).toEqual({ demands: [11, 10, 8, 7], wage: 3 })
  expect(marketWith(80)).toEqual({ demands: [0, 0, 0, 0], wage: 2 })
  expect(marketWith(0).wage).toBe(5)
  expect(costOf(3, 1, 50)).toBe(7)
})
