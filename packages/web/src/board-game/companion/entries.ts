// The entries of a person at a real table: stored in this browser, so that a phone may sleep between two sales.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { SaleEntry, SellerEntry } from './sale.ts'

export interface MarketEntry {
  readonly workers: number
  readonly hired: number
  readonly back: number
  readonly staff: number
  readonly machines: number
}

interface Entries {
  readonly sale: SaleEntry
  readonly market: MarketEntry
  enterSale(changed: Partial<SaleEntry>): void
  enterSeller(seller: number, changed: Partial<SellerEntry>): void
  enterMarket(changed: Partial<MarketEntry>): void
  reset(): void
}

const SELLER: SellerEntry = { plays: false, appeal: 0, quality: 8, output: 0, stored: 0, price: 5 }

/** The clothes sale that the rules use as their example, so that the page does not start empty. */
export const FIRST_SALE: SaleEntry = {
  demand: 7,
  importer: 3,
  sellers: [
    { ...SELLER, plays: true, appeal: 4, quality: 9, output: 3, price: 7 },
    { ...SELLER, plays: true, appeal: 3, quality: 9, output: 3, price: 6 },
    SELLER,
    SELLER,
  ],
}
export const FIRST_MARKET: MarketEntry = { workers: 38, hired: 2, back: 0, staff: 4, machines: 0 }

export const useEntries = create<Entries>()(
  persist(
    set => ({
      sale: FIRST_SALE,
      market: FIRST_MARKET,
      enterSale: changed => set(({ sale }) => ({ sale: { ...sale, ...changed } })),
      enterSeller: (seller, changed) =>
        set(({ sale }) => ({
          sale: { ...sale, sellers: sale.sellers.map((one, i) => (i === seller ? { ...one, ...changed } : one)) },
        })),
      enterMarket: changed => set(({ market }) => ({ market: { ...market, ...changed } })),
      reset: () => set({ sale: FIRST_SALE, market: FIRST_MARKET }),
    }),
    { name: 'arkwright:companion', partialize: ({ sale, market }) => ({ sale, market }) },
  ),
)
