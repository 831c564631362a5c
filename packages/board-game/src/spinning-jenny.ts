// Spinning Jenny as a game of the kernel.
import { type Game, OVER, stepMachine } from '@arkwright/kernel'
import { adjustPrices } from './actions/adjust-prices.ts'
import { distribution } from './actions/distribution.ts'
import { factory, priceOfNewFactory } from './actions/factory.ts'
import { machinery } from './actions/machinery.ts'
import { placeMarker } from './actions/place-marker.ts'
import { quality } from './actions/quality.ts'
import { buyShares, repayLoans, sellGoods, sellShares, stockExchange } from './actions/stock-exchange.ts'
import { takeSpecialMarker } from './actions/take-special-marker.ts'
import { workers } from './actions/workers.ts'
import type { BoardEvent } from './events.ts'
import { faults } from './faults.ts'
import { actionPhase, endOfTurn } from './flow/action-phase.ts'
import { economy } from './flow/economy.ts'
import { endOfCycle } from './flow/end-of-cycle.ts'
import { endOfFinalStockExchange, finalStockExchange, standings } from './flow/end-of-game.ts'
import { endOfRound, nameStartPlayer } from './flow/end-of-round.ts'
import { predeterminedSetUp } from './flow/predetermined-set-up.ts'
import {
  chooseLightMarker,
  drawLightMarkers,
  drawStartPlayer,
  foundation,
  payForFactories,
  priceOfFoundedFactory,
  startUpCapital,
} from './flow/preparation.ts'
import { production, sellFromStore } from './flow/production.ts'
import { startOfDecade } from './flow/start-of-decade.ts'
import { discardGoods, storage } from './flow/storage.ts'
import { wagesAndMachines } from './flow/wages-and-machines.ts'
import { type Move, parseMove, VOCABULARY } from './moves.ts'
import { componentsOf, type Options, parseOptions } from './options.ts'
import { rulesOf } from './rules.ts'
import { firstPosition } from './set-up.ts'
import { copyState, type State, type View } from './state.ts'
import { loadState, saveState, viewOf } from './view.ts'

const decisions = [
  drawStartPlayer,
  drawLightMarkers,
  foundation,
  priceOfFoundedFactory,
  startUpCapital,
  chooseLightMarker,
  placeMarker,
  factory,
  priceOfNewFactory,
  workers,
  machinery,
  quality,
  distribution,
  sellGoods,
  sellShares,
  repayLoans,
  buyShares,
  adjustPrices,
  takeSpecialMarker,
  sellFromStore,
  discardGoods,
  nameStartPlayer,
]

const passages = [
  predeterminedSetUp,
  payForFactories,
  startOfDecade,
  economy,
  actionPhase,
  stockExchange,
  endOfTurn,
  production,
  wagesAndMachines,
  storage,
  endOfCycle,
  endOfRound,
  finalStockExchange,
  endOfFinalStockExchange,
]

const machine = stepMachine<State, Move, BoardEvent>(decisions, passages)

export const spinningJenny: Game<State, Move, Options, View, BoardEvent> = {
  id: 'spinning-jenny',
  revision: 1,
  players: { min: 2, max: 4 },
  parseOptions,
  seats: options => options.players,
  components: componentsOf,
  setup(options, random, emit) {
    const state = firstPosition(rulesOf(options), random)
    machine.settle(state, emit)
    return state
  },
  pending: machine.pending,
  moves: machine.moves,
  weight: machine.weight,
  vocabulary: VOCABULARY,
  parseMove,
  refusal: machine.refusal,
  play: machine.play,
  copy: copyState,
  view: viewOf,
  determinize(view, random) {
    return settled(loadState(view, random))
  },
  save: saveState,
  load(saved) {
    return settled(loadState(saved, undefined))
  },
  standings,
  faults,
}

/** A loaded position waits at a decision already; settling only lists its legal moves again. */
function settled(state: State): State {
  if (state.step !== OVER) machine.settle(state)
  return state
}
