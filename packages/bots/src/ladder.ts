// The ladder: opponents from weak to strong, with names a player understands.
import type { MachineState, Move } from '@arkwright/kernel'
import { boardGameExpertise, waterFrameExpertise } from './board-game/expertise.ts'
import { boardGameLeanings } from './board-game/leanings.ts'
import { TUNED as WATER_FRAME_TUNED } from './board-game/tuned-water-frame.ts'
import { TUNED as WATER_FRAME_BY_TWO } from './board-game/tuned-water-frame-by-two.ts'
import { TUNED } from './board-game/tuned-weights.ts'
import { PLAIN_WEIGHTS } from './board-game/weights.ts'
import type { Bot, Budget } from './bot.ts'
import { cardGameExpertise } from './card-game/expertise.ts'
import { CARD_GAME_LEANINGS } from './card-game/leanings.ts'
import { TUNED as CARD_GAME_TUNED } from './card-game/tuned-weights.ts'
import { PLAIN_WEIGHTS as CARD_GAME_PLAIN } from './card-game/weights.ts'
import { expertBot } from './expert/expert-bot.ts'
import { loadNetwork } from './expert/networks.ts'
import type { AnyExpertise, Expertise, Leaning, Leanings } from './expertise.ts'
import { greedyBot } from './greedy-bot.ts'
import { withHints } from './hints.ts'
import type { BotName } from './levels.ts'
import { randomBot } from './random-bot.ts'
import { type RolloutSettings, rolloutBot } from './rollout-bot.ts'

/**
 * How far `hard` looks ahead, by the number of seats. Two-player games of Spinning Jenny and the card game are played
 * to the end, the others for about as many turns.
 */
const SETTINGS_OF_SPINNING_JENNY = { candidates: 12, productions: [0, 12, 12, 8, 5], trust: 4 }
const SETTINGS_OF_WATER_FRAME = { candidates: 8, productions: [0, 4, 4, 3, 2], trust: 1, inBetween: 8 }
const SETTINGS_OF_CARD_GAME = { candidates: 8, productions: [0, 12, 12, 6, 4] }
/**
 * Few turns and a short horizon: the network judges the rest, and its own estimate of a turn counts as eight
 * simulations.
 */
const EXPERT_IN_CARD_GAME = { candidates: 8, productions: [0, 3, 3, 2, 2], trust: 8 }
const EXPERT_IN_SPINNING_JENNY = { ...EXPERT_IN_CARD_GAME, judgesOnTheWay: true }
const EXPERT_IN_WATER_FRAME = { ...EXPERT_IN_SPINNING_JENNY, inBetween: 8 }
/** Hints must come at once, and their win chances were fitted to positions two productions ahead. */
export const PRODUCTIONS_OF_HINTS = 2

function ladder<S extends MachineState<M>, M extends Move, O, V>(
  plain: Expertise<S, M, O, V>,
  tuned: Expertise<S, M, O, V>,
  settings: RolloutSettings,
  expertSettings: RolloutSettings,
  leanings: Leanings<S, M>,
  best = tuned,
  learning = tuned,
): Pick<Ladder, 'bots' | 'leanings' | 'botLeaning'> {
  const bots = (leaning?: Leaning<S, M>, isBroadEasy = false): Readonly<Record<BotName, Bot<V>>> =>
    levels({ plain, tuned, best, learning, settings, expertSettings, leaning, isBroadEasy })
  return {
    bots: bots(),
    leanings,
    botLeaning: (level: BotName, leaning: Leaning<S, M>, isBroadEasy) => bots(leaning, isBroadEasy)[level],
  }
}

interface LadderPlan<S extends MachineState<M>, M extends Move, O, V> {
  readonly plain: Expertise<S, M, O, V>
  readonly tuned: Expertise<S, M, O, V>
  readonly best: Expertise<S, M, O, V>
  readonly learning: Expertise<S, M, O, V>
  readonly settings: RolloutSettings
  readonly expertSettings: RolloutSettings
  readonly leaning: Leaning<S, M> | undefined
  /** Easy considers as many turns as medium. */
  readonly isBroadEasy: boolean
}

function levels<S extends MachineState<M>, M extends Move, O, V>({
  plain,
  tuned,
  best,
  learning,
  settings,
  expertSettings,
  leaning,
  isBroadEasy,
}: LadderPlan<S, M, O, V>): Readonly<Record<BotName, Bot<V>>> {
  const hard = withHints(rolloutBot('hard', best, settings, undefined, leaning), best, PRODUCTIONS_OF_HINTS)
  const expert = expertBot({
    name: 'expert',
    expertise: learning,
    settings: expertSettings,
    fallback: hard,
    hintProductions: PRODUCTIONS_OF_HINTS,
    leaning,
    load: loadNetwork,
  })
  return {
    random: randomBot(plain.game),
    easy: greedyBot('easy', plain, isBroadEasy ? 'thorough' : 'brisk', undefined, leaning),
    medium: greedyBot('medium', tuned, 'thorough', undefined, leaning),
    hard,
    expert,
  }
}

const PLAIN_EXPERTISE = boardGameExpertise(PLAIN_WEIGHTS)
const TUNED_EXPERTISE = boardGameExpertise(TUNED.weights)
const PLANNING_EXPERTISE = boardGameExpertise(TUNED.weights, true)
const WATER_FRAME = waterFrameExpertise(PLAIN_WEIGHTS)
const TUNED_WATER_FRAME = waterFrameExpertise(WATER_FRAME_TUNED.weights)
const BEST_WATER_FRAME = waterFrameExpertise(WATER_FRAME_TUNED.weights, WATER_FRAME_BY_TWO.weights)
const PLANNING_WATER_FRAME = waterFrameExpertise(WATER_FRAME_TUNED.weights, WATER_FRAME_BY_TWO.weights, true, true)

