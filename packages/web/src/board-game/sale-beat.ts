// A sale in chapters: the customers, each call, takings, share value, wages, what fades, ships and stores, the next start.
import { type BoardEvent, IMPORTER, type State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { Draft, DraftBeat, Fact, OpenBeat } from '../telling/beat.ts'
import { sentenceOf, tellFacts } from '../telling/teller.ts'
import { heardIn, type Telling } from '../telling/turn-steps.ts'
import { appealShared, lastCustomer, tieWords } from './ties.ts'

const words = text.told.sale

export const SALE_CHAPTERS = [
  'goods',
  'calls',
  'takings',
  'value',
  'wages',
  'fades',
  'shipment',
  'storage',
  'start',
] as const
export type SaleChapter = (typeof SALE_CHAPTERS)[number]

export type SaleEvent = Extract<BoardEvent, { type: 'sale' }>
type BoardFact = Fact<BoardEvent>

const CHAPTERS: { readonly [T in BoardEvent['type']]?: SaleChapter } = {
  sale: 'calls',
  sold: 'takings',
  distribution: 'fades',
  price: 'fades',
  shipped: 'shipment',
  contract: 'shipment',
  stored: 'storage',
  discarded: 'storage',
  'goods sold at the fixed price': 'storage',
  'start player': 'start',
}

const CLIMBS: ReadonlySet<string> = new Set(['goods sold', 'most appeal', 'most sold'])

/** A fact whose chapter depends on what is around it joins the chapter before it. */
function chapterOf(event: BoardEvent | undefined, before: SaleChapter): SaleChapter {
  if (event === undefined) return before
  if (event.type === 'paid' && event.to === 'wages and machines') return 'wages'
  if (event.type === 'received' && event.from === 'goods') return 'takings'
  if (event.type === 'received' && event.from === 'shipment') return 'shipment'
  if (event.type === 'share value') {
    if (CLIMBS.has(event.why)) return 'value'
    if (event.why === 'forced price cut') return 'fades'
    if (event.why === 'emergency sale' || event.why === 'loan') return 'wages'
    return before
  }
  if (event.type === 'shares' || event.type === 'loans') return 'wages'
  return CHAPTERS[event.type] ?? before
}

function byChapter(facts: readonly BoardFact[]): Map<SaleChapter, BoardFact[]> {
  const chapters = new Map<SaleChapter, BoardFact[]>()
  let before: SaleChapter = 'goods'
  for (const fact of facts) {
    before = chapterOf(fact.event, before)
    const known = chapters.get(before)
    if (known === undefined) chapters.set(before, [fact])
    else known.push(fact)
  }
  return chapters
}

export function saleOf(facts: readonly Pick<BoardFact, 'event'>[]): SaleEvent | undefined {
  return facts.map(({ event }) => event).find(event => event?.type === 'sale')
}

/** The position in which a sale was held, asked for where its last customer had to be shared out. */
type SaleState = (at: number) => State

export function saleBeat(
  { kind, facts }: OpenBeat<BoardEvent>,
  telling: Telling<BoardEvent>,
  stateAt: SaleState,
): DraftBeat {
  const chapters = byChapter(facts)
  const sale = saleOf(facts)
  const caption =
    sale === undefined ? words.asked : text.boardGameLog.table.sale({ good: sale.good, demand: sale.demand })
  const reasonOf = (chapter: SaleChapter) =>
    chapter === 'value' && sale !== undefined ? noneForAppeal(facts, sale, telling.names, stateAt) : undefined
  const steps: Draft[] = [{ chapter: 'goods', facts: chapters.get('goods') ?? [], caption }]
  for (const chapter of SALE_CHAPTERS.slice(1)) {
    const own = chapters.get(chapter)
    if (own === undefined) continue
    if (chapter === 'calls') steps.push(...callSteps(own, sale, telling.names, stateAt))
    else steps.push({ chapter, facts: own, caption: captionOf(chapter, own, telling), reason: reasonOf(chapter) })
  }
  const rules = tellFacts(heardIn(facts), telling.tables, true).flatMap(line => line.rules)
  const short = sale === undefined ? words.asked : text.boardGame.film.title({ good: sale.good })
  return { kind, seat: undefined, good: sale?.good, caption, short, rules: [...new Set(rules)], steps }
}

export function takerName(taker: number, names: readonly string[]): string {
  return taker === IMPORTER ? text.boardGameLog.table.importerName : (names[taker] ?? '')
}

function callSteps(
  facts: readonly BoardFact[],
  sale: SaleEvent | undefined,
  names: readonly string[],
  stateAt: SaleState,
): Draft[] {
  if (sale === undefined) return []
  const { calls, good } = sale
  const at = facts.find(({ event }) => event === sale)?.at ?? 0
  const steps: Draft[] = calls.map(({ space, takers }, place) => ({
    chapter: 'calls',
    calls: place + 1,
    facts: place === 0 ? facts : [],
    caption: words.call({ space, takers: takers.map(taker => takerName(taker, names)), count: takers.length }),
    reason: place === calls.length - 1 ? endOf(sale, names, () => stateAt(at)) : undefined,
  }))
  const counts = new Map<number, number>()
  for (const taker of calls.flatMap(call => call.takers)) counts.set(taker, (counts.get(taker) ?? 0) + 1)
  const parts = [...counts].map(([taker, count]) => words.counted({ name: takerName(taker, names), count }))
  const total = parts.length === 0 ? words.noneSold({ good }) : words.sold({ good, parts })
  const of = { chapter: 'calls', calls: calls.length, caption: total }
  return [...steps, { ...of, facts: calls.length === 0 ? facts : [] }]
}

/** Equals sell together, even beyond the demand — SJ III.1. */
function endOf({ calls, demand, good }: SaleEvent, names: readonly string[], state: () => State): string | undefined {
  const sold = calls.flatMap(call => call.takers).length
  if (sold < demand) return undefined
  if (sold > demand) return words.together({ count: sold - demand })
  const tie = lastCustomer(state(), good, calls, demand)
  return tie === undefined ? words.customersGone : tieWords(tie, names)
}

/** Why no one climbs for the highest appeal: several have it. */
function noneForAppeal(
  facts: readonly BoardFact[],
  sale: SaleEvent,
  names: readonly string[],
  stateAt: SaleState,
): string | undefined {
  if (facts.some(({ event }) => event?.type === 'share value' && event.why === 'most appeal')) return undefined
  const shared = appealShared(stateAt(facts.find(({ event }) => event === sale)?.at ?? 0), sale.good)
  if (shared === undefined) return undefined
  return words.appealShared({ takers: shared.members.map(member => takerName(member, names)), appeal: shared.appeal })
}

function captionOf(chapter: SaleChapter, facts: readonly BoardFact[], telling: Telling<BoardEvent>): string {
  const { names } = telling
  const amounts = (of: (event: BoardEvent) => number | undefined) => bySeat(facts, of)
  const named = (list: [Seat, number][], told: (name: string, amount: number) => string) =>
    list.map(([seat, amount]) => told(names[seat] ?? '', amount))
  const money = (name: string, amount: number) => words.amount({ name, amount })
  if (chapter === 'takings') {
    const takings = amounts(event => (event.type === 'received' && event.from === 'goods' ? event.amount : undefined))
    if (takings.length > 0) return words.takings({ parts: named(takings, money) })
  }
  if (chapter === 'value') {
    const steps = amounts(event => (event.type === 'share value' ? event.to - event.from : undefined))
    if (steps.length > 0) return words.value({ parts: named(steps, (name, by) => words.spaces({ name, by })) })
  }
  if (chapter === 'wages') {
    const wages = amounts(event =>
      event.type === 'paid' && event.to === 'wages and machines' ? event.amount : undefined,
    )
    const emergencies = facts.filter(({ event }) => event?.type !== 'paid')
    return [words.wages({ parts: named(wages, money) }), plainly(emergencies, telling)].filter(Boolean).join(' ')
  }
  const start = facts.map(({ event }) => event).find(event => event?.type === 'start player')
  if (chapter === 'start' && start?.type === 'start player') return words.starts({ name: names[start.seat] ?? '' })
  if (chapter === 'fades') {
    const levels = facts.flatMap(({ event }) =>
      event?.type === 'distribution' ? [words.level({ name: names[event.seat] ?? '', level: event.level })] : [],
    )
    const cuts = facts.filter(({ event }) => event?.type === 'price' || event?.type === 'share value')
    return [words.fades({ parts: levels }), plainly(cuts, telling)].filter(Boolean).join(' ')
  }
  return plainly(facts, telling) || words.chapters[chapter]
}

function plainly(facts: readonly BoardFact[], { tables, names }: Telling<BoardEvent>): string {
  return tellFacts(heardIn(facts), tables, true)
    .map(line => sentenceOf(line, names, tables))
    .join(' ')
}

function bySeat(
  facts: readonly BoardFact[],
  amountOf: (event: BoardEvent) => number | undefined,
): [seat: Seat, amount: number][] {
  const sums = new Map<Seat, number>()
  for (const { event } of facts) {
    if (event === undefined || !('seat' in event)) continue
    const amount = amountOf(event)
    if (amount !== undefined) sums.set(event.seat, (sums.get(event.seat) ?? 0) + amount)
  }
  return [...sums]
}
