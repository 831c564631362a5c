// The order of the set-up's choices — CG setup 4, CG expert 4 and 11, CG solo 2, CG ruling 39 and 42.
import type { Seat } from '@arkwright/kernel'
import type { Track } from '../components/names.ts'
import type { ChanceName, DecisionName } from '../decision-names.ts'
import { develop } from '../development.ts'
import { openFactory } from '../opening.ts'
import { SET_UP } from '../parts.ts'
import { entry, playerAt, playerToMove, type State } from '../state.ts'
import type { CardGamePassage, Emit } from '../step.ts'
import { awaitsFactory, takeCard } from '../supply.ts'
import { freshTurn } from '../turn.ts'
import { beginRound } from './round.ts'

/** The fixed set-up's rows by number of players. */
function rowsOf<T>(state: State, rows: { readonly two: T; readonly three: T; readonly four: T }): T {
  const { seats } = state.rules
  return seats === 2 ? rows.two : seats === 3 ? rows.three : rows.four
}

/** Whether players choose the starting development: the random supply may lack the fixed cards (English text, step 10). */
export function choosesDevelopment(state: State): boolean {
  return state.rules.expert['choose-start'] || state.rules.expert['random-supply']
}

const startingFactories: CardGamePassage = {
  name: 'starting factories',
  part: SET_UP,
  run(state, emit) {
    const { expert, figures, solo } = state.rules
    if (solo || expert['choose-start']) {
      state.place = -1
      state.step = 'next starting factory'
      return
    }
    for (const [seat, goods] of rowsOf(state, figures.startGoods).entries()) {
      for (const number of goods) openFactory(state, seat as Seat, number - 1, true, emit)
    }
    toStartingDevelopments(state)
  },
}

/** Clockwise for the first factory, reversed for the second; in the solo game the opponents come between. */
const nextStartingFactory: CardGamePassage = {
  name: 'next starting factory',
  part: SET_UP,
  run(state) {
    const { seats, solo } = state.rules
    state.place++
    if (state.place === 2 * seats) {
      toStartingDevelopments(state)
      return
    }
    state.seat = (state.place < seats ? state.place : 2 * seats - 1 - state.place) as Seat
    state.step = solo && state.place === 1 ? 'opponents' : factoryStep(state)
  },
}

export function factoryStep(state: State): DecisionName | ChanceName {
  return state.rules.options.factories === 'drawn' ? 'draw factory' : 'choose factory'
}

function toStartingDevelopments(state: State): void {
  state.place = -1
  state.step = 'next starting development'
}

/** Counterclockwise, as the French text says. */
const nextStartingDevelopment: CardGamePassage = {
  name: 'next starting development',
  part: SET_UP,
  run(state, emit) {
    const { seats, solo } = state.rules
    for (state.place++; state.place < seats; state.place++) {
      state.seat = (seats - 1 - state.place) as Seat
      state.turn = freshTurn()
      if (solo || choosesDevelopment(state)) {
        state.step = 'starting development'
        return
      }
      takeFixedDevelopment(state, emit)
      if (awaitsFactory(playerToMove(state))) {
        state.step = 'assign'
        return
      }
    }
    state.place = -1
    state.step = 'next starting shares'
  },
}

function takeFixedDevelopment(state: State, emit: Emit): void {
  const { figures } = state.rules
  const card = entry(rowsOf(state, figures.startCard), state.seat)
  const step = entry(rowsOf(state, figures.startStep), state.seat)
  // Cards are numbered from 1 in the order of their faces. A card that corrected figures removed from the supply is not given.
  if (card > 0 && entry(state.supply, card - 1) > 0) takeCard(state, card - 1, emit)
  else if (step > 0) develop(state, (step - 1) as Track, emit)
}

const nextStartingShares: CardGamePassage = {
  name: 'next starting shares',
  part: SET_UP,
  run(state, emit) {
    state.place++
    if (state.rules.expert['buy-shares'] && state.place < state.rules.seats) {
      state.seat = state.place as Seat
      state.step = 'starting shares'
      return
    }
    for (let seat = 0; seat < state.rules.seats; seat++) {
      const player = playerAt(state, seat)
      player.moneyAtStart = player.money
    }
    beginRound(state, emit)
  },
}

export const startingPassages: readonly CardGamePassage[] = [
  startingFactories,
  nextStartingFactory,
  nextStartingDevelopment,
  nextStartingShares,
]
