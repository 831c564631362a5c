// Groups facts into lines: one for each turn, sale and phase. Each game brings its tables.
import type { Seat } from '@arkwright/kernel'
import type { Line } from '../play/game-page.ts'
import type { HistoryEntry } from '../play/history.ts'
import type { Part } from './part.ts'

/** A sentence about the whole table. */
export interface Sentence {
  readonly kind: Line['kind']
  readonly text: string
  readonly rules: readonly string[]
}

export interface TellerTables<E> {
  /** They end the open lines. */
  sentences(event: E): readonly Sentence[]
  parts(event: E): readonly Part[]
  rulesOf(event: E): readonly string[]
  /** The seat a fact is about; `seat` is undefined for opponents without a seat. Undefined: no line of its own. */
  subject(event: E): { readonly seat: Seat | undefined } | undefined
  /** Whether the open lines are complete when this fact comes. */
  endsLines(event: E): boolean
  /** Whether a production begins with this fact, though no sentence says so. */
  beginsSale(event: E, next: E | undefined): boolean
  /** Whether another seat's fact ends the open line outside a sale. */
  readonly turnsInOrder: boolean
  line(player: string, deeds: readonly string[]): string
}

/** A line before it is put together. */
export interface Told {
  readonly at: number
  readonly seat: Seat | undefined
  readonly kind: Line['kind']
  readonly deeds: readonly string[]
  readonly rules: readonly string[]
  /** Whether `deeds` are whole sentences. */
  readonly isWhole: boolean
}

interface Open {
  readonly seat: Seat | undefined
  readonly kind: Line['kind']
  readonly parts: Map<string, { sum: number; part: Part }>
  readonly rules: Set<string>
  at: number
}

export interface Heard<E> {
  readonly at: number
  readonly event: E
}

export function heard<E>(history: readonly HistoryEntry[]): Heard<E>[] {
  return history.flatMap(({ at, events }) => (events as readonly E[]).map(event => ({ at, event })))
}

export function tellFacts<E>(facts: readonly Heard<E>[], tables: TellerTables<E>, isProducing = false): Told[] {
  const teller = new Teller(tables, isProducing)
  for (const [place, { event, at }] of facts.entries()) teller.hear(event, at, facts[place + 1]?.event)
  return teller.finish()
}

export function linesOf<E>(told: readonly Told[], names: readonly string[], tables: TellerTables<E>): Line[] {
  return told.map(one => {
    const { at, seat, kind, rules } = one
    return { at, seat, kind, text: sentenceOf(one, names, tables), rules }
  })
}

export function sentenceOf<E>(
  { seat, deeds, isWhole }: Told,
  names: readonly string[],
  tables: TellerTables<E>,
): string {
  return isWhole || seat === undefined ? deeds.join(' ') : tables.line(names[seat] ?? '', deeds)
}

class Teller<E> {
  private readonly told: Told[] = []
  private readonly tables: TellerTables<E>
  private open: Open[] = []
  private producing: boolean

  constructor(tables: TellerTables<E>, producing: boolean) {
    this.tables = tables
    this.producing = producing
  }

  finish(): Told[] {
    this.flush()
    return this.told
  }

  hear(event: E, at: number, next: E | undefined): void {
    const { tables } = this
    if (!this.producing && tables.beginsSale(event, next)) {
      this.flush()
      this.producing = true
    }
    this.hearSentences(tables.sentences(event), at)
    if (tables.endsLines(event)) this.flush()
    const subject = tables.subject(event)
    if (subject !== undefined) this.hearOf(subject.seat, event, at)
  }

  private hearSentences(sentences: readonly Sentence[], at: number): void {
    if (sentences.length === 0) return
    this.flush()
    for (const { kind, text, rules } of sentences) {
      const last = this.told.at(-1)
      // The end of the game is a fact about each company, and told once.
      if (kind === 'phase' && last?.kind === kind && last.deeds[0] === text) continue
      if (kind !== 'note') this.producing = kind === 'sale'
      this.told.push({ at, seat: undefined, kind, deeds: [text], rules, isWhole: true })
    }
  }

  private hearOf(seat: Seat | undefined, event: E, at: number): void {
    const parts = this.tables.parts(event)
    if (parts.length === 0) return
    const open = this.openFor(seat, at)
    for (const rule of this.tables.rulesOf(event)) open.rules.add(rule)
    for (const part of parts) {
      const before = open.parts.get(part.key)?.sum ?? 0
      open.parts.set(part.key, { sum: before + (part.amount ?? 1), part })
    }
  }

  private openFor(seat: Seat | undefined, at: number): Open {
    const found = this.open.find(one => one.seat === seat)
    if (found !== undefined) {
      found.at = at
      return found
    }
    // Turns come one after the other; a production covers everyone at once.
    if (this.tables.turnsInOrder && !this.producing) this.flush()
    const kind = seat === undefined ? 'note' : this.producing ? 'sale' : 'turn'
    const open: Open = { seat, kind, parts: new Map(), rules: new Set(), at }
    this.open.push(open)
    return open
  }

  private flush(): void {
    for (const { seat, kind, parts, rules, at } of this.open) {
      const all = [...parts.values()]
      const ordered = [...all.filter(({ part }) => !part.isLast), ...all.filter(({ part }) => part.isLast)]
      const deeds = ordered.map(({ sum, part }) => part.tell(sum)).filter(words => words !== undefined)
      if (deeds.length === 0) continue
      this.told.push({ at, seat, kind, deeds, rules: [...rules], isWhole: seat === undefined })
    }
    this.open = []
  }
}
