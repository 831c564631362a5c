export {
  type AnalysisSettings,
  analyse,
  analyseByExpert,
  canAnalyse,
  QUICK_ANALYSIS,
  SECOND_LOOK,
  USUAL_ANALYSIS,
} from './analysis/analyse.ts'
export type { CostlyTurn, Estimate, Expectation, GameAnalysis, Parting } from './analysis/report.ts'
export { answer, conduct, type Player, playOn, type Question, seated, waitOn } from './arena/game.ts'
export { openingOf } from './arena/opening.ts'
export { type GameResult, winsOf } from './arena/result.ts'
export { type Interval, wilson } from './arena/statistics.ts'
export { type Entry, table } from './arena/table.ts'
export { type PlayersPlan, play, playSideBySide } from './arena/tournament.ts'
export { type Judgement, judge, TRIALS, type Trial } from './arena/trials.ts'
export { climb, tune } from './arena/tuning.ts'
export { boardGameExpertise, waterFrameExpertise } from './board-game/expertise.ts'
export type { Outlook } from './board-game/outlook.ts'
export { project } from './board-game/projection.ts'
export { PLAIN_WEIGHTS, RANGES, type Weights } from './board-game/weights.ts'
export type { Advice, Bot, Budget, Candidate, ChosenTurn, HintedTurn, Prospect, Report } from './bot.ts'
export { cardGameExpertise } from './card-game/expertise.ts'
export { project as projectCardGame } from './card-game/projection.ts'
export type { Outlook as CardGameOutlook } from './card-game/prospect.ts'
export { CHALLENGER, challenger } from './challenger.ts'
export { characterBot } from './character.ts'
export { type CorpusGame, type CorpusHeader, type CorpusPlan, seedOf } from './corpus/corpus.ts'
export { CorpusJudge, differenceOf } from './corpus/judge.ts'
export { CorpusPlayer, headerOf } from './corpus/play.ts'
export { checkDaily, DAILY_FAULTS, type DailyFault, type DailyVerdict } from './daily/check.ts'
export { type FieldResult, fieldOf } from './daily/field.ts'
export { DAILY_BOTS, type DailyResult, deciderIn, gameOfDeal, journalOf, turnOfBot } from './daily/play.ts'
export { LearnedJudge } from './expert/judge.ts'
export { Network, type StoredNetwork } from './expert/network.ts'
export { loadNetwork } from './expert/networks.ts'
export { readNetwork } from './expert/read-network.ts'
export type { AnyExpertise, Judge, Leaning, Traits } from './expertise.ts'
export { greedyBot, rateTurns } from './greedy-bot.ts'
export { LADDERS, type Ladder } from './ladder.ts'
export { BOT_NAMES, type BotName, STYLES, type Style, stylesOf } from './levels.ts'
export { type ListedTurn, listTurns } from './listed-turns.ts'
export { ENTRANT_NAMES, type EntrantName, namedBot } from './named-bot.ts'
export { PROTOCOL, type Reply } from './protocol.ts'
export { weighAgainst } from './puzzles/against.ts'
export { minePuzzles, type Seam } from './puzzles/mine.ts'
export {
  DIFFICULTIES,
  type Difficulty,
  type Puzzle,
  type PuzzleGame,
  type PuzzleSet,
  type PuzzleTurn,
  puzzleName,
  THEMES,
  type Theme,
} from './puzzles/puzzle.ts'
export { freshAnalyses, type MiningSettings, USUAL_MINING } from './puzzles/verify.ts'
export { promisingTurns, type Scales, scalesFor, weigh } from './puzzles/weigh.ts'
export { type RolloutSettings, rolloutBot } from './rollout-bot.ts'
export type { Steps } from './steps.ts'
export { variedBot } from './varied-bot.ts'
export { winChance } from './win-chance.ts'
