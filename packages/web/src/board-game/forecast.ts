// What the active good would bring if it were produced now and nobody changed anything. The rules themselves play it, on a copy.
import {
  appealOf,
  type BoardEvent,
  demandFor,
  type Good,
  harbourWorkers,
  type Move,
  moves,
  outputOf,
  type State,
  shareValue,
  TILE_NAMES,
  wage,
} from '@arkwright/board-game'
import { SEATS, type Seat } from '@arkwright/kernel'
import type { Warning } from '../play/game-page.ts'
import { gameOf } from './game-of.ts'
import { warning } from './turn.ts'

export interface SeatForecast {
  readonly seat: Seat
  readonly appeal: number
  readonly output: number
  readonly sold: number
  /** Goods that go to the East India Company, into store, and to waste. */
  readonly shipped: number
  readonly stored: number
  /** Where an unfulfilled contract climbs to; 0: it does not. */
  readonly contract: number
  readonly income: number
  readonly costs: number
  readonly profit: number
  /** Spaces of the share value track, and what a share is worth afterwards. */
  readonly steps: number
  readonly value: number
  readonly emergency: Warning | undefined
}

export interface Forecast {
  readonly good: Good
  readonly demand: number
  readonly importer: number
  /** Those with a factory for the good, most sold first. */
  readonly seats: readonly SeatForecast[]
}

/** Facts of the next cycle or decade: where a production is over. */
const AFTER_PRODUCTION: ReadonlySet<BoardEvent['type']> = new Set([
  'start player',
  'decade',
  'cycle',
  'importer',
  'game over',
  'obsolete',
  'event',
])

export function forecast(state: State, good: Good): Forecast {
  const events: BoardEvent[] = []
  produce(state, good, events)
  let importer = 0
  for (const event of events) if (event.type === 'sale') importer = event.importer
  const seats = SEATS.slice(0, state.players.length)
    .filter(seat => state.players[seat]?.factories[good].level !== 0)
    .map(seat => seatForecast(state, good, seat, events))
  return { good, demand: demandFor(state, good), importer, seats }
}

/** What crews and warehouse workers will cost a seat in the event phase, by the wage of now. */
export function harbourWages(state: State, seat: number): number {
  const harbour = state.players[seat]?.harbour
  return harbour == null ? 0 : harbourWorkers(state, harbour) * wage(state)
}

/** Sets a copy to the start of the good's sale, where the first seat says it sells nothing from store, and lets the rules go on. */
function produce(state: State, good: Good, events: BoardEvent[]): void {
  const game = gameOf(state)
  const copy = game.copy(state)
  copy.random = null
  copy.cycle = good
  // Beyond the production the rules go on to the end of a round: of one that has a good's sale, and its event still to come.
  copy.decade = Math.min(Math.max(1, copy.decade), copy.rules.decades)
  copy.events = []
  copy.turnsTaken = copy.players.length
  const { sale } = copy
  sale.agreed.fill(0)
  sale.stopped = 0
  sale.oneMore = 0
  sale.rowOff = 0
  sale.rowKept = 0
  copy.step = 'sell from store'
  copy.seat = 0
  let over = false
  const listen = (event: BoardEvent): void => {
    over ||= AFTER_PRODUCTION.has(event.type)
    if (!over) events.push(event)
  }
  let move: Move | undefined = moves['stop selling']()
  while (move !== undefined) {
    game.play(copy, move, listen)
    move = over ? undefined : ANSWERS[copy.step]?.(copy.legal)
  }
}

type Answer = (legal: readonly Move[]) => Move | undefined

const done: Answer = legal => legal.find(({ kind }) => kind === 'done')

function isPatron(move: Move): boolean {
  return move.kind === 'use' && TILE_NAMES[move.tile]?.startsWith('patron') === true
}

/** Stores are kept and tiles left alone, but patrons buy and contracts are fulfilled where they can be. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'sell from store': legal => legal.find(({ kind }) => kind === 'stop selling'),
  'last row': done,
  'after the sale': legal => legal.find(isPatron) ?? done(legal),
  'ship the active good': legal => legal.findLast(({ kind }) => kind === 'ship') ?? done(legal),
  'discard goods': legal => legal[0],
}

function seatForecast(state: State, good: Good, seat: Seat, events: readonly BoardEvent[]): SeatForecast {
  const player = state.players[seat]
  if (player === undefined) throw new Error('no such seat')
  const factory = player.factories[good]
  let sold = 0
  let shipped = 0
  let stored = 0
  let contract = 0
  let income = 0
  let costs = 0
  let space = player.space
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
    value: shareValue(state, { ...player, space }),
    emergency: warning(seat, events),
  }
}

const BY_PRODUCTION: ReadonlySet<string> = new Set(['goods', 'shipment', 'tile'])
