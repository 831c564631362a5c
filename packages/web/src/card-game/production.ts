// The last production step by step, read from the facts of the game.
import type { CardGameEvent, Fact, Good } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import type { HistoryEntry } from '../play/history.ts'

/** One step of the film: a fact about one company or rival. */
export interface Scene {
  readonly seat?: Seat
  readonly rival?: number
  readonly event: CardGameEvent
}

export interface Production {
  /** The number of moves at its end. */
  readonly at: number
  readonly decade: number
  readonly good: Good
  readonly scenes: readonly Scene[]
}

const SHOWN: ReadonlySet<string> = new Set([
  'produced',
  'sold',
  'shipped',
  'stored',
  'took loans',
  'bankrupt',
  'share value',
  'rival share value',
])
const COSTS: ReadonlySet<string> = new Set(['wages', 'maintenance', 'fixed cost'])
const BY_SHIP: ReadonlySet<string> = new Set(['export', 'contract'])

/** The result of the current production so far; empty outside a production. */
export function productionSoFar(history: readonly HistoryEntry[], until: number | undefined): readonly Fact[] {
  const facts = history
    .filter(({ at }) => until === undefined || at <= until)
    .flatMap(({ events }) => events as readonly Fact[])
  const round = facts.findLastIndex(({ type }) => type === 'round')
  const since = facts.slice(round + 1)
  const first = since.findIndex((event, place) => isOfProduction(event, since[place + 1]))
  return first === -1 ? [] : since.slice(first)
}

/** Goods made in extra production are not sold at once. */
function isOfProduction({ type }: Fact, next: Fact | undefined): boolean {
  return type === 'produced' && next?.type === 'sold'
}

/** Undefined before the end of the first production. */
export function lastProduction(history: readonly HistoryEntry[], until: number | undefined): Production | undefined {
  let running: { decade: number; good: Good } | undefined
  let scenes: Scene[] = []
  let last: Production | undefined
  let producing = false
  for (const { at, events } of history) {
    if (until !== undefined && at > until) break
    const facts = events as readonly Fact[]
    for (const [place, event] of facts.entries()) {
      if (event.type === 'round' || event.type === 'final scoring') {
        if (running !== undefined && producing) last = { at, ...running, scenes }
        if (event.type === 'round') running = { decade: event.decade, good: event.good }
        scenes = []
        producing = false
      } else if (event.type !== 'chance') {
        producing ||= isOfProduction(event, facts[place + 1])
        if (producing) addScene(scenes, event)
      }
    }
  }
  return last
}

function addScene(scenes: Scene[], event: CardGameEvent): void {
  if ('rival' in event && SHOWN.has(event.type)) scenes.push({ rival: event.rival, event })
  if (!('seat' in event)) return
  if (event.type === 'money' && COSTS.has(event.for)) addCosts(scenes, event)
  else if (SHOWN.has(event.type) || (event.type === 'money' && BY_SHIP.has(event.for)))
    scenes.push({ seat: event.seat, event })
}

/** Wages, maintenance and fixed cost are paid together. */
function addCosts(scenes: Scene[], event: Extract<CardGameEvent, { type: 'money' }>): void {
  const before = scenes.at(-1)
  if (before?.event.type === 'money' && COSTS.has(before.event.for) && before.seat === event.seat) {
    scenes[scenes.length - 1] = { seat: event.seat, event: { ...event, amount: before.event.amount + event.amount } }
  } else {
    scenes.push({ seat: event.seat, event })
  }
}
