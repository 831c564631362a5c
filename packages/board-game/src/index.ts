export type { BoardFigureFault } from './bad-figures.ts'
export { has } from './bits.ts'
export { CLIMBS, climbOf, type Leaders, leadersOf } from './climb.ts'
export {
  ACTION_MARKERS,
  type ActionMarker,
  type ActionName,
  type MarkerId,
  NO_MARKER,
  type Shade,
} from './components/action-markers.ts'
export { EVENT_NAMES, type EventId, type EventName, HOUSE_EVENTS } from './components/events.ts'
export {
  COLOURS,
  GOOD_NAMES,
  GOODS,
  type Good,
  type GoodName,
  LEVEL_NAMES,
  LEVELS,
  ROWS,
  type Row,
} from './components/goods.ts'
export { SHIP_CAPACITIES } from './components/harbour.ts'
export { PATRONS, TILE_NAMES, type TileId, type TileName } from './components/tiles.ts'
export { type DecisionName, isDecision } from './decision-names.ts'
export type { BoardEvent } from './events.ts'
export {
  appealOf,
  costAtWage,
  costOfStaff,
  costWithTiles,
  freeSpaces,
  highestPrice,
  lastStaffedRow,
  machinesIn,
  outputOf,
  qualityOf,
  runningCost,
  type Stall,
  workersIn,
} from './factory.ts'
export { emergencyIn, type Forecast, type SeatForecast } from './forecast.ts'
export { expectedProfit, forecast, gameOf } from './game-of.ts'
export { crewOf, crews, harbourWages, harbourWorkers, warehouseWorkers } from './harbour.ts'
export { demandAt, demandFor, wage, wageAt, workersForHire, workersInMarket } from './job-market.ts'
export { moves } from './move-table.ts'
export type { Move } from './moves.ts'
export type { Options } from './options.ts'
export type { WaterFrameOptions } from './options-water-frame.ts'
export { owedAtItsEnd } from './owed.ts'
export { isAfterProduction, isEndOfRound } from './parts.ts'
export { EXCHANGE_STEPS, isInExchange, passOf } from './pass.ts'
export type { RefusalCode } from './refusal-codes.ts'
export { type Call, IMPORTER, runSale, type Sale, type Seller } from './sale.ts'
export { purchasePrice, sharesInBank, shareValue } from './share-value.ts'
export { formerSpinningJennys, spinningJenny } from './spinning-jenny.ts'
export type { Factory, Harbour, OwnedTile, Player, State, View } from './state.ts'
export { openSpaces, storedOnPriceScale } from './storage.ts'
export { type StaffChange, withFactories, withFactory, withHarbour, withStaff } from './supposing.ts'
export { currentLevel, shownLevel, year } from './timetable.ts'
export { type Emergency, emergency } from './treasury.ts'
export { formerWaterFrames, waterFrame } from './water-frame.ts'
