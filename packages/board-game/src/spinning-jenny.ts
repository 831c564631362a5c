// Spinning Jenny as a game of the kernel.
import { changesAt, valuesOf } from '@arkwright/kernel'
import { adjustPrices } from './actions/adjust-prices.ts'
import { distribution } from './actions/distribution.ts'
import { factory, priceOfNewFactory } from './actions/factory.ts'
import { machinery } from './actions/machinery.ts'
import { placeMarker } from './actions/place-marker.ts'
import { quality } from './actions/quality.ts'
import { buyShares, repayLoans, sellGoods, sellShares, stockExchange } from './actions/stock-exchange.ts'
import { takeSpecialMarker } from './actions/take-special-marker.ts'
import { workers } from './actions/workers.ts'
import { type BoardGame, boardGame } from './board-game.ts'
import { ACTION_MARKERS, ADVANCED_MARKERS } from './components/action-markers.ts'
import { SPINNING_JENNY_BOX } from './components/box-spinning-jenny.ts'
import { fairSpinningJenny } from './fair-seats.ts'
import { actionPhase, endOfTurn } from './flow/action-phase.ts'
import { economy } from './flow/economy.ts'
import { endOfCycle, nextCycle } from './flow/end-of-cycle.ts'
import { endOfFinalStockExchange, finalStockExchange } from './flow/end-of-game.ts'
import { endOfRound } from './flow/end-of-round.ts'
import { predeterminedSetUp } from './flow/predetermined-set-up.ts'
import {
  capital,
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
import { nameStartPlayer } from './flow/start-player.ts'
import { discardGoods, storage } from './flow/storage.ts'
import { wagesAndMachines } from './flow/wages-and-machines.ts'
import { componentsOf, type Options, parseOptions } from './options.ts'
import { REVISIONS } from './revisions-spinning-jenny.ts'
import { CHANGES_OF_SPINNING_JENNY } from './rule-changes.ts'
import { makeRules, remembered } from './rules.ts'
import type { AutomaticStep, Step } from './step.ts'

const decisions: readonly Step[] = [
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

const passages: readonly AutomaticStep[] = [
  predeterminedSetUp,
  capital,
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
  nextCycle,
  endOfRound,
  finalStockExchange,
  endOfFinalStockExchange,
]

const rulesOf = remembered((options: Options, revision) => {
  const figures = valuesOf(componentsOf(options, revision))
  return makeRules(figures, {
    options,
    revision,
    changes: changesAt(CHANGES_OF_SPINNING_JENNY, revision),
    edition: 2016,
    advancedMarkers: ADVANCED_MARKERS.filter(marker => ACTION_MARKERS[marker]?.action !== 'production'),
    spinningJenny: figures,
    waterFrame: null,
    tiles: [],
    events: [],
  })
})

function playedBy(revision: number): BoardGame<Options> {
  return boardGame<Options>({
    id: 'spinning-jenny',
    revision,
    parseOptions: input => parseOptions(input, revision),
    components: options => componentsOf(options, revision),
    box: SPINNING_JENNY_BOX,
    fairSeats: fairSpinningJenny,
    rulesOf,
    decisions,
    passages,
    section: rule => rule,
  })
}

export const spinningJenny = playedBy(REVISIONS.newest)

/** With the rules of earlier revisions, for games that began under them. */
export const formerSpinningJennys = REVISIONS.former.map(playedBy)
