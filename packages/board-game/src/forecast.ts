// What a good brings if it is produced now and no player changes anything. The rules play it on a copy — SJ III; WF III.
import { SEATS, type Seat, withoutChance } from '@arkwright/kernel'
import { at } from './at.ts'
import type { Good } from './components/goods.ts'
import { TILE_NAMES } from './components/tiles.ts'
import type { BoardEvent } from './events.ts'
import { appealOf, outputOf } from './factory.ts'
import { demandFor } from './job-market.ts'
import type { Move } from './moves.ts'
import { shareValue } from './share-value.ts'
import { copyState, type State } from './state.ts'
import type { Emergency } from './treasury.ts'

export interface SeatForecast {
  readonly seat: Seat
  readonly appeal: number
  readonly output: number
  readonly sold: number
  /** Goods shipped to the East India Company, stored, and lost. */
  readonly shipped: number
  readonly stored: number
  /** The space an unfulfilled contract climbs to; 0: it does not climb. */
  readonly contract: number
  readonly income: number
  readonly costs: number
  readonly profit: number
  /** Spaces of the share value track, and what a share is worth afterwards. */
  readonly steps: number
  readonly value: number
  readonly emergency: Emergency | undefined
}

export interface Forecast {
  readonly good: Good
  readonly demand: number
  readonly importer: number
  /** The seats with a factory for the good, in seat order. */
  readonly seats: readonly SeatForecast[]
}

/** A copy at the start of the good's production, in a decade that has one. */
export function atProductionOf(state: State, good: Good): State {
  const copy = withoutChance({ copy: copyState }, state)
  copy.cycle = good
  copy.decade = Math.min(Math.max(1, copy.decade), copy.rules.decades)
  copy.step = 'production'
  return copy
}

const LAST_GOOD = 3

/** With the last good the decade ends, and crews and warehouse workers are paid. */
export function isProductionOver({ step, cycle }: State): boolean {
  if (step === 'end of cycle') return cycle !== LAST_GOOD
  return step === 'dismissals' || step === 'final stock exchange'
}

type ForecastAnswer = (legal: readonly Move[]) => Move | undefined

const done: ForecastAnswer = legal => legal.find(({ kind }) => kind === 'done')

function isPatron(move: Move): boolean {
  return move.kind === 'use' && TILE_NAMES[move.tile]?.startsWith('patron') === true
}

/** No stored goods are sold and no tiles used, except patrons. Contracts are fulfilled if possible. */
const ANSWERS: Readonly<Partial<Record<State['step'], ForecastAnswer>>> = {
  'sell from store': legal => legal.find(({ kind }) => kind === 'stop selling'),
  'last row': done,
  'after the sale': legal => legal.find(isPatron) ?? done(legal),
  'ship the active good': legal => legal.findLast(({ kind }) => kind === 'ship') ?? done(legal),
  'discard goods': legal => legal[0],
}

/** Undefined where the production asks nothing more. */
export function answerInForecast({ step, legal }: State): Move | undefined {
  return ANSWERS[step]?.(legal)
}

/** Reads the forecast from what happened in the production. */
export function readForecast(state: State, good: Good, events: readonly BoardEvent[]): Forecast {
  let importer = 0
  for (const event of events) if (event.type === 'sale') importer = event.importer
  const seats = SEATS.slice(0, state.players.length)
    .filter(seat => at(state.players, seat).factories[good].level > 0)
    .map(seat => seatForecast(state, good, seat, events))
  return { good, demand: demandFor(state, good), importer, seats }
}

const BY_PRODUCTION: ReadonlySet<string> = new Set(['goods', 'shipment', 'tile'])

function seatForecast(state: State, good: Good, seat: Seat, events: readonly BoardEvent[]): SeatForecast {
  const player = at(state.players, seat)
  const factory = player.factories[good]
  let sold = 0
  let shipped = 0
  let stored = 0
  let contract = 0
  let income = 0
  let costs = 0
  let { space } = player
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.type === 'sold') sold += event.count
    if (event.type === 'shipped') shipped += event.count
    if (event.type === 'stored') stored += event.count
    if (event.type === 'discarded' && event.good === good) stored -= event.count
    if (event.type === 'contract') contract = event.to
    if (event.type === 'received' && BY_PRODUCTION.has(event.from)) income += event.amount
    if (event.type === 'paid') costs += event.amount
    if (event.type === 'share value') space = event.to
  }
  return {
    seat,
    appeal: appealOf(state, factory, good),
    output: outputOf(state, factory, good),
    sold,
    shipped,
    stored,
    contract,
    income,
    costs,
    profit: income - costs,
    steps: space - player.space,
    value: shareValue(state, { space }),
    emergency: emergencyIn(seat, events),
  }
}

/** The shares a seat had to sell and the loans it had to take in these events; undefined: none. */
export function emergencyIn(seat: Seat, events: readonly BoardEvent[]): Emergency | undefined {
  let shares = 0
  let loans = 0
  let spaces = 0
  for (const event of events) {
    if (event.type === 'shares' && event.seat === seat && event.why === 'emergency sale') shares -= event.by
    if (event.type === 'loans' && event.seat === seat && event.by > 0) loans += event.by
    if (
      event.type === 'share value' &&
      event.seat === seat &&
      (event.why === 'emergency sale' || event.why === 'loan')
    ) {
      spaces += event.from - event.to
    }
  }
  return shares + loans === 0 ? undefined : { shares, loans, spaces }
}
