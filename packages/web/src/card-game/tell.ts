// The tables of the card game's teller: which facts are told, and how.
import type { CardGameEvent, Fact } from '@arkwright/card-game'
import type { Line } from '../play/game-page.ts'
import type { HistoryEntry } from '../play/history.ts'
import { heard, linesOf, type Sentence, type TellerTables, tellFacts } from '../telling/teller.ts'
import { text } from './messages/index.ts'
import { isSoldAtOnce } from './production.ts'
import { ruleOf } from './rules-of-facts.ts'
import { partsOf } from './told-parts.ts'

export function cardTables(names: readonly string[]): TellerTables<Fact> {
  const isSolo = names.length === 1
  return {
    sentences: event => sentencesOf(event, names),
    parts: event => (event.type === 'chance' ? [] : partsOf(event, isSolo)),
    rulesOf: event => (event.type === 'chance' ? [] : rulesOf(event)),
    subject(event) {
      if ('seat' in event) return { seat: event.seat }
      return isOfRivals(event) ? { seat: undefined } : undefined
    },
    endsLines: ({ type }) => type === 'opponent drawn',
    beginsSale: isSoldAtOnce,
    turnsInOrder: true,
    line: (player, deeds) => text.cardGameLog.line({ player, deeds }),
  }
}

export function tell(history: readonly HistoryEntry[], names: readonly string[]): Line[] {
  const tables = cardTables(names)
  return linesOf(tellFacts(heard<Fact>(history), tables), names, tables)
}

function rulesOf(event: CardGameEvent): string[] {
  const rule = ruleOf(event)
  return rule === undefined ? [] : [rule]
}

function sentencesOf(event: Fact, names: readonly string[]): Sentence[] {
  const { round, soloRound, over } = text.cardGameLog.table
  if (event.type === 'final scoring') return [{ kind: 'phase', text: over, rules: rulesOf(event) }]
  if (event.type !== 'round') return []
  const { decade, good, startPlayer } = event
  const words =
    names.length === 1 ? soloRound({ decade, good }) : round({ decade, good, player: names[startPlayer] ?? '' })
  return [{ kind: 'phase', text: words, rules: rulesOf(event) }]
}

function isOfRivals({ type }: Fact): boolean {
  return type.startsWith('rival') || type === 'opponent drawn' || type === 'disc moved'
}
