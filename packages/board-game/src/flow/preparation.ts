// The preparation round of 1760 — SJ 4.1.I-VI. Only the free set-up has decisions; the predetermined one is in tables.
import type { Seat } from '@arkwright/kernel'
import { sellSharesOf } from '../actions/stock-exchange.ts'
import { takeMarker } from '../actions/take-special-marker.ts'
import { at, numberAt } from '../at.ts'
import { ACTION_MARKERS, type MarkerId } from '../components/action-markers.ts'
import { GOODS, type Good } from '../components/goods.ts'
import { buildingCost } from '../factory.ts'
import {
  DRAW,
  DRAW_START_PLAYER,
  type DrawMarker,
  type DrawStartPlayer,
  FOUND,
  type Found,
  SELL_SHARES,
  type SellShares,
  type SetPrice,
  TAKE,
  type TakeMarker,
} from '../moves.ts'
import { CAPITAL, FOUNDATION, LIGHT_MARKERS, SET_UP } from '../parts.ts'
import { decider, factoryOf, fromStartPlayer, playerAt, seatsInOrder } from '../players.ts'
import { offerPrices, refusePrice, setPrice } from '../price.ts'
import { spinningJennyFigures } from '../rules.ts'
import { changeMat } from '../special-markers.ts'
import type { State } from '../state.ts'
import { type AutomaticStep, reason, step } from '../step.ts'
import { pay, receive } from '../treasury.ts'
import { staffRow } from '../workers.ts'
import { startFoundation } from './asking.ts'

export const drawStartPlayer = step<DrawStartPlayer>({
  name: 'draw start player',
  rule: 'SJ 4.1.II',
  part: SET_UP,
  kinds: ['draw start player'],
  candidates(state, offer) {
    for (let seat = 0; seat < state.rules.players; seat++) offer(at(DRAW_START_PLAYER, seat))
  },
  refuse: (state, { named }) => (named >= state.rules.players ? NO_SUCH_PLAYER : undefined),
  play(state, { named }, emit) {
    state.startPlayer = named
    emit?.({ type: 'start player', seat: named })
    state.step = state.rules.waterFrame === null ? 'draw light markers' : 'lay out markers'
  },
  weight: () => 1,
})

const NO_SUCH_PLAYER = reason('SJ 4.1.II', 'no-such-player', state => ({ players: state.rules.players }))
const NONE_LEFT = reason('SJ 4.1.III', 'no-such-marker-left')

/** Draws light machinery, quality and distribution markers for the timetable, one for each player. The rest stay on the mat. */
export const drawLightMarkers = step<DrawMarker>({
  name: 'draw light markers',
  rule: 'SJ 4.1.III',
  part: SET_UP,
  kinds: ['draw'],
  candidates(state, offer) {
    for (const marker of state.rules.advancedMarkers) offer(at(DRAW, marker))
  },
  refuse: (state, { marker }) => (drawable(state, marker) === 0 ? NONE_LEFT : undefined),
  weight: (state, { marker }) => drawable(state, marker),
  play(state, { marker }) {
    changeMat(state, 0, marker, -1)
    state.onTimetable = [...state.onTimetable, marker]
    if (state.onTimetable.length === state.rules.players) startFoundation(state, 0)
  },
})

function drawable(state: State, marker: MarkerId): number {
  return at(ACTION_MARKERS, marker).action === 'stock exchange' ? 0 : numberAt(at(state.mat, 0), marker)
}

const HAS_FACTORY = reason('SJ 4.1.IV', 'one-factory-for-each-good')

export const foundation = step<Found>({
  name: 'foundation',
  rule: 'SJ 4.1.IV',
  part: FOUNDATION,
  kinds: ['found'],
  candidates(_, offer) {
    for (const good of GOODS) offer(FOUND[good])
  },
  refuse: (state, { good }) => (factoryOf(state, good).level > 0 ? HAS_FACTORY : undefined),
  play(state, { good }, emit) {
    foundFactory(state, good)
    emit?.({ type: 'built', seat: state.seat, good, level: 1 })
    state.turn.good = good
    state.step = 'price of a founded factory'
  },
})

