// From the facts of a decade to its headlines, the most important first. Pure: no words, no invention.
import { type CompanyNumber, type Entry, TALLIES, type Tally } from './press.ts'

export interface Facts {
  readonly entries: readonly Entry[]
  /** By company, when the decade began and when it ended. */
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly wageBefore: number
  readonly wageAfter: number
}

interface Part {
  readonly company: CompanyNumber
  readonly count: number
}

export type Headline =
  | {
      readonly kind: 'sale'
      readonly company: CompanyNumber
      readonly good: 0 | 1 | 2 | 3
      readonly count: number
      readonly price: number
    }
  | {
      readonly kind: 'lead' | 'passing'
      readonly company: CompanyNumber
      readonly rival: CompanyNumber
      readonly score: number
      readonly rivalScore: number
    }
  | {
      readonly kind: 'leader'
      readonly company: CompanyNumber
      readonly rival: CompanyNumber
      readonly score: number
      readonly ahead: number
    }
  | { readonly kind: 'wages'; readonly from: number; readonly to: number }
  | { readonly kind: 'bankrupt'; readonly company: CompanyNumber }
  /** `parts`: each company that has a share in it, the largest first. */
  | { readonly kind: Tally; readonly count: number; readonly parts: readonly Part[] }

const MOST_HEADLINES = 3

export function headlinesOf(facts: Facts): Headline[] {
  const found = [...fortunes(facts), ...sale(facts), ...tallies(facts), ...wages(facts), ...bankrupt(facts)]
  return found.toSorted((a, b) => importance(b) - importance(a)).slice(0, MOST_HEADLINES)
}

/** What each counted thing is worth as news: at all, and for each further one. */
const WORTH: Readonly<Record<Tally, readonly [first: number, each: number]>> = {
  emergency: [50, 6],
  missed: [45, 5],
  closed: [40, 10],
  loans: [36, 7],
  machines: [30, 4],
  shipped: [24, 2],
  built: [22, 4],
  hired: [15, 1],
}
const LEAD = 95
const PASSING = 60
const LEADER = 34
const SALE = 40
const WAGES = 25
const EACH_POUND_OF_WAGES = 12
const MOST = 90

function importance(headline: Headline): number {
  if ('parts' in headline) {
    const [first, each] = WORTH[headline.kind]
    return Math.min(MOST, first + each * headline.count)
  }
  if ('rivalScore' in headline) return headline.kind === 'lead' ? LEAD : PASSING
  const { kind } = headline
  if (kind === 'bankrupt') return 100
  if (kind === 'leader') return Math.min(MOST, LEADER + headline.ahead / 4)
  if (kind === 'sale') return Math.min(MOST, SALE + (headline.count * headline.price) / 3)
  return WAGES + EACH_POUND_OF_WAGES * Math.abs(headline.to - headline.from)
}

/** A new leader, else the overtaking nearest to the top, else the leader who stays. */
function fortunes({ before, after }: Facts): Headline[] {
  const order = ranked(after)
  const [first, second] = order
  if (first === undefined || second === undefined) return []
  const score = (company: CompanyNumber) => after[company] ?? 0
  const passing = (kind: 'lead' | 'passing', company: CompanyNumber, rival: CompanyNumber): Headline[] => [
    { kind, company, rival, score: score(company), rivalScore: score(rival) },
  ]
  const [formerLeader = first] = ranked(before)
  if (isPassing(before, after, first, formerLeader)) return passing('lead', first, formerLeader)
  for (const [place, company] of order.entries()) {
    const rival = order.slice(place + 1).find(one => isPassing(before, after, company, one))
    if (rival !== undefined) return passing('passing', company, rival)
  }
  const ahead = score(first) - score(second)
  return ahead === 0 ? [] : [{ kind: 'leader', company: first, rival: second, score: score(first), ahead }]
}

/** Strictly behind before, strictly ahead now. */
export function isPassing(
  before: readonly number[],
  after: readonly number[],
  company: CompanyNumber,
  rival: CompanyNumber,
): boolean {
  const was = (before[company] ?? 0) - (before[rival] ?? 0)
  return was < 0 && (after[company] ?? 0) > (after[rival] ?? 0)
}

function ranked(scores: readonly number[]): CompanyNumber[] {
  return scores.map((_, company) => company).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
}

function sale({ entries }: Facts): Headline[] {
  const sales = entries.flatMap(entry => ('sale' in entry ? [entry.sale] : []))
  const [largest] = sales.toSorted((a, b) => b.count * b.price - a.count * a.price)
  return largest === undefined || largest.count === 0 ? [] : [{ kind: 'sale', ...largest }]
}

function tallies({ entries, before }: Facts): Headline[] {
  return TALLIES.flatMap((kind): Headline[] => {
    const sums = before.map(() => 0)
    for (const entry of entries) {
      if ('tally' in entry && entry.tally === kind) sums[entry.company] = (sums[entry.company] ?? 0) + entry.by
    }
    const parts = sums.flatMap((count, company) => (count > 0 ? [{ company, count }] : []))
    const count = parts.reduce((sum, part) => sum + part.count, 0)
    return count === 0 ? [] : [{ kind, count, parts: parts.toSorted((a, b) => b.count - a.count) }]
  })
}

function wages({ wageBefore: from, wageAfter: to }: Facts): Headline[] {
  return from === to ? [] : [{ kind: 'wages', from, to }]
}

function bankrupt({ entries }: Facts): Headline[] {
  return entries.flatMap((entry): Headline[] =>
    'bankrupt' in entry ? [{ kind: 'bankrupt', company: entry.bankrupt }] : [],
  )
}
