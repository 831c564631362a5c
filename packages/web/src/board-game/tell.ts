// The log: groups facts into lines, one for each turn, sale and phase.
import type { BoardEvent } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import type { Line } from '../play/game-page.ts'
import type { HistoryEntry } from '../play/history.ts'
import { ruleOf } from './rules-of-facts.ts'
import { PAYMENTS, WATER_FRAME_NOTES, WATER_FRAME_PARTS, WATER_FRAME_PHASES } from './tell-water-frame.ts'
import { type Part, plain, type Tellers } from './tellers.ts'

const words = text.boardGameLog
const table = text.boardGameLog.table
const deeds = text.boardGameLog.deeds

/** Facts about the whole table: one line each. */
const PHASES: Tellers<string | undefined> = {
  ...WATER_FRAME_PHASES,
  decade: ({ year, level }) => table.decade({ year, level }),
  demand: ({ good, demand, importer, wage }) => table.demand({ good, demand, importer, wage }),
  sale: ({ good, demand }) => table.sale({ good, demand }),
  'game over': () => table['game over'],
}

/** Facts about one seat: parts of its line. */
const PARTS: Tellers<Part | undefined> = {
  ...WATER_FRAME_PARTS,
  placed: ({ marker, cost, fee }) => plain(deeds.placed({ marker, cost, fee })),
  hired: ({ good }) => ({ key: `hired ${good}`, tell: count => deeds.hired({ count, good }) }),
  fired: ({ good }) => ({ key: `fired ${good}`, tell: count => deeds.fired({ count, good }) }),
  machine: ({ good }) => ({ key: `machine ${good}`, tell: count => deeds.machine({ count, good }) }),
  quality: ({ good, level }) => ({ key: `quality ${good}`, tell: () => deeds.quality({ good, level }) }),
  distribution: ({ good, level }) => ({ key: `distribution ${good}`, tell: () => deeds.distribution({ good, level }) }),
  price: ({ good, price }) => ({ key: `price ${good}`, tell: () => deeds.price({ good, price }) }),
  built: ({ good, level }) => plain(deeds.built({ good, level })),
  modernised: ({ good, level }) => ({ key: `modernised ${good}`, tell: () => deeds.modernised({ good, level }) }),
  closed: ({ good }) => plain(deeds.closed({ good })),
  'marker taken': ({ marker }) => plain(deeds['marker taken']({ marker })),
  shares: ({ by, why }) => plain(deeds.shares[why]({ count: Math.abs(by) })),
  loans: ({ by }) => plain((by > 0 ? deeds.loans.taken : deeds.loans.repaid)({ count: Math.abs(by) })),
  'goods sold at the fixed price': ({ count, good }) => plain(deeds['goods sold at the fixed price']({ count, good })),
  sold: ({ good, count, price }) => plain(deeds.sold({ good, count, price })),
  paid: ({ to, amount }) => (PAYMENTS.includes(to) ? plain(deeds.paid[to]({ amount })) : undefined),
  stored: ({ count, good }) => plain(deeds.stored({ count, good })),
  discarded: ({ good }) => ({ key: `discarded ${good}`, tell: count => deeds.discarded({ count, good }) }),
  obsolete: ({ good, workers }) => plain(deeds.obsolete({ good, workers })),
}

function stepsTold(steps: number): string {
  const { up, down } = deeds['share value']
  return (steps > 0 ? up : down)({ count: Math.abs(steps) })
}

/** Everything one seat did before the next turn or phase begins. */
interface Telling {
  readonly seat: Seat
  readonly kind: Line['kind']
  readonly parts: Map<string, { count: number; part: Part }>
  readonly rules: Set<string>
  /** Spaces of the share value track, reported together. */
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

/** In a table by type, each teller gets the facts of its own type. */
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
  /** The economy of Spinning Jenny is the same in every cycle, so the log leaves it out. */
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
      this.lines.push({ at, kind: 'note', text: table.importerSold({ count: event.importer }), rules: [] })
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
      if (steps !== 0) told.push(stepsTold(steps))
      if (told.length === 0) continue
      this.lines.push({
        at,
        seat,
        kind,
        text: words.line({ player: this.names[seat] ?? '', deeds: told }),
        rules: [...rules],
      })
    }
    this.open = []
  }
}
