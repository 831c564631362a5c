// What moves on the table while a step of a board game is told: workers walk in from the town, coins and crates go where
// they are paid and sold.
import { ACTION_MARKERS, type BoardEvent, IMPORTER } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import type { Beat, Step } from '../telling/beat.ts'
import { coinsFor, type Flight, fly, type Places } from '../telling/flight.ts'
import { type Tellers, tellBy } from '../telling/part.ts'
import { companyPlace, millPlace, resultPlace } from '../telling/places.ts'
import { saleEvent, takersOf } from './sale-figures.ts'
import { ACTION_ICONS, GOOD_ICONS } from './symbols.tsx'

/** What a step needs to know of its beat. */
interface Around {
  /** Where the marker of this turn lies, and where an action comes from. */
  readonly office: readonly string[]
  /** The good that is built, closed or sold here. */
  readonly good: number | undefined
}

type Of<T extends BoardEvent['type']> = Extract<BoardEvent, { type: T }>

const ofSeat = (seat: Seat, piece: Flight['piece'], from: Places, to: Places, count = 1) =>
  fly(piece, `seat-${seat}`, from, to, count)
const ofGood = (good: number, from: Places, to: Places, count = 1) =>
  fly(GOOD_ICONS[good] ?? 'warehouse', `good-${good}`, from, to, count)

const mill = (good: number, seat: Seat): Places => [millPlace(good, seat), companyPlace(seat)]
const quay = (good: number, seat: Seat): Places => [`quay-${good}-${seat}`, ...mill(good, seat)]
const harbour = (seat: Seat): Places => [`piers-${seat}`, companyPlace(seat)]
const town = (good: number): Places => [`town-${good}`, 'town']
const exchange = (seat: Seat): Places => [`exchange-${seat}`]

const FLIGHTS: Tellers<BoardEvent, readonly Flight[], Around> = {
  paid: ({ seat, amount, to }, around) =>
    ofSeat(seat, 'coins', [companyPlace(seat)], paidTo(to, seat, around), coinsFor(amount)),
  received: ({ seat, amount, from }) =>
    ofSeat(seat, 'coins', receivedFrom(from, seat), [companyPlace(seat)], coinsFor(amount)),
  placed: ({ seat, marker }, { office }) => ofSeat(seat, iconOf(marker), [companyPlace(seat)], office),
  shares: ({ seat, by }) =>
    by > 0
      ? ofSeat(seat, 'share', exchange(seat), [companyPlace(seat)], by)
      : ofSeat(seat, 'share', [companyPlace(seat)], exchange(seat), -by),
  loans: ({ seat, by }) => (by > 0 ? ofSeat(seat, 'loan', exchange(seat), [companyPlace(seat)], by) : []),
  'share value': ({ seat, from, to }) =>
    to > from ? ofSeat(seat, 'exchange', [resultPlace(seat), companyPlace(seat)], exchange(seat)) : [],
  built: ({ seat, good }, { office }) => ofSeat(seat, 'factory', office, mill(good, seat)),
  modernised: ({ seat, good }, { office }) => ofSeat(seat, 'factory', office, mill(good, seat)),
  closed: ({ seat, good }) => ofSeat(seat, 'factory', mill(good, seat), [companyPlace(seat)]),
  hired: ({ seat, good }) => ofSeat(seat, 'worker', town(good), mill(good, seat)),
  fired: ({ seat, good }) => ofSeat(seat, 'worker', mill(good, seat), town(good)),
  machine: ({ seat, good }, { office }) => [
    ...ofSeat(seat, 'machine', office, mill(good, seat)),
    ...ofSeat(seat, 'worker', mill(good, seat), town(good)),
  ],
  'machine lost': ({ seat, good }) => ofSeat(seat, 'machine', mill(good, seat), [companyPlace(seat)]),
  quality: ({ seat, good }, { office }) => ofSeat(seat, 'quality', office, mill(good, seat)),
  distribution: ({ seat, good }, { office }) => ofSeat(seat, 'distribution', office, mill(good, seat)),
  'marker taken': ({ seat, marker }) => ofSeat(seat, iconOf(marker), ['markers'], [companyPlace(seat)]),
  'tile taken': ({ seat }) => ofSeat(seat, 'tile', ['markers', 'exchange'], [`tiles-${seat}`, companyPlace(seat)]),
  'tile returned': ({ seat }) => ofSeat(seat, 'tile', [`tiles-${seat}`, companyPlace(seat)], ['exchange']),
  'tile assigned': ({ seat, good }) => ofSeat(seat, 'tile', [`tiles-${seat}`, companyPlace(seat)], mill(good, seat)),
  'ship taken': ({ seat }) => ofSeat(seat, 'ship', ['exchange'], harbour(seat)),
  'ship returned': ({ seat }) => ofSeat(seat, 'ship', harbour(seat), ['exchange']),
  contract: ({ seat, good, to }, { office }) => (to > 0 ? ofSeat(seat, 'contract', office, quay(good, seat)) : []),
  'warehouse worker': ({ seat, by }, { good = 0 }) =>
    by > 0
      ? ofSeat(seat, 'worker', town(good), quay(good, seat))
      : ofSeat(seat, 'worker', quay(good, seat), town(good)),
  shipped: ({ seat, good, count }) => ofGood(good, quay(good, seat), harbour(seat), count),
  stored: ({ seat, good, count }) => ofGood(good, [resultPlace(seat), ...mill(good, seat)], quay(good, seat), count),
  'goods sold at the fixed price': ({ seat, good, count }) =>
    ofGood(good, quay(good, seat), [`market-${good}`, companyPlace(seat)], count),
}

