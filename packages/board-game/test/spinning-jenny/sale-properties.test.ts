// What must hold of every sale, whatever the appeals, outputs and stores.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Call, IMPORTER, runSale, type Seller } from '../../src/sale.ts'

const anySeller: fc.Arbitrary<Seller> = fc
  .record({
    appeal: fc.nat(12),
    quality: fc.integer({ min: 8, max: 12 }),
    output: fc.nat(6),
    stored: fc.nat(5),
    willing: fc.nat(5),
  })
  .map(({ willing, ...seller }) => ({ ...seller, agreed: Math.min(willing, seller.stored), stopped: true }))

const anySale = fc.tuple(fc.nat(20), fc.nat(10), fc.array(anySeller, { minLength: 1, maxLength: 4 }))

function forEverySale(
  check: (
    demand: number,
    importer: number,
    sellers: Seller[],
    calls: Call[],
    sold: readonly number[],
    imported: number,
  ) => void,
): void {
  fc.assert(
    fc.property(anySale, ([demand, importer, sellers]) => {
      const calls: Call[] = []
      const sale = runSale(demand, importer, sellers, calls)
      expect(sale.asks).toBeUndefined()
      check(demand, importer, sellers, calls, sale.sold, sale.importer)
    }),
    { numRuns: 2000, seed: 1770 },
  )
}

test('nobody sells more than appeal, or than output and agreed store; the importer no more than its position', () => {
  forEverySale((_, importer, sellers, __, sold, imported) => {
    for (const [i, { appeal, output, agreed }] of sellers.entries())
      expect(sold[i]).toBeLessThanOrEqual(Math.min(appeal, output + agreed))
    expect(imported).toBeLessThanOrEqual(importer)
  })
})

test('demand is exceeded only by equals taking the last token together', () => {
  forEverySale((demand, _, sellers, calls, sold, imported) => {
    const total = sold.reduce((sum, count) => sum + count, imported)
    if (total <= demand) return
    const last = calls.at(-1)?.takers.slice(-(total - demand + 1)) ?? []
    const first = sellers[last[0] ?? IMPORTER]
    for (const taker of last)
      expect([sellers[taker]?.appeal, sellers[taker]?.quality]).toEqual([first?.appeal, first?.quality])
  })
})

test('while tokens are left, everyone sells all they may', () => {
  forEverySale((demand, importer, sellers, _, sold, imported) => {
    const total = sold.reduce((sum, count) => sum + count, imported)
    if (total >= demand) return
    expect(sold).toEqual(sellers.map(({ appeal, output, agreed }) => Math.min(appeal, output + agreed)))
    expect(imported).toBe(importer)
  })
})

test('more appeal never sells less, everything else being equal', () => {
  fc.assert(
    fc.property(anySale, ([demand, importer, sellers]) => {
      const [first, ...others] = sellers
      if (first === undefined) return
      const before = runSale(demand, importer, sellers).sold[0] ?? 0
      const after = runSale(demand, importer, [{ ...first, appeal: first.appeal + 1 }, ...others]).sold[0] ?? 0
      expect(after).toBeGreaterThanOrEqual(before)
    }),
    { numRuns: 2000, seed: 1780 },
  )
})

test('the calls tell the same as the totals', () => {
  forEverySale((_, __, sellers, calls, sold, imported) => {
    const takers = calls.flatMap(call => call.takers)
    expect(sellers.map((___, i) => takers.filter(taker => taker === i).length)).toEqual(sold)
    expect(takers.filter(taker => taker === IMPORTER)).toHaveLength(imported)
  })
})
