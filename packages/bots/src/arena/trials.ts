// The targets of the ladder: each line is a match, the required share of wins, and the number of games.
import type { Budget } from '../bot.ts'
import { LADDERS, type Ladder } from '../ladder.ts'
import type { EntrantName } from '../named-bot.ts'
import { type GameResult, winsOf } from './result.ts'
import { type Interval, type SequentialVerdict, sequentialTest, wilson } from './statistics.ts'

export interface Trial {
  readonly game: string
  /** The first bot is on trial; one for each seat. */
  readonly bots: readonly EntrantName[]
  readonly budget: Budget
  /** The budget of all bots but the first, as a multiple; absent: the same. */
  readonly handicap?: number
  /** Maximum; a sequential test may decide earlier. */
  readonly games: number
  /** The share of wins. */
  readonly asked: number
}

export interface Judgement {
  readonly games: number
  readonly wins: number
  readonly share: number
  readonly interval: Interval
  readonly sequential: SequentialVerdict
  /** Undefined while more games could decide it. */
  readonly passed: boolean | undefined
}

/** The sequential test separates the required share from one that is lower by this much. */
const CLEARLY_LESS = 0.05
/** Enough for the plain tree search to play out a few thousand games. */
const OF_THE_REFERENCE: Budget = { ms: 300 }
const COUNTED: Budget = { sims: 64 }
const OF_EXPERT: Budget = { ms: 100 }
const HANDICAP = 4

function ofExpert([game, { askedOfExpert }]: [string, Ladder]): Trial[] {
  const [even, slower, amongThree, amongFour] = askedOfExpert
  const common = { game, budget: OF_EXPERT, games: 400 }
  return [
    { ...common, bots: ['expert', 'hard'], asked: even },
    { ...common, bots: ['expert', 'hard'], handicap: HANDICAP, asked: slower },
    { ...common, bots: ['expert', 'hard', 'hard'], asked: amongThree },
    { ...common, bots: ['expert', 'hard', 'hard', 'hard'], asked: amongFour },
  ]
}

function ofLadder([game, { hardTrials }]: [string, Ladder]): Trial[] {
  const { budget, games } = hardTrials
  return [
    { game, bots: ['easy', 'random'], budget: COUNTED, games: 400, asked: 0.99 },
    { game, bots: ['medium', 'easy'], budget: COUNTED, games: 400, asked: 0.75 },
    { game, bots: ['medium', 'easy', 'easy', 'easy'], budget: COUNTED, games: 400, asked: 0.45 },
    { game, bots: ['hard', 'easy'], budget, games, asked: 0.95 },
    { game, bots: ['hard', 'medium'], budget, games, asked: 0.8 },
    { game, bots: ['hard', 'medium', 'medium', 'medium'], budget, games, asked: 0.55 },
  ]
}

export const TRIALS: readonly Trial[] = [
  ...[...LADDERS].flatMap(ofLadder),
  ...[...LADDERS].flatMap(ofExpert),
  { game: 'spinning-jenny', bots: ['hard', 'uct'], budget: OF_THE_REFERENCE, games: 100, asked: 0.9 },
]

/** Passes with the required share over all games, or with an accepted sequential test. */
export function judge({ bots, games: most, asked }: Trial, results: readonly GameResult[]): Judgement {
  const [onTrial] = bots
  const wins = results.reduce((sum, result) => {
    const parts = winsOf(result)
    return sum + result.bots.reduce((part, name, seat) => part + (name === onTrial ? (parts[seat] ?? 0) : 0), 0)
  }, 0)
  const games = results.length
  const share = games === 0 ? 0 : wins / games
  const sequential = sequentialTest(wins, games, { low: asked - CLEARLY_LESS, high: asked })
  const decided = sequential === 'open' ? undefined : sequential === 'accepted'
  const passed = games >= most ? share >= asked || decided === true : decided
  return { games, wins, share, interval: wilson(wins, games), sequential, passed }
}
