// A production step by step, read from the facts of the game.
import type { CardGameEvent, Fact } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import type { HistoryEntry } from '../play/history.ts'
import type { Beat } from '../telling/beat.ts'

/** One step of the film: a fact about one company or rival. */
export interface Scene {
  readonly seat?: Seat
  readonly rival?: number
  readonly event: CardGameEvent
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
  const first = since.findIndex((event, place) => isSoldAtOnce(event, since[place + 1]))
  return first === -1 ? [] : since.slice(first)
}

/** Goods made in production are sold at once; those of extra production are not. */
export function isSoldAtOnce({ type }: Fact, next: Fact | undefined): boolean {
  return type === 'produced' && next?.type === 'sold'
}

/** The scenes of a production, or of its first part. */
export function scenesOf(events: readonly Fact[]): Scene[] {
  const scenes: Scene[] = []
  for (const event of events) if (event.type !== 'chance') addScene(scenes, event)
  return scenes
}

/** The facts of a production up to a step of its telling. */
export function eventsUntil({ steps }: Beat, step: number): Fact[] {
  return steps
    .slice(0, step + 1)
    .flatMap(({ facts }) => facts.flatMap(({ event }) => (event as Fact | undefined) ?? []))
}

/** The companies that produce, in the order of their production. */
export function producers(beat: Beat): Seat[] {
  const events = eventsUntil(beat, beat.steps.length - 1)
  return [...new Set(events.flatMap(event => (event.type === 'produced' ? [event.seat] : [])))]
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
