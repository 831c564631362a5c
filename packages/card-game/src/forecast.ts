// What the active good brings if the remaining players change nothing. The rules play it on a copy — CG 1, CG 2.
import { type ChanceEvent, SEATS, type Seat, withoutChance } from '@arkwright/kernel'
import type { Good } from './components/names.ts'
import { copyState } from './copy.ts'
import type { CardGameEvent } from './events.ts'
import { machine } from './machine.ts'
import type { Move } from './moves.ts'
import { passOf } from './pass.ts'
import type { State } from './state.ts'

export type Fact = CardGameEvent | ChanceEvent

export interface SeatForecast {
  readonly seat: Seat
  readonly appeal: number
  readonly made: number
  readonly sold: number
  /** Goods that are neither sold nor wasted. */
  readonly left: number
  readonly income: number
  readonly costs: number
  readonly profit: number
  readonly steps: number
  readonly value: number
  readonly loans: number
  readonly bankrupt: boolean
}

export interface Forecast {
  readonly good: Good
  readonly demand: number
  /** The producers, in the order of their seats. */
  readonly seats: readonly SeatForecast[]
}

const INCOME: ReadonlySet<string> = new Set(['home sale', 'export', 'contract'])
const COSTS: ReadonlySet<string> = new Set(['wages', 'maintenance', 'fixed cost', 'bankruptcy'])

export interface Supposing {
  /** The results of the running production so far. */
  readonly before?: readonly Fact[] | undefined
  /** A move to play first. After it, nothing is changed. */
  readonly move?: Move | undefined
  /** The marker drawn from the bag in the solo game. */
  readonly drawn?: number | undefined
}

/** Undefined if no production is ahead. Between two rounds, the results of the last one. */
export function forecast(state: State, supposing: Supposing = {}): Forecast | undefined {
  const events: Fact[] = [...(supposing.before ?? [])]
  const over = state.stage === 'preparation'
  if (state.stage === 'set-up' || (over && events.length === 0)) return undefined
  const end = over ? state : produce(state, supposing, events)
  const seats = SEATS.slice(0, state.players.length).flatMap(seat => seatForecast(state, end, seat, events))
  return { good: state.good, demand: end.demand[state.good] ?? 0, seats }
}

/** What this round's production would earn the seat if nothing else changes. */
export function expectedProfit(state: State, seat: Seat): number | undefined {
  return forecast(state)?.seats.find(one => one.seat === seat)?.profit
}

function isProductionOver({ step }: State): boolean {
  return step === 'preparation'
}

/** Plays until the production is over; answers every question so that nothing changes. */
function produce(state: State, { move, drawn }: Supposing, events: Fact[]): State {
  const copy = withoutChance({ copy: copyState }, state)
  const listen = (event: Fact): void => void events.push(event)
  // A turn played separately stops before the step that ends it.
  let over = copy.legal.length === 0 && machine.settleUntil(copy, isProductionOver, listen)
  let next = move ?? answer(copy, drawn)
  while (!over && next !== undefined) {
    over = machine.playUntil(copy, next, isProductionOver, listen)
    next = answer(copy, drawn)
  }
  return copy
}

function answer(state: State, drawn: number | undefined): Move | undefined {
  const { legal, step } = state
  if (step === 'draw') return legal.find(move => move.kind === 'draw' && move.marker === drawn) ?? legal.at(-1)
  // Stored goods are sold if the market takes them.
  if (step === 'sale') return legal.findLast(({ kind }) => kind === 'sell')
  return passOf(state) ?? legal[0]
}

function seatForecast(state: State, end: State, seat: Seat, events: readonly Fact[]): SeatForecast[] {
  const own = events.filter(event => 'seat' in event && event.seat === seat)
  const player = state.players[seat]
  const later = end.players[seat]
  let made: number | undefined
  let sold = 0
  let income = 0
  let costs = 0
  let loans = 0
  let steps = 0
  let value = player?.shareValue ?? 0
  let producing = false
  for (const [place, event] of own.entries()) {
    // In production, goods are sold immediately.
    if (event.type === 'produced' && own[place + 1]?.type === 'sold') {
      producing = true
      made = event.count
    }
    if (!producing) continue
    if (event.type === 'sold') sold = event.count
    else if (event.type === 'share value') {
      value = event.to
      steps++
    } else if (event.type === 'took loans') loans += event.count
    else if (event.type === 'money' && INCOME.has(event.for)) income += event.amount
    else if (event.type === 'money' && COSTS.has(event.for)) costs -= event.amount
  }
  if (made === undefined || player === undefined) return []
  return [
    {
      seat,
      // A bankrupt company has no factory.
      appeal: Math.max(0, later?.factories[state.good]?.marker ?? 0),
      made,
      sold,
      left: later?.stock[state.good] ?? 0,
      income,
      costs,
      profit: income - costs,
      steps,
      value,
      loans,
      bankrupt: own.some(({ type }) => type === 'bankrupt'),
    },
  ]
}
