// What the active good would bring if it were produced now and nobody changed anything. The rules themselves play it, on a copy.
import {
  appealOf,
  type BoardEvent,
  demandFor,
  type Good,
  outputOf,
  type State,
  shareValue,
  spinningJenny,
} from '@arkwright/board-game'
import { SEATS, type Seat } from '@arkwright/kernel'
import type { Warning } from '../play/game-page.ts'
import { warning } from './turn.ts'

export interface SeatForecast {
  readonly seat: Seat
  readonly appeal: number
  readonly output: number
  readonly sold: number
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

/** Sets a copy to the start of the good's sale, where the first seat says it sells nothing from store, and lets the rules go on. */
function produce(state: State, good: Good, events: BoardEvent[]): void {
  const copy = spinningJenny.copy(state)
  const stop = spinningJenny.parseMove('stop selling')
  if (stop === undefined) throw new Error('the rules know no word for keeping the store')
  copy.random = null
  copy.cycle = good
  copy.turnsTaken = copy.players.length
  copy.sale.agreed.fill(0)
  copy.sale.stopped = 0
  copy.step = 'sell from store'
  copy.seat = 0
  let over = false
  const listen = (event: BoardEvent): void => {
    over ||= AFTER_PRODUCTION.has(event.type)
    if (!over) events.push(event)
  }
  do spinningJenny.play(copy, stop, listen)
  while (copy.step === 'sell from store')
}

function seatForecast(state: State, good: Good, seat: Seat, events: readonly BoardEvent[]): SeatForecast {
  const player = state.players[seat]
  if (player === undefined) throw new Error('no such seat')
  const factory = player.factories[good]
  let sold = 0
  let income = 0
  let costs = 0
  let space = player.space
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.type === 'sold') sold += event.count
    if (event.type === 'received' && event.from === 'goods') income += event.amount
    if (event.type === 'paid') costs += event.amount
    if (event.type === 'share value') space = event.to
  }
  return {
    seat,
    appeal: appealOf(state, factory, good),
    output: outputOf(state, factory, good),
    sold,
    income,
    costs,
    profit: income - costs,
    steps: space - player.space,
    value: shareValue(state, { ...player, space }),
    emergency: warning(seat, events),
  }
}
