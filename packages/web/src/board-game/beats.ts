// The story of a board game: where each beat begins.
import type { BoardEvent, Move, State } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import type { PlayedGame } from '../play/history.ts'
import { type Beat, type Fact, factsOf, grouped, type OpenBeat, type Opening, withMoments } from '../telling/beat.ts'
import { positionAt } from '../telling/moment.ts'
import { type Tellers, tellBy } from '../telling/part.ts'
import { remembered } from '../telling/remembered.ts'
import { type Telling, toldInSteps } from '../telling/turn-steps.ts'
import { moveIn, toldPlainly } from './captions.ts'
import { saleBeat } from './sale-beat.ts'
import { JENNY_TABLES } from './tell.ts'

export function beats(played: PlayedGame, names: readonly string[], tables = JENNY_TABLES): readonly Beat[] {
  const telling: Telling<BoardEvent> = { tables, names, plainly: toldPlainly }
  const { journal } = played
  const stateAt = (at: number) => positionAt(journal, journal, { at, isWithin: true }) as State
  const drafts = grouped(factsOf<BoardEvent>(played), opens).map(open =>
    remembered(open, telling, () =>
      open.kind === 'sale' ? saleBeat(open, telling, stateAt) : withGood(open, toldInSteps(open, telling)),
    ),
  )
  return withMoments(drafts.filter(draft => draft !== undefined))
}

function withGood<D extends object>(open: OpenBeat<BoardEvent>, draft: D | undefined): D | undefined {
  const cycle = open.facts.find(({ event }) => event?.type === 'cycle')?.event
  return draft && cycle?.type === 'cycle' ? { ...draft, good: cycle.good } : draft
}

function opens(fact: Fact<BoardEvent>, _: BoardEvent | undefined, open: OpenBeat<BoardEvent>): Opening | undefined {
  const byFact = fact.event && tellBy(OPENS, fact.event, open)
  if (byFact !== undefined) return byFact
  return fact.isFirst && fact.decider !== undefined && fact.move !== undefined
    ? opensByMove(fact.move, fact.decider, fact.event, open)
    : undefined
}

const OPENS: Tellers<BoardEvent, Opening | undefined, OpenBeat<BoardEvent>> = {
  decade: () => ({ kind: 'decade' }),
  chance({ outcome }, open) {
    const kind = moveIn(outcome)?.kind
    if (kind === 'economy') return { kind }
    return kind === 'event' ? unless(open, kind) : undefined
  },
  cycle: (_, open) => unless(open, 'economy'),
  sale: (_, open) => unless(open, 'sale'),
  event: (_, open) => unless(open, 'event'),
  paid: ({ to }, open) => (to === 'crews and warehouse workers' ? unless(open, 'event') : undefined),
  placed: ({ seat }, open) => turnOf(seat, open),
  shares: ({ seat, why }, open) => (why === 'bought' || why === 'sold' ? exchange(seat, open) : undefined),
  loans: ({ seat, by }, open) => (by < 0 ? exchange(seat, open) : undefined),
  'game over': () => ({ kind: 'end' }),
}

function unless({ kind: now }: OpenBeat<BoardEvent>, kind: Opening['kind']): Opening | undefined {
  return now === kind ? undefined : { kind }
}

function hasPlaced({ facts }: OpenBeat<BoardEvent>): boolean {
  return facts.some(({ event }) => event?.type === 'placed')
}

/** A turn begins with its marker; the marker's cost may be asked first. */
function turnOf(seat: Seat, open: OpenBeat<BoardEvent>): Opening | undefined {
  return open.kind === 'turn' && open.seat === seat && !hasPlaced(open) ? undefined : { kind: 'turn', seat }
}

/** The last stock exchange, and the one that a tile allows after an event. */
function exchange(seat: Seat, open: OpenBeat<BoardEvent>): Opening | undefined {
  return open.kind === 'sale' || open.kind === 'event' ? { kind: 'turn', seat } : undefined
}

const IN_SALE: readonly (Move['kind'] | undefined)[] = ['sell stored', 'stop selling']
const IN_EXCHANGE: readonly (Move['kind'] | undefined)[] = ['sell shares', 'buy shares', 'repay']

function opensByMove(
  notation: string,
  seat: Seat,
  event: BoardEvent | undefined,
  open: OpenBeat<BoardEvent>,
): Opening | undefined {
  const kind = moveIn(notation)?.kind
  if (kind === 'place') return turnOf(seat, open)
  if (IN_SALE.includes(kind)) return unless(open, 'sale')
  if (open.kind === 'sale' || open.kind === 'event')
    return IN_EXCHANGE.includes(kind) ? { kind: 'turn', seat } : undefined
  if (open.kind !== 'turn') return { kind: 'turn', seat }
  if (open.seat === seat) return undefined
  // After the turns, players may be asked about the sale before it begins.
  if (hasPlaced(open)) return { kind: 'sale' }
  return event?.type === 'start player' ? undefined : { kind: 'turn', seat }
}
