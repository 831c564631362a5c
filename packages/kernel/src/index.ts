export { BadInput } from './bad-input.ts'
export {
  type ComponentTable,
  type Figure,
  type FigureValue,
  figure,
  overrideComponents,
  type Provenance,
  shown,
  type Values,
  valuesOf,
} from './components.ts'
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
export { type AnyJournal, commitmentTo, Journal, type ReadonlyJournal } from './journal.ts'
export { didYouMean, nearest } from './nearest.ts'
export { Fields } from './options.ts'
export { isOutsideTurns, type Part, type PartKind, type PartOf, type StepFacts } from './part.ts'
export { type Choose, chooseRandomly, playOut } from './playout.ts'
export { forkRandom, nextWord, pick, type RandomState, randomBelow, seedRandom } from './random.ts'
export type { KernelRefusalCode } from './refusal-codes.ts'
export { type RevisedTable, revisedTable } from './revised-table.ts'
export { gameAt, newestGame, newestGames } from './revisions.ts'
export { type ChangedAt, changesAt, NEVER } from './rule-changes.ts'
export { dealtMove, isSealed, sealedSeed } from './sealed-deal.ts'
export { sha256Hex } from './sha256.ts'
export type { AutomaticStep, ChanceEvent, Reason, Step } from './step.ts'
export { OVER, type StepMachine, stepMachine } from './step-machine.ts'
export { consequences, withoutChance } from './supposing.ts'
export { dividedDown, dividedUp } from './whole-numbers.ts'
