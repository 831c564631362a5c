// Water Frame as a game of the kernel: Spinning Jenny's steps and its own.
import { changesAt, valuesOf } from '@arkwright/kernel'
import { adjustPrices } from './actions/adjust-prices.ts'
import { contracts } from './actions/contracts.ts'
import { distribution } from './actions/distribution.ts'
import { factory, priceOfNewFactory } from './actions/factory.ts'
import { machinery } from './actions/machinery.ts'
import { administrativeCost, placeMarker } from './actions/place-marker.ts'
import { goodsProduced, productionAction } from './actions/production.ts'
import { quality } from './actions/quality.ts'
import { replaceShip } from './actions/replace-ship.ts'
import { ship } from './actions/ship.ts'
import { buyShares, repayLoans, sellGoods, sellShares, stockExchange } from './actions/stock-exchange.ts'
import { takeSpecialMarker } from './actions/take-special-marker.ts'
import { assignATile, returnATile, specialMarkerTaken } from './actions/tile-taken.ts'
import { workers } from './actions/workers.ts'
import { type BoardGame, boardGame } from './board-game.ts'
import { ACTION_MARKERS, ADVANCED_MARKERS } from './components/action-markers.ts'
import { WATER_FRAME_BOX } from './components/box-water-frame.ts'
import { EVENTS } from './events/index.ts'
import { fairWaterFrame } from './fair-seats.ts'
import { actionPhase, endOfTurn } from './flow/action-phase.ts'
import { afterTheSale } from './flow/after-the-sale.ts'
import { drawEvent } from './flow/draw-event.ts'
import { economyMarker } from './flow/economy-water-frame.ts'
import { endOfCycle, nextCycle } from './flow/end-of-cycle.ts'
import { endOfFinalStockExchange, finalStockExchange } from './flow/end-of-game.ts'
import { changeOfStartPlayer, endOfRound } from './flow/end-of-round.ts'
import { afterTheEvent, dismissals, dismissWorkers, eventPhase } from './flow/event-phase.ts'
import { increaseInShareValue } from './flow/increase-in-share-value.ts'
import { predeterminedWaterFrame } from './flow/predetermined-set-up-water-frame.ts'
import { drawStartPlayer, foundation, payForFactories, priceOfFoundedFactory } from './flow/preparation.ts'
import {
  capitalInReverse,
  layOutMarkers,
  layOutTiles,
  startUpCapitalInReverse,
} from './flow/preparation-water-frame.ts'
import { lastRow, production, sellFromStore } from './flow/production.ts'
import { shipActiveGood, shipment } from './flow/shipment.ts'
import { startOfDecade } from './flow/start-of-decade.ts'
import { claimStartPlayer, nameStartPlayer } from './flow/start-player.ts'
import { discardGoods, storage } from './flow/storage.ts'
import { wagesAndMachines } from './flow/wages-and-machines.ts'
import { parseWaterFrameOptions, type WaterFrameOptions, waterFrameComponents } from './options-water-frame.ts'
import { REVISIONS } from './revisions-water-frame.ts'
import { CHANGES_OF_WATER_FRAME } from './rule-changes.ts'
import { makeRules, remembered } from './rules.ts'
import { makeWaterFrameRules } from './rules-water-frame.ts'
import type { AutomaticStep, Step } from './step.ts'
import { TILES } from './tiles/index.ts'

const decisions: readonly Step[] = [
  drawStartPlayer,
  layOutMarkers,
  layOutTiles,
  foundation,
  priceOfFoundedFactory,
  startUpCapitalInReverse,
  economyMarker,
  placeMarker,
  administrativeCost,
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
  contracts,
  ship,
  productionAction,
  goodsProduced,
  adjustPrices,
  // This is the section itself; grey markers, tiles and ships have subsections.
  { ...takeSpecialMarker, rule: 'WF II.3.2' },
  replaceShip,
  returnATile,
  assignATile,
  sellFromStore,
  lastRow,
  afterTheSale,
  shipActiveGood,
  discardGoods,
  claimStartPlayer,
  dismissWorkers,
  drawEvent,
  nameStartPlayer,
  ...TILES.flatMap(({ steps }) => steps),
  ...EVENTS.flatMap(({ asks }) => asks ?? []),
]

const passages: readonly AutomaticStep[] = [
  predeterminedWaterFrame,
  capitalInReverse,
  payForFactories,
  startOfDecade,
  actionPhase,
  stockExchange,
  specialMarkerTaken,
  endOfTurn,
  production,
  increaseInShareValue,
  wagesAndMachines,
  shipment,
  storage,
  endOfCycle,
  nextCycle,
  endOfRound,
  eventPhase,
  dismissals,
  afterTheEvent,
  changeOfStartPlayer,
  finalStockExchange,
  endOfFinalStockExchange,
]

/** Sections that have another number than in Spinning Jenny. */
const RENUMBERED: ReadonlyMap<string, string> = new Map([
  ['SJ II.3.2', 'WF II.3.2.2'],
  ['SJ III.4', 'WF III.5'],
])

function section(rule: string): string {
  return RENUMBERED.get(rule) ?? rule.replace(/^SJ /, 'WF ')
}

const rulesOf = remembered((options: WaterFrameOptions, revision) => {
  const figures = valuesOf(waterFrameComponents(options, revision))
  return makeRules(figures, {
    options,
    revision,
    changes: changesAt(CHANGES_OF_WATER_FRAME, revision),
    edition: options.edition,
    advancedMarkers: ADVANCED_MARKERS.filter(marker => ACTION_MARKERS[marker]?.action !== 'stock exchange'),
    spinningJenny: null,
    waterFrame: makeWaterFrameRules(options, figures),
    tiles: TILES.map(({ make }) => make(figures)),
    events: EVENTS,
  })
})

function playedBy(revision: number): BoardGame<WaterFrameOptions> {
  return boardGame<WaterFrameOptions>({
    id: 'water-frame',
    revision,
    parseOptions: input => parseWaterFrameOptions(input, revision),
    components: options => waterFrameComponents(options, revision),
    box: WATER_FRAME_BOX,
    fairSeats: fairWaterFrame,
    rulesOf,
    decisions,
    passages,
    section,
  })
}

export const waterFrame = playedBy(REVISIONS.newest)

/** With the rules of earlier revisions, for games that began under them. */
export const formerWaterFrames = REVISIONS.former.map(playedBy)