export const priceOfFoundedFactory = step<SetPrice>({
  name: 'price of a founded factory',
  rule: 'SJ 4.1.IV',
  part: FOUNDATION,
  kinds: ['price'],
  exact: true,
  candidates: (state, offer) => offerPrices(state, state.turn.good, offer),
  refuse: (state, move) => refusePrice(state, move, state.turn.good),
  play(state, { good, price }, emit) {
    setPrice(state, good, price, emit)
    if (state.turnsTaken + 1 < 2 * state.rules.players) return startFoundation(state, state.turnsTaken + 1)
    state.turnsTaken = 0
    state.step = 'capital'
  },
})

/** Level I, first two rows staffed. */
export function foundFactory(state: State, good: Good): void {
  factoryOf(state, good).level = 1
  staffRow(state, good, 0)
  staffRow(state, good, 1)
}

export const capital: AutomaticStep = {
  name: 'capital',
  part: SET_UP,
  run(state, emit) {
    const { startUpCapital: given } = spinningJennyFigures(state.rules)
    for (const seat of seatsInOrder(state)) receive(state, seat, given, 'start-up capital', emit)
    state.seat = fromStartPlayer(state, 0)
    state.step = 'start-up capital'
  },
}

const NOT_SO_MANY = reason<SellShares>('SJ 4.1.V', 'not-enough-shares', (state, { count }) => ({
  shares: decider(state).shares,
  count,
}))

export const startUpCapital = step<SellShares>({
  name: 'start-up capital',
  rule: 'SJ 4.1.V',
  part: CAPITAL,
  kinds: ['sell shares'],
  candidates(state, offer) {
    for (let count = 0; count <= decider(state).shares; count++) offer(at(SELL_SHARES, count))
  },
  refuse: (state, { count }) => (count > decider(state).shares ? NOT_SO_MANY : undefined),
  play(state, { count }, emit) {
    sellSharesOf(state, count, emit)
    state.turnsTaken++
    if (state.turnsTaken < state.rules.players) {
      state.seat = fromStartPlayer(state, state.turnsTaken)
      return
    }
    chooseNext(state)
  },
})

const NOT_ON_TIMETABLE = reason('SJ 4.1.V', 'not-on-the-timetable')

export const chooseLightMarker = step<TakeMarker>({
  name: 'choose light marker',
  rule: 'SJ 4.1.V',
  part: LIGHT_MARKERS,
  kinds: ['take'],
  candidates(state, offer) {
    for (const [i, marker] of state.onTimetable.entries())
      if (state.onTimetable.indexOf(marker) === i) offer(at(TAKE, marker))
  },
  refuse: (state, { marker }) => (state.onTimetable.includes(marker) ? undefined : NOT_ON_TIMETABLE),
  play(state, { marker }, emit) {
    takeMarker(state, marker)
    emit?.({ type: 'marker taken', seat: state.seat, marker })
    const taken = state.onTimetable.indexOf(marker)
    state.onTimetable = state.onTimetable.filter((_, i) => i !== taken)
    if (state.onTimetable.length > 0) chooseNext(state)
    else state.step = 'pay for factories'
  },
})

/** Players choose in reverse playing order, so one marker remains for each who has not chosen. */
function chooseNext(state: State): void {
  state.seat = fromStartPlayer(state, state.onTimetable.length - 1)
  state.step = 'choose light marker'
}

export const payForFactories: AutomaticStep = {
  name: 'pay for factories',
  part: SET_UP,
  run(state, emit) {
    for (const seat of seatsInOrder(state)) pay(state, seat, costOfFactories(state, seat), 'factories', emit)
    state.step = 'start of decade'
  },
}

export function costOfFactories(state: State, seat: Seat): number {
  const { factories } = playerAt(state, seat)
  let cost = 0
  for (const good of GOODS) cost += buildingCost(state, good, factories[good].level)
  return cost
}