const CARD_GAME_EXPERTISE = cardGameExpertise(CARD_GAME_PLAIN)
const TUNED_CARD_GAME = cardGameExpertise(CARD_GAME_TUNED.weights)
const PLANNING_CARD_GAME = cardGameExpertise(CARD_GAME_TUNED.weights, true)

/** Hard's trials: what it may spend on a turn, and the most games. */
const ONE_SECOND: HardTrials = { budget: { ms: 1000 }, games: 400 }
const COUNTED: HardTrials = { budget: { sims: 64 }, games: 100 }

export interface HardTrials {
  readonly budget: Budget
  readonly games: number
}

export interface Ladder {
  /** Untuned, so that the openings it draws stay the same when weights are tuned again. */
  readonly expertise: AnyExpertise
  /** The weights of medium. */
  readonly tuned: AnyExpertise
  /** The expertise for expert, and for training networks. */
  readonly learning: AnyExpertise
  readonly bots: Readonly<Record<BotName, Bot>>
  readonly leanings: Leanings
  /** The same level with a leaning; `random` has none. `isBroadEasy`: easy considers as many turns as medium. */
  botLeaning(level: BotName, leaning: Leaning<MachineState<Move>, Move>, isBroadEasy?: boolean): Bot
  readonly expertSettings: RolloutSettings
  readonly hardTrials: HardTrials
  /** The share of wins asked of expert against hard: one opponent, one with four times the time, two, and three. */
  readonly askedOfExpert: readonly [number, number, number, number]
  /**
   * How often each seat wins among equals, by number of players: the mean of medium and hard in docs/balance.md. Absent
   * where the two contradict each other.
   */
  readonly seatShares: Readonly<Record<number, readonly number[]>>
  /** Turns that differ by at most so many pounds are nearly equal: the measure of `variedBot`. */
  readonly nearly: number
}

const ALL: readonly Ladder[] = [
  {
    expertise: PLAIN_EXPERTISE,
    tuned: TUNED_EXPERTISE,
    learning: PLANNING_EXPERTISE,
    expertSettings: EXPERT_IN_SPINNING_JENNY,
    nearly: 1.5,
    ...ladder(
      PLAIN_EXPERTISE,
      TUNED_EXPERTISE,
      SETTINGS_OF_SPINNING_JENNY,
      EXPERT_IN_SPINNING_JENNY,
      boardGameLeanings({
        usual: {
          discount: 3.2,
          cheapness: 0,
          machine: 1.5,
          stepToSea: 0,
          share: 0.1,
          priceOfShipper: 0,
          priceOfSpeculator: 0,
        },
        others: {
          easy: { discount: 0, cheapness: 4, machine: 2.5, share: 0.8 },
          hard: { discount: 2 },
          expert: { discount: 0.8, machine: 1 },
        },
        broadAtEasy: ['price-fighter', 'machine-builder', 'speculator'],
      }),
      TUNED_EXPERTISE,
      PLANNING_EXPERTISE,
    ),
    hardTrials: ONE_SECOND,
    askedOfExpert: [0.9, 0.7, 0.65, 0.6],
    seatShares: { 2: [0.52, 0.48], 3: [0.23, 0.53, 0.24], 4: [0.21, 0.39, 0.2, 0.2] },
  },
  {
    expertise: WATER_FRAME,
    tuned: TUNED_WATER_FRAME,
    learning: PLANNING_WATER_FRAME,
    expertSettings: EXPERT_IN_WATER_FRAME,
    nearly: 0.3,
    ...ladder(
      WATER_FRAME,
      TUNED_WATER_FRAME,
      SETTINGS_OF_WATER_FRAME,
      EXPERT_IN_WATER_FRAME,
      boardGameLeanings({
        usual: {
          discount: 0,
          cheapness: 3,
          machine: 3,
          stepToSea: 4,
          share: 0.3,
          priceOfShipper: 0,
          priceOfSpeculator: 0,
        },
        others: {
          easy: { cheapness: 6.8, stepToSea: 16, share: 0.6, priceOfShipper: 8, priceOfSpeculator: 6 },
          expert: { cheapness: 1 },
        },
        broadAtEasy: ['price-fighter', 'shipper', 'speculator'],
      }),
      BEST_WATER_FRAME,
      PLANNING_WATER_FRAME,
    ),
    hardTrials: COUNTED,
    askedOfExpert: [0.8, 0.6, 0.55, 0.5],
    seatShares: { 3: [0.28, 0.33, 0.39], 4: [0.25, 0.33, 0.21, 0.21] },
  },
  {
    expertise: CARD_GAME_EXPERTISE,
    tuned: TUNED_CARD_GAME,
    learning: PLANNING_CARD_GAME,
    expertSettings: EXPERT_IN_CARD_GAME,
    // A pound of this projection is several in the end: with one pound, variety cost five points of a hundred.
    nearly: 0.3,
    ...ladder(
      CARD_GAME_EXPERTISE,
      TUNED_CARD_GAME,
      SETTINGS_OF_CARD_GAME,
      EXPERT_IN_CARD_GAME,
      CARD_GAME_LEANINGS,
      TUNED_CARD_GAME,
      PLANNING_CARD_GAME,
    ),
    hardTrials: COUNTED,
    askedOfExpert: [0.75, 0.6, 0.5, 0.45],
    seatShares: { 2: [0.41, 0.59], 3: [0.36, 0.28, 0.36], 4: [0.2, 0.31, 0.27, 0.22] },
  },
]

/** By the game's id. */
export const LADDERS: ReadonlyMap<string, Ladder> = new Map(ALL.map(one => [one.expertise.game.id, one]))
