export { withAnswer, withNote, withNumbers } from './answer-group.ts'
export { BadFigures, type KernelFigureFault } from './bad-figures.ts'
export { BadInput } from './bad-input.ts'
export { BadPrinting, type PrintingFault } from './bad-printing.ts'
export {
  absentPieces,
  BOX_PLACES,
  type Box,
  type BoxEditor,
  type BoxFigure,
  type BoxGroup,
  type BoxNumber,
  type BoxPlace,
  type BoxPlan,
  boxOf,
  entriesAt,
  MOST_IN_A_GROUP,
  type PlannedGroup,
} from './box.ts'
export { comparePrintings, type Difference, type PrintingComparison } from './compare-printings.ts'
export {
  type ComponentTable,
  type Figure,
  type FigureValue,
  figure,
  isRecord,
  overrideComponents,
  type Provenance,
  shown,
  type Values,
  valuesOf,
} from './components.ts'
export {
  type FairSeats,
  type Handicap,
  type HandicapUnit,
  isMeasured,
  measuredIn,
  reasonOf,
  type Unmeasured,
} from './fair-seats.ts'
export {
  changesBetween,
  type FigurePath,
  type NumberAt,
  numberAt,
  numbersIn,
  pathText,
  sideBySide,
  startsWith,
  withNumber,
} from './figure-paths.ts'
export {
  type AnyGame,
  type Decision,
  type Emit,
  type Figures,
  type Game,
  type GameEvent,
  type MachineState,
  type Move,
  type Refusal,
  SEATS,
  type Seat,
  type Standing,
} from './game.ts'
export {
  type Comment,
  checkGameFile,
  type GameFile,
  parseGameFile,
  type Verdict,
  verifyGameFile,
  type WrongMove,
  writeGameFile,
} from './game-file.ts'
export {
  BALANCED,
  balancedSeats,
  checkStartCash,
  furtherHandicapOf,
  HANDICAP_OPTIONS,
  type HandicapOptions,
  handicapIn,
  handicapOf,
  LARGEST_HANDICAP,
  OPTION_OF_UNIT,
} from './handicap.ts'
export { type AnyJournal, commitmentTo, Journal, type ReadonlyJournal } from './journal.ts'
export { type Conflict, type Merged, mergePrintings } from './merge-printings.ts'
export { didYouMean, nearest } from './nearest.ts'
export { checkNesting } from './nesting.ts'
export {
  BETWEEN_MOVES,
  type ChoiceRow,
  type FinishedGame,
  finalResult,
  openingTree,
  type TreeLimits,
} from './opening-tree.ts'
export { Fields } from './options.ts'
export { isOutsideTurns, type Part, type PartKind, type PartOf, type StepFacts } from './part.ts'
export { type Choose, chooseRandomly, playOut } from './playout.ts'
export { positionKey } from './position-key.ts'
export { type FigureChanges, hashOf, type Printing, parsePrinting, type Variant, writePrinting } from './printing.ts'
export { answersOf, type BoxAnswer, groupsOf } from './printing-answers.ts'
export { isAltered, type PrintingName, printingIn, printingOf } from './printing-name.ts'
export { checkPrinting, nameOf, optionsOf, printedFigures, standardFigures } from './printing-options.ts'
export { forkRandom, nextWord, pick, type RandomState, randomBelow, seedRandom } from './random.ts'
export type { KernelRefusalCode } from './refusal-codes.ts'
export { type RevisedTable, revisedTable } from './revised-table.ts'
export { gameAt, knownGame, newestGame, newestGames } from './revisions.ts'
export { type ChangedAt, changesAt, NEVER } from './rule-changes.ts'
export { dealtMove, isSealed, sealedSeed } from './sealed-deal.ts'
export {
  type AwardedSeats,
  awardSeats,
  bySeat,
  checkBids,
  highestBid,
  type SeatBids,
  worthOfSeats,
} from './seat-bids.ts'
export { sha256Hex } from './sha256.ts'
export type { AutomaticStep, ChanceEvent, Reason, Step } from './step.ts'
export { OVER, type StepMachine, stepMachine } from './step-machine.ts'
export { consequences, withoutChance } from './supposing.ts'
export { dividedDown, dividedUp } from './whole-numbers.ts'
