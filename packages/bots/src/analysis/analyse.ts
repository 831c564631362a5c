// Analyses a finished game: what each seat could expect at each turn, and where a better turn was available.
import { type AnyGame, gameAt, type MachineState, type Move, seedRandom } from '@arkwright/kernel'
import { LearnedJudge } from '../expert/judge.ts'
import type { Network } from '../expert/network.ts'
import { loadNetwork } from '../expert/networks.ts'
import type { AnyExpertise } from '../expertise.ts'
import { rateThoroughly, texts } from '../greedy-bot.ts'
import type { Insight } from '../hints.ts'
import { finish } from '../steps.ts'
import { expertFor, FORMER_GAMES } from './experts.ts'
import { partLuckFromSkill } from './luck.ts'
import type { CostlyTurn, Estimate, Expectation, GameAnalysis } from './report.ts'
import { expectationsOf, gapBetween, meanUtility, Sampler } from './samples.ts'
import { type PlayedGame, type PlayedTurn, turnsPlayed, walk } from './walk.ts'

export interface AnalysisSettings {
  /** Futures simulated for each turn. The same number gives the same analysis. */
  readonly samples: number
  /** How many other turns are compared with the one that was played; 0: no turn is searched for mistakes. */
  readonly others: number
}

export const USUAL_ANALYSIS: AnalysisSettings = { samples: 8, others: 6 }

/** The same estimates of every turn in less than half the time, without a search for better turns. */
export const QUICK_ANALYSIS: AnalysisSettings = { ...USUAL_ANALYSIS, others: 0 }

/** A turn that may be a mistake is searched again with this many times the samples. */
export const SECOND_LOOK = 4
/** A smaller loss, in pounds, is not a mistake. */
const LEAST_GAP = 1
/** No verdict where the standard error exceeds this part of the gap. */
const MOST_DOUBT = 1 / 3

/** Whether a bot can judge the game. */
export function canAnalyse(game: string): boolean {
  return expertFor(game) !== undefined
}

type GameToAnalyse = Omit<PlayedGame, 'game'> & { readonly game: string; readonly revision: number }

/** The same by the network of expert, where there is one for the game and its number of players. */
export async function* analyseByExpert(
  played: GameToAnalyse,
  settings: AnalysisSettings = USUAL_ANALYSIS,
): AsyncGenerator<GameAnalysis, undefined> {
  const game = gameOf(played, knownExpert(played.game))
  const network = await loadNetwork(played.game, game.seats(game.parseOptions(played.options)))
  yield* analyse(played, settings, network)
}

/** Yields what is known after each turn; the last value is the whole analysis. */
export function* analyse(
  played: GameToAnalyse,
  settings: AnalysisSettings = USUAL_ANALYSIS,
  network?: Network,
): Generator<GameAnalysis, undefined> {
  const expertise = knownExpert(played.game, network)
  const game = gameOf(played, expertise)
  const learned = network && new LearnedJudge(expertise, network)
  const found: PlayedGame = { ...played, game }
  const end = endOf(found)
  const turns = turnsPlayed(found)
  const partings = partLuckFromSkill(found, expertise)
  const estimates: Estimate[] = []
  const costly: CostlyTurn[] = []
  const soFar = (done: number): GameAnalysis => ({
    moves: played.moves.length,
    samples: settings.samples,
    done,
    turns: turns.length,
    estimates: [...estimates],
    costly: [...costly],
    ...(partings && { partings }),
  })
  yield soFar(0)
  for (const [index, turn] of turns.entries()) {
    // Where a position is unlike those in training, the projection judges.
    const insight = learned?.knows(turn.state, turn.seat) === true ? learned : undefined
    const { estimate, mistake } = judge(expertise, insight, turn, settings, played.seed)
    estimates.push(estimate)
    if (mistake !== undefined) costly.push(mistake)
    if (index < turns.length - 1) yield soFar(index + 1)
  }
  if (game.pending(end) === undefined) {
    estimates.push({ at: played.moves.length, seat: undefined, seats: resultOf(game, end) })
  }
  yield soFar(turns.length)
}

function knownExpert(game: string, network?: Network): AnyExpertise {
  const expertise = expertFor(game, network)
  if (expertise === undefined) throw new Error(`no bot has learnt ${game}`)
  return expertise
}

function gameOf({ game, revision }: GameToAnalyse, expertise: AnyExpertise): AnyGame {
  const found = gameAt([expertise.game, ...FORMER_GAMES], game, revision)
  if (found === undefined) throw new Error(`revision ${revision} of ${game} is not known here`)
  return found
}

function judge(
  expertise: AnyExpertise,
  insight: Insight<MachineState<Move>> | undefined,
  turn: PlayedTurn,
  { samples, others }: AnalysisSettings,
  seed: string,
): { estimate: Estimate; mistake: CostlyTurn | undefined } {
  const { at, seat, state } = turn
  const first = new Sampler(expertise, turn, seedRandom(`analysis ${seed} ${at}`), insight)
  const own = first.samplesOf(turn.moves, samples)
  const estimate = { at, seat, seats: expectationsOf(own, expertise.seats(state)) }
  if (others === 0) return { estimate, mistake: undefined }
  let best: { moves: readonly Move[]; value: number } | undefined
  for (const moves of otherTurns(expertise, insight, turn, others)) {
    const value = meanUtility(first.samplesOf(moves, samples))
    if (best === undefined || value > best.value) best = { moves, value }
  }
  if (best === undefined || best.value - meanUtility(own) < LEAST_GAP) return { estimate, mistake: undefined }
  // The best of several samples looks better than it is. Measure the gap on futures that did not choose it.
  const second = new Sampler(expertise, turn, seedRandom(`second look ${seed} ${at}`), insight)
  const count = samples * SECOND_LOOK
  const found = gapBetween(second.samplesOf(best.moves, count), second.samplesOf(turn.moves, count), seat)
  if (found.gap < LEAST_GAP || found.error > found.gap * MOST_DOUBT) return { estimate, mistake: undefined }
  return { estimate, mistake: { at, seat, played: texts(turn.moves), better: texts(best.moves), ...found } }
}

/** The best turns before any simulation, without those that lead to the same position as the played one. */
function otherTurns(
  expertise: AnyExpertise,
  insight: Insight<MachineState<Move>> | undefined,
  { state, seat, moves }: PlayedTurn,
  most: number,
): (readonly Move[])[] {
  const { game } = expertise
  const from = game.determinize(game.view(state, seat), null)
  const reached = game.copy(from)
  for (const move of moves) game.play(reached, move)
  const known = asText(game, reached)
  return finish(rateThoroughly(expertise, from, seat, insight?.judge))
    .slice(0, most + 1)
    .filter(({ turn }) => asText(game, turn.state) !== known)
    .slice(0, most)
    .map(({ turn }) => turn.moves)
}

function asText(game: AnyGame, state: MachineState<Move>): string {
  return JSON.stringify(game.save(state))
}

function endOf(played: PlayedGame): MachineState<Move> {
  const stops = walk(played)
  let stop = stops.next()
  while (stop.done !== true) stop = stops.next()
  return stop.value
}

/** At the end there is nothing left to expect. */
function resultOf(game: AnyGame, end: MachineState<Move>): Expectation[] {
  const standings = game.standings(end)
  const winners = standings.filter(({ rank }) => rank === 1).length
  return standings
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ score, rank }) => ({ score, low: score, high: score, winChance: rank === 1 ? 1 / winners : 0 }))
}
