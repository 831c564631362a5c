// A production in chapters: each company makes, sells, ships, stores and pays; then share values rise — CG 2.
import type { Fact as CardFact, Good } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import type { Draft, DraftBeat, Fact, OpenBeat } from '../telling/beat.ts'
import { sentenceOf, tellFacts } from '../telling/teller.ts'
import { heardIn, type Telling } from '../telling/turn-steps.ts'

const words = text.told.sale

/** The parts of one company's production, and what follows all of them. */
type Part = 'sale' | 'leftovers' | 'costs' | 'value' | 'fades'

const PARTS: { readonly [T in CardFact['type']]?: Part } = {
  produced: 'sale',
  sold: 'sale',
  shipped: 'leftovers',
  stored: 'leftovers',
  'took loans': 'costs',
  bankrupt: 'costs',
  'share value': 'value',
  'rival shares': 'value',
  'rival share value': 'value',
  'distribution fades': 'fades',
}

const COSTS: ReadonlySet<string> = new Set(['wages', 'maintenance', 'fixed cost', 'emergency fund', 'bankruptcy'])

function partOf(event: CardFact | undefined, before: Part): Part {
  if (event === undefined) return before
  if (event.type === 'money') return COSTS.has(event.for) ? 'costs' : before
  return PARTS[event.type] ?? before
}

interface Piece {
  readonly chapter: string
  readonly part: Part
  readonly facts: Fact<CardFact>[]
}

/** The chapter of a company is named by its seat. */
function pieces(facts: readonly Fact<CardFact>[]): Piece[] {
  const all: Piece[] = []
  let part: Part = 'sale'
  let seat: number | undefined
  for (const fact of facts) {
    const { event, decider } = fact
    part = partOf(event, part)
    seat = event !== undefined && 'seat' in event ? event.seat : (seat ?? decider)
    const chapter = part === 'value' || part === 'fades' ? part : `seat ${seat}`
    const last = all.at(-1)
    if (last?.chapter === chapter && last.part === part) last.facts.push(fact)
    else all.push({ chapter, part, facts: [fact] })
  }
  return all
}

export function productionBeat(
  { kind, facts }: OpenBeat<CardFact>,
  good: number,
  telling: Telling<CardFact>,
): DraftBeat {
  const title = text.told.sale.production({ good: good as Good })
  const steps: Draft[] = []
  let waiting: Fact<CardFact>[] = []
  for (const piece of pieces(facts)) {
    const own = [...waiting, ...piece.facts]
    const caption = captionOf(piece, own, telling)
    waiting = caption === '' ? own : []
    if (caption !== '') steps.push({ chapter: piece.chapter, facts: own, caption })
  }
  const last = steps.pop()
  steps.push({
    chapter: last?.chapter ?? 'value',
    caption: last?.caption ?? title,
    facts: [...(last?.facts ?? []), ...waiting],
  })
  const rules = tellFacts(heardIn(facts), telling.tables, true).flatMap(line => line.rules)
  return { kind, seat: undefined, good, caption: title, short: title, rules: [...new Set(rules)], steps }
}

function captionOf({ part }: Piece, facts: readonly Fact<CardFact>[], { tables, names }: Telling<CardFact>): string {
  if (part === 'fades') {
    const parts = facts.flatMap(({ event }) =>
      event?.type === 'distribution fades' ? [words.level({ name: names[event.seat] ?? '', level: event.to })] : [],
    )
    if (parts.length > 0) return words.fades({ parts })
  }
  return tellFacts(heardIn(facts), tables, true)
    .map(line => sentenceOf(line, names, tables))
    .join(' ')
}
