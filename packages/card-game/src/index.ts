export {
  exportBonus,
  extraStorehouse,
  fixedCostDue,
  machinesToPay,
  USABLE_FACES,
  wagesDue,
} from './cards/index.ts'
export type { CardFigureFault } from './check-figures.ts'
export { FACES, type Face, type FaceName, facesIn, hasFace } from './components/faces.ts'
export {
  ALL_TRACKS,
  EXPERT_MODULES,
  type ExpertModule,
  GOODS,
  type Good,
  type GoodName,
  TRACKS,
  type Track,
  type TrackName,
} from './components/names.ts'
export { printed } from './components/printed.ts'
export { type DecisionName, isDecision } from './decision-names.ts'
export type { CardGameEvent, DemandCause, MoneyFor } from './events.ts'
export { goodsMade, machinesAt, priceOf, pricesShown, workerCardsAt, workersAt } from './factory.ts'
export { type FinalScore, finalScore, scoreNow } from './flow/final-scoring.ts'
export { expectedProfit, type Fact, type Forecast, forecast, type SeatForecast, type Supposing } from './forecast.ts'
export { cardGame, formerCardGames } from './game.ts'
export { moves } from './move-table.ts'
export { ACTIONS, type Action, type Move } from './moves.ts'
export type { Options } from './options.ts'
export { passOf } from './pass.ts'
export type { RefusalCode } from './refusal-codes.ts'
export type { Rules } from './rules.ts'
export { type FactorySheet, factorySheet } from './sheet.ts'
export {
  enterResult,
  openTitles,
  type RecordBook,
  type SoloResult,
  suggestTitles,
  type TitleRule,
  titlesAllowed,
} from './solo/record-book.ts'
export { TITLE_FIGURES, TITLES, type Title, titlesReached } from './solo/titles.ts'
export type { Factory, Player, Rival, Solo, Stage, State, Turn, View } from './state.ts'
