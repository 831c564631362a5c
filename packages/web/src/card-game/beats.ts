// The story of a card game: where each beat begins.
import { type Fact as CardFact, cardGame, type Move } from '@arkwright/card-game'
import type { PlayedGame } from '../play/history.ts'
import { type Beat, type Fact, factsOf, grouped, type OpenBeat, type Opening, withMoments } from '../telling/beat.ts'
import { remembered } from '../telling/remembered.ts'
import { type Telling, toldInSteps } from '../telling/turn-steps.ts'
import { toldPlainly } from './captions.ts'
import { isSoldAtOnce } from './production.ts'
import { productionBeat } from './production-beat.ts'
import { cardTables } from './tell.ts'

export function beats(played: PlayedGame, names: readonly string[]): readonly Beat[] {
  const telling: Telling<CardFact> = { tables: cardTables(names), names, plainly: toldPlainly }
  let good: number | undefined
  const drafts = grouped(factsOf<CardFact>(played), opens).map(open => {
    const round = open.facts.find(({ event }) => event?.type === 'round')?.event
    if (round?.type === 'round') good = round.good
    const active = good ?? 0
    return remembered(open, telling, () => {
      if (open.kind === 'sale') return productionBeat(open, active, telling)
      const told = toldInSteps(open, telling)
      return told && (round === undefined ? told : { ...told, good: active })
    })
  })
  return withMoments(drafts.filter(draft => draft !== undefined))
}

function opens(fact: Fact<CardFact>, next: CardFact | undefined, open: OpenBeat<CardFact>): Opening | undefined {
  const { event, move, decider, isFirst } = fact
  const kind = event && kindOf(event, next)
  if (kind !== undefined) return kind === open.kind ? undefined : { kind }
  if (!isFirst || decider === undefined || open.kind === 'sale') return undefined
  if (open.kind === 'turn' && open.seat === decider) return undefined
  // The first producer may be asked before anything is made.
  if (open.kind !== 'preparation' && move !== undefined && IN_SALE.includes(kindIn(move))) return { kind: 'sale' }
  return { kind: 'turn', seat: decider }
}

type MoveKind = Move['kind'] | undefined

const IN_SALE: readonly MoveKind[] = ['use', 'sell', 'decline']

function kindIn(notation: string): MoveKind {
  return cardGame.parseMove(notation)?.kind
}

function kindOf(event: CardFact, next: CardFact | undefined): Opening['kind'] | undefined {
  if (event.type === 'round') return 'economy'
  if (event.type === 'final scoring') return 'end'
  if (event.type === 'opponent drawn' || (event.type === 'chance' && kindIn(event.outcome) === 'draw')) {
    return 'opponents'
  }
  return isSoldAtOnce(event, next) ? 'sale' : undefined
}
