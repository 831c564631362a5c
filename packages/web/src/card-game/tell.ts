// The log of the card game: groups facts into lines, one for each turn, production, draw and phase.
import type { CardGameEvent, Fact } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { Line } from '../play/game-page.ts'
import type { HistoryEntry } from '../play/history.ts'
import { ruleOf } from './rules-of-facts.ts'
import { type Part, partOf } from './told-parts.ts'

/** Everything one seat or the solo opponents did before the next turn or phase begins. */
interface Telling {
  readonly seat: Seat | undefined
  readonly kind: Line['kind']
  readonly parts: Map<string, { count: number; part: Part }>
  readonly rules: Set<string>
  /** Wages, maintenance and fixed cost, reported as one sum. */
  costs: number
  at: number
}

type Of<T extends CardGameEvent['type']> = Extract<CardGameEvent, { type: T }>

export function tell(history: readonly HistoryEntry[], names: readonly string[]): Line[] {
  const teller = new Teller(names)
  for (const { at, events } of history) {
    for (const event of events as readonly Fact[]) teller.hear(event, at)
  }
  return teller.finish()
}

function rulesOf(event: CardGameEvent): string[] {
  const rule = ruleOf(event)
  return rule === undefined ? [] : [rule]
}

class Teller {
  private readonly lines: Line[] = []
  private readonly names: readonly string[]
  private open: Telling[] = []
  private producing = false
  private made: Of<'produced'> | undefined
  private over = false

  constructor(names: readonly string[]) {
    this.names = names
  }

  finish(): Line[] {
    this.flush()
    return this.lines
  }

  hear(event: Fact, at: number): void {
    if (event.type === 'chance') return
    this.hearMade(event, at)
    if (event.type === 'round') this.phase(at, event, this.roundOf(event))
    else if (event.type === 'final scoring' && !this.over) {
      this.over = true
      this.phase(at, event, text.cardGameLog.table.over)
    }
    if (event.type === 'opponent drawn') this.flush()
    if (event.type === 'produced') this.made = event
    else if ('seat' in event) this.hearOf(event.seat, event, at)
    else if (isOfRivals(event)) this.hearOf(undefined, event, at)
  }

  /** Goods made in production are sold at once; goods made in extra production belong to the turn. */
  private hearMade(event: CardGameEvent, at: number): void {
    const { made } = this
    if (made === undefined) return
    this.made = undefined
    if (event.type === 'sold' && !this.producing) {
      this.flush()
      this.producing = true
    }
    this.hearOf(made.seat, made, at)
  }

  private roundOf({ decade, good, startPlayer }: Of<'round'>): string {
    const { round, soloRound } = text.cardGameLog.table
    if (this.names.length === 1) return soloRound({ decade, good })
    return round({ decade, good, player: this.names[startPlayer] ?? '' })
  }

  private phase(at: number, event: CardGameEvent, words: string): void {
    this.flush()
    this.producing = false
    this.lines.push({ at, kind: 'phase', text: words, rules: rulesOf(event) })
  }

  private hearOf(seat: Seat | undefined, event: CardGameEvent, at: number): void {
    if (event.type === 'money' && COSTS.has(event.for)) this.telling(seat, at).costs -= event.amount
    const part = partOf(event, this.names.length === 1)
    if (part === undefined) return
    const { parts, rules } = this.telling(seat, at)
    for (const rule of rulesOf(event)) rules.add(rule)
    parts.set(part.key, { count: (parts.get(part.key)?.count ?? 0) + (part.amount ?? 1), part })
  }

  private telling(seat: Seat | undefined, at: number): Telling {
    const found = this.open.find(telling => telling.seat === seat)
    if (found !== undefined) {
      found.at = at
      return found
    }
    // Turns come one after the other; a production covers everyone at once.
    if (!this.producing) this.flush()
    const kind = seat === undefined ? 'note' : this.producing ? 'sale' : 'turn'
    const telling: Telling = { seat, kind, parts: new Map(), rules: new Set(), costs: 0, at }
    this.open.push(telling)
    return telling
  }

  private flush(): void {
    for (const { seat, kind, parts, rules, costs, at } of this.open) {
      const told = [...parts.values()].map(({ count, part }) => part.tell(count))
      if (costs > 0) told.push(text.cardGameLog.deeds.money.costs({ amount: costs }))
      if (told.length === 0) continue
      const line = seat === undefined ? told.join(' ') : lineOf(this.names[seat] ?? '', told)
      this.lines.push({ at, seat, kind, text: line, rules: [...rules] })
    }
    this.open = []
  }
}

function lineOf(player: string, deeds: readonly string[]): string {
  return text.cardGameLog.line({ player, deeds })
}

const COSTS: ReadonlySet<string> = new Set(['wages', 'maintenance', 'fixed cost'])

function isOfRivals({ type }: CardGameEvent): boolean {
  return type.startsWith('rival') || type === 'opponent drawn' || type === 'disc moved'
}
