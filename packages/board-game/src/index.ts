export {
  ACTION_MARKERS,
  type ActionMarker,
  type ActionName,
  type MarkerId,
  NO_MARKER,
  type Shade,
} from './components/action-markers.ts'
export { COLOURS, GOOD_NAMES, GOODS, type Good, type GoodName, LEVEL_NAMES } from './components/goods.ts'
export type { BoardEvent } from './events.ts'
export { appealOf, highestPrice, machinesIn, outputOf, qualityOf, runningCost, workersIn } from './factory.ts'
export { demandFor, wage, workersInMarket } from './job-market.ts'
export type { Move } from './moves.ts'
export type { Options } from './options.ts'
export { type Call, IMPORTER, runSale, type Sale, type Seller } from './sale.ts'
export { purchasePrice, sharesInBank, shareValue } from './share-value.ts'
export { spinningJenny } from './spinning-jenny.ts'
export type { Factory, Player, State, View } from './state.ts'
export { currentLevel, year } from './timetable.ts'
export { emergency } from './treasury.ts'
