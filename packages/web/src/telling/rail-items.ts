// The arrows of the time rail: what this cycle has brought, what is told now, and what is to come.
import type { Seat } from '@arkwright/kernel'
import type { Cycle } from '../play/game-page.ts'
import type { Beat } from './beat.ts'

export interface RailItem {
  readonly key: string
  readonly state: 'past' | 'now' | 'to come'
  /** Undefined: it has not happened, or is not told yet. */
  readonly beat: Beat | undefined
  readonly seat: Seat | undefined
  readonly good: number | undefined
  readonly kind: Beat['kind']
}

interface Present {
  /** The beat that is told now; undefined: all are. */
  readonly told: number | undefined
  readonly cycle: Cycle | undefined
  readonly pending: Seat | undefined
}

/** Before the first cycle there is no order to show. */
const MOST_BEFORE = 6

export function railItems(beats: readonly Beat[], { told, cycle, pending }: Present): readonly RailItem[] {
  const until = told ?? beats.length - 1
  const begins = beats.findLastIndex(({ kind, index }) => kind === 'economy' && index <= until)
  const from = begins === -1 ? Math.max(0, until + 1 - MOST_BEFORE) : begins
  const past = beats.slice(from, until + 1).filter(({ kind }) => kind !== 'preparation')
  const items = past.map((beat): RailItem => {
    const { index, kind, seat, good } = beat
    return { key: `beat ${index}`, state: index === told ? 'now' : 'past', beat, seat, good, kind }
  })
  return begins === -1 ? items : [...items, ...coming(past, told, cycle, pending)]
}

function coming(
  past: readonly Beat[],
  told: number | undefined,
  cycle: Cycle | undefined,
  pending: Seat | undefined,
): RailItem[] {
  if (cycle === undefined || past.some(({ kind }) => kind === 'sale')) return []
  const done = new Set(past.flatMap(({ kind, seat }) => (kind === 'turn' ? [seat] : [])))
  const isPending = (seat: Seat) => told === undefined && seat === pending
  const turns = cycle.seats.filter(seat => !done.has(seat) || isPending(seat))
  const items = turns.map(
    (seat): RailItem => ({
      key: `turn ${seat}`,
      state: isPending(seat) ? 'now' : 'to come',
      beat: undefined,
      seat,
      good: undefined,
      kind: 'turn',
    }),
  )
  return [...items, { key: 'sale', state: 'to come', beat: undefined, seat: undefined, good: cycle.good, kind: 'sale' }]
}
