// What moves on the table while a step of a card game is told.
import type { Fact } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import type { Beat } from '../telling/beat.ts'
import { coinsFor, type Flight, fly, type Places } from '../telling/flight.ts'
import { type Tellers, tellBy } from '../telling/part.ts'
import { companyPlace, millPlace, resultPlace } from '../telling/places.ts'
import { GOOD_ICONS } from './symbols.tsx'

const ofSeat = (seat: Seat, piece: Flight['piece'], from: Places, to: Places, count = 1) =>
  fly(piece, `seat-${seat}`, from, to, count)
const ofGood = (good: number, from: Places, to: Places, count: number) =>
  fly(GOOD_ICONS[good] ?? 'warehouse', `good-${good}`, from, to, count)

const TOWN = ['town']
const BANK = ['strip']
const company = (seat: Seat): Places => [companyPlace(seat)]
const mill = (good: number, seat: Seat): Places => [millPlace(good, seat), companyPlace(seat)]
const hall = (seat: Seat): Places => [resultPlace(seat)]
const ships = (seat: Seat): Places => [`ships-${seat}`, companyPlace(seat)]
const cards = (seat: Seat): Places => [`cards-${seat}`, companyPlace(seat)]

const FLIGHTS: Tellers<Fact, readonly Flight[], Beat> = {
  money({ seat, amount }, { kind }) {
    const other = kind === 'sale' ? hall(seat) : BANK
    return amount > 0
      ? ofSeat(seat, 'coins', other, company(seat), coinsFor(amount))
      : ofSeat(seat, 'coins', company(seat), other, coinsFor(amount))
  },
  built: ({ seat, good }) => ofSeat(seat, 'factory', company(seat), [millPlace(good, seat)]),
  upgraded: ({ seat, good }) => ofSeat(seat, 'factory', company(seat), [millPlace(good, seat)]),
  employed: ({ seat, good }) => ofSeat(seat, 'worker', TOWN, mill(good, seat)),
  automated: ({ seat, good, machines }) => [
    ...ofSeat(seat, 'machine', company(seat), [millPlace(good, seat)], machines),
    ...ofSeat(seat, 'worker', mill(good, seat), TOWN, machines),
  ],
  quality: ({ seat, from, to }) => raised('quality', seat, from, to),
  distribution: ({ seat, from, to }) => raised('distribution', seat, from, to),
  'bought shares': ({ seat, count }) => ofSeat(seat, 'share', BANK, company(seat), count),
  'took loans': ({ seat, count }) => ofSeat(seat, 'loan', BANK, company(seat), count),
  'regained ships': ({ seat }) => ofSeat(seat, 'ship', company(seat), ships(seat)),
  'took card': ({ seat }) => ofSeat(seat, 'tile', BANK, cards(seat)),
  'discarded card': ({ seat }) => ofSeat(seat, 'tile', cards(seat), BANK),
  'assigned card': ({ seat, good }) => ofSeat(seat, 'tile', cards(seat), mill(good, seat)),
  sold: ({ seat, good, count }) => ofGood(good, hall(seat), ['hall'], count),
  shipped: ({ seat, count }, { good = 0 }) => ofGood(good, hall(seat), ships(seat), count),
  'share value': ({ seat }) => ofSeat(seat, 'exchange', hall(seat), company(seat)),
}

function raised(
  piece: 'quality' | 'distribution',
  seat: Seat,
  from: readonly number[],
  to: readonly number[],
): Flight[] {
  return to.flatMap((total, good) =>
    total > (from[good] ?? 0) ? ofSeat(seat, piece, company(seat), [millPlace(good, seat)]) : [],
  )
}

export function flights(beat: Beat, step: number): readonly Flight[] {
  const facts = beat.steps[step]?.facts ?? []
  return facts.flatMap(({ event }) => (event === undefined ? [] : (tellBy(FLIGHTS, event as Fact, beat) ?? [])))
}