function iconOf(marker: number): Flight['piece'] {
  return ACTION_ICONS[ACTION_MARKERS[marker]?.action ?? 'factory']
}

function paidTo(to: Of<'paid'>['to'], seat: Seat, { office, good }: Around): Places {
  if (to === 'wages and machines') return [resultPlace(seat), ...town(good ?? 0)]
  if (to === 'crews and warehouse workers') return harbour(seat)
  if (to === 'shares' || to === 'loans') return exchange(seat)
  if (to === 'factories' && good !== undefined) return mill(good, seat)
  return office
}

function receivedFrom(from: Of<'received'>['from'], seat: Seat): Places {
  if (from === 'goods' || from === 'stored goods') return [resultPlace(seat)]
  return from === 'shipment' ? [resultPlace(seat), ...harbour(seat)] : exchange(seat)
}

export function flights(beat: Beat, step: number): readonly Flight[] {
  const now = beat.steps[step]
  if (now === undefined) return []
  if (beat.kind === 'sale' && now.chapter === 'calls') return callFlights(beat, step)
  const events = eventsOf(now)
  const around = aroundOf(beat, events)
  return joined(events.flatMap(event => tellBy(FLIGHTS, event, around) ?? []))
}

/** All sellers of a call at once, each crate to its stall. */
function callFlights(beat: Beat, step: number): Flight[] {
  const sale = saleEvent(beat)
  const calls = beat.steps[step]?.calls ?? 0
  const isTotal = calls === (beat.steps[step - 1]?.calls ?? 0)
  if (sale === undefined || isTotal) return []
  const before = takersOf(sale, calls - 1).length
  return (sale.calls[calls - 1]?.takers ?? []).flatMap((taker, place) =>
    ofGood(sale.good, [taker === IMPORTER ? 'seller-importer' : `seller-${taker}`], [`stall-${before + place}`]),
  )
}

function eventsOf({ facts }: Step): BoardEvent[] {
  return facts.flatMap(({ event }) => (event as BoardEvent | undefined) ?? [])
}

function aroundOf(beat: Beat, events: readonly BoardEvent[]): Around {
  const placed = beat.steps.flatMap(eventsOf).find(event => event.type === 'placed')
  const { seat } = beat
  const company = seat === undefined ? [] : [companyPlace(seat)]
  const office =
    placed?.type === 'placed'
      ? [`office-${placed.seat}-${placed.space}`, `office-${placed.space}`, ...company]
      : company
  const good = events.map(event => ('good' in event ? event.good : undefined)).find(one => one !== undefined)
  return { office, good: good ?? beat.good }
}

/** The same piece on the same way several times is one flight of several pieces. */
function joined(flights: readonly Flight[]): Flight[] {
  const all = new Map<string, Flight>()
  for (const flight of flights) {
    const { piece, tint, from, to, count } = flight
    const key = [piece, tint, ...from, '', ...to].join()
    all.set(key, { ...flight, count: count + (all.get(key)?.count ?? 0) })
  }
  return [...all.values()]
}
