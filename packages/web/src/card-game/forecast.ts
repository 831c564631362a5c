// What the active good would bring if everybody still to move left everything as it is. The rules themselves play it, on a copy.
import { cardGame, type Good, type Move, type State } from '@arkwright/card-game'
import { SEATS, type Seat } from '@arkwright/kernel'
import { type Fact, pass } from './turn.ts'

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
  /** Those who produce it, in the order of their seats. */
  readonly seats: readonly SeatForecast[]
}

const INCOME: ReadonlySet<string> = new Set(['home sale', 'export', 'contract'])
const COSTS: ReadonlySet<string> = new Set(['wages', 'maintenance', 'fixed cost', 'bankruptcy'])

export interface Supposing {
  /** What the running production has brought so far. */
  readonly before?: readonly Fact[] | undefined
  /** The move made before everything is left as it is. */
  readonly move?: Move | undefined
  /** The marker that comes out of the bag of the solo game. */
  readonly drawn?: number | undefined
}

/** Undefined where no production is ahead. Between two rounds, what the last one brought. */
export function forecast(state: State, supposing: Supposing = {}): Forecast | undefined {
  const events: Fact[] = [...(supposing.before ?? [])]
  const over = state.stage === 'preparation'
  if (state.stage === 'set-up' || (over && events.length === 0)) return undefined
  const end = over ? state : produce(state, supposing, events)
  const seats = SEATS.slice(0, state.players.length).flatMap(seat => seatForecast(state, end, seat, events))
  return { good: state.good, demand: end.demand[state.good] ?? 0, seats }
}

/** Lets the rules go on until the production is over; answers every question as somebody would who changes nothing. */
function produce(state: State, supposing: Supposing, events: Fact[]): State {
  const copy = cardGame.copy(state)
  copy.random = null
  const { decade, good } = state
  let end = copy
  let over = false
  let next = supposing.move
  const listen = (event: Fact): void => {
    if (over) return
    // The flow goes on by itself past the production; the market is read as it stood when the last good was sold.
    over = copy.stage === 'preparation' || event.type === 'round' || event.type === 'final scoring'
    if (over) return
    events.push(event)
    end = cardGame.copy(copy)
  }
  while (!over && copy.decade === decade && copy.good === good && copy.stage !== 'preparation') {
    const move = next ?? answer(copy, supposing.drawn)
    next = undefined
    if (move === undefined) break
    cardGame.play(copy, move, listen)
  }
  return end
}

function answer(state: State, drawn: number | undefined): Move | undefined {
  const { legal, step } = state
  if (step === 'draw') return legal.find(move => move.kind === 'draw' && move.marker === drawn) ?? legal.at(-1)
  // Stored goods are sold where the market still takes them.
  if (step === 'sale') return legal.findLast(({ kind }) => kind === 'sell')
  return pass(state) ?? legal[0]
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
    // In production goods are sold as soon as they are made.
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
      appeal: later?.factories[state.good]?.marker ?? 0,
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
