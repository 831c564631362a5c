// The log: facts gathered into lines, one for each turn, sale and phase.
import { ACTION_MARKERS, type BoardEvent } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { Line } from '../play/game-page.ts'
import type { HistoryEntry } from '../play/history.ts'
import { ruleOf } from './rules-of-facts.ts'
import { PAYMENTS, WATER_FRAME_NOTES, WATER_FRAME_PARTS, WATER_FRAME_PHASES } from './tell-water-frame.ts'
import { type Part, plain, type Tellers } from './tellers.ts'

const words = text.boardGame.log

const marker = (id: number) => ({ action: '', shade: '', ...ACTION_MARKERS[id] })

/** Facts about the whole table: each a line of its own. */
const PHASES: Tellers<string | undefined> = {
  ...WATER_FRAME_PHASES,
  decade: ({ year, level }) => words.decade(year, level),
  demand: ({ good, demand, importer, wage }) => words.cycle(good, demand, importer, wage),
  sale: ({ good, demand }) => words.sale(good, demand),
  'game over': () => words.over,
}

/** Facts about one seat: parts of its line. */
const PARTS: Tellers<Part | undefined> = {
  ...WATER_FRAME_PARTS,
  placed({ marker: id, cost, fee }) {
    const { action, shade } = marker(id)
    return plain(words.placed(action, shade, cost + fee))
  },
  hired: ({ good }) => ({ key: `hired ${good}`, tell: count => words.hired(count, good) }),
  fired: ({ good }) => ({ key: `fired ${good}`, tell: count => words.fired(count, good) }),
  machine: ({ good }) => ({ key: `machine ${good}`, tell: count => words.machines(count, good) }),
  quality: ({ good, level }) => ({ key: `quality ${good}`, tell: () => words.quality(good, level) }),
  distribution: ({ good, level }) => ({ key: `distribution ${good}`, tell: () => words.distribution(good, level) }),
  price: ({ good, price }) => ({ key: `price ${good}`, tell: () => words.price(good, price) }),
  built: ({ good, level }) => plain(words.built(good, level)),
  modernised: ({ good, level }) => ({ key: `modernised ${good}`, tell: () => words.modernised(good, level) }),
  closed: ({ good }) => plain(words.closed(good)),
  'marker taken'({ marker: id }) {
    const { action, shade } = marker(id)
    return plain(words.taken(action, shade))
  },
  shares({ by, why }) {
    if (why === 'emergency sale') return plain(words.emergency(-by))
    if (why === 'late hiring') return plain(text.waterFrame.log.lateHiring(-by))
    return plain(by > 0 ? words.bought(by) : words.soldShares(-by))
  },
  loans: ({ by }) => plain(words.loans(by)),
  'goods sold at the fixed price': ({ count, good }) => plain(words.fixedPrice(count, good)),
  sold: ({ count, price }) => plain(words.sold(count, price)),
  paid({ to, amount }) {
    if (to === 'wages and machines') return plain(words.costs(amount))
    const say = PAYMENTS[to]
    return say && plain(say(amount))
  },
  stored: ({ count, good }) => plain(words.stored(count, good)),
  discarded: ({ good }) => ({ key: `discarded ${good}`, tell: count => words.discarded(count, good) }),
  obsolete: ({ good, workers }) => plain(words.obsolete(good, workers)),
}

/** What one seat did, until the next turn or phase begins. */
interface Telling {
  readonly seat: Seat
  readonly kind: Line['kind']
  readonly parts: Map<string, { count: number; part: Part }>
  readonly rules: Set<string>
  /** Spaces of the share value track, all told together. */
  steps: number
  at: number
}

export function tell(history: readonly HistoryEntry[], names: readonly string[], waterFrame = false): Line[] {
  const teller = new Teller(names, waterFrame)
  for (const { at, events } of history) {
    for (const event of events as readonly BoardEvent[]) teller.hear(event, at)
  }
  return teller.finish()
}

/** A table by type hands each teller the facts of its own type. */
function tellBy<R>(tellers: Tellers<R>, event: BoardEvent): R | undefined {
  return (tellers[event.type] as ((event: BoardEvent) => R) | undefined)?.(event)
}

function rulesOf(event: BoardEvent): string[] {
  const rule = ruleOf(event)
  return rule === undefined ? [] : [rule]
}

class Teller {
  private readonly lines: Line[] = []
  private readonly names: readonly string[]
  /** The economy of Spinning Jenny is the same in every cycle, and not told. */
  private readonly waterFrame: boolean
  private open: Telling[] = []
  private producing = false

  constructor(names: readonly string[], waterFrame: boolean) {
    this.names = names
    this.waterFrame = waterFrame
  }

  finish(): Line[] {
    this.flush()
    return this.lines
  }

  hear(event: BoardEvent, at: number): void {
    const phase = tellBy(PHASES, event)
    if (phase !== undefined) {
      this.flush()
      this.producing = event.type === 'sale'
      this.lines.push({ at, kind: this.producing ? 'sale' : 'phase', text: phase, rules: rulesOf(event) })
    }
    const note = this.waterFrame ? tellBy(WATER_FRAME_NOTES, event) : undefined
    if (note !== undefined) {
      this.flush()
      this.lines.push({ at, kind: 'note', text: note, rules: rulesOf(event) })
    }
    if (event.type === 'sale' && event.importer > 0) {
      this.lines.push({ at, kind: 'note', text: words.importerSold(event.importer), rules: [] })
    }
    if ('seat' in event) this.hearOf(event.seat, event, at)
  }

  private hearOf(seat: Seat, event: BoardEvent, at: number): void {
    if (event.type === 'placed') this.flush()
    if (event.type === 'share value') this.telling(seat, at).steps += event.to - event.from
    const part = tellBy(PARTS, event)
    if (part === undefined) return
    const { parts, rules } = this.telling(seat, at)
    for (const rule of rulesOf(event)) rules.add(rule)
    parts.set(part.key, { count: (parts.get(part.key)?.count ?? 0) + 1, part })
  }

  private telling(seat: Seat, at: number): Telling {
    const found = this.open.find(telling => telling.seat === seat)
    if (found !== undefined) {
      found.at = at
      return found
    }
    const kind = this.producing ? 'sale' : 'turn'
    const telling: Telling = { seat, kind, parts: new Map(), rules: new Set(), steps: 0, at }
    this.open.push(telling)
    return telling
  }

  private flush(): void {
    for (const { seat, kind, parts, rules, steps, at } of this.open) {
      const told = [...parts.values()].map(({ count, part }) => part.tell(count))
      if (steps !== 0) told.push(words.steps(steps))
      if (told.length === 0) continue
      this.lines.push({ at, seat, kind, text: words.line(this.names[seat] ?? '', told), rules: [...rules] })
    }
    this.open = []
  }
}
