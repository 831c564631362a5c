// The examples of two sections, calculated by the rules engine.
import '../companion/companion.css'
import type { ReactNode } from 'react'
import { text } from '../../messages/index.ts'
import { Link } from '../../shell/link.tsx'
import { CompanionCalls } from '../companion/companion-calls.tsx'
import { CompanionTotals } from '../companion/companion-totals.tsx'
import { FIRST_MARKET, FIRST_SALE } from '../companion/entries.ts'
import { ALL_WORKERS } from '../companion/job-market.ts'
import { MarketTable } from '../companion/market-table.tsx'
import { tellSale } from '../companion/sale.ts'

const words = text.library.rules

const EXAMPLES: Readonly<Record<string, () => ReactNode>> = { 'III.1': SaleExample, 'job-market': MarketExample }

export function RulesExample({ section }: { section: string }) {
  const Example = EXAMPLES[section]
  if (Example === undefined) return null
  return (
    <figure className="rules-live">
      <Example />
      <Link to="#/companion">{words.tryIt}</Link>
    </figure>
  )
}

function SaleExample() {
  const told = tellSale(FIRST_SALE)
  return (
    <>
      <figcaption>{words.saleExample}</figcaption>
      <CompanionCalls told={told} />
      <CompanionTotals told={told} />
    </>
  )
}

function MarketExample() {
  const { workers } = FIRST_MARKET
  return (
    <>
      <figcaption>{words.marketExample({ empty: ALL_WORKERS - workers })}</figcaption>
      <MarketTable lines={[{ name: text.library.companion.now, workers }]} />
    </>
  )
}
