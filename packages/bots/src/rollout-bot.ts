// Plays each promising turn on to the next productions with a quick policy for all seats and newly drawn chance, and
// keeps the best.
import { forkRandom, type MachineState, type Move, type RandomState, randomBelow, type Seat } from '@arkwright/kernel'
import { at } from './at.ts'
import type { Bot, Budget, ChosenTurn } from './bot.ts'
import type { Expertise, Judge, Leaning, Turn } from './expertise.ts'
import { type Rated, rateThoroughly, rateTurns, texts } from './greedy-bot.ts'
import { halve, mean } from './sequential-halving.ts'
import { finish, type Steps } from './steps.ts'

export interface RolloutSettings {
  /** How many of the turns with the best projection are tried. */
  readonly candidates: number
  /** Productions in a roll-out; a list gives it by the number of seats. */
  readonly productions: number | readonly number[]
  /**
   * How many simulations the projection's own estimate of a turn counts for. Between turns it counts for more, in
   * proportion to the fewer simulations. Absent: none.
   */
  readonly trust?: number
  /** Questions between turns get this fraction of a turn's simulations (one in this many); absent: all. */
  readonly inBetween?: number
  /** Who finds the likely turns of a roll-out: the projection, or the judge of the last positions. Absent: the projection. */
  readonly replies?: 'projection' | 'judge'
  /**
   * Whether every production of a roll-out is followed by a judgement, and their mean counts: early ones vary less, late
   * ones foresee more. Absent: the last position alone is judged.
   */
  readonly judgesOnTheWay?: boolean
}

const MOST_SHOWN = 5
/** Of ten roll-out decisions, how many take the best turn, the second and so on: replies are likely, not certain. */
const HABITS = [6, 3, 1]
const HABITS_IN_ALL = 10

export function rolloutBot<S extends MachineState<M>, M extends Move, O, V>(
  name: string,
  expertise: Expertise<S, M, O, V>,
  settings: RolloutSettings,
  judge?: Judge<S>,
  leaning?: Leaning<S, M>,
): Bot<V> {
  const worthOfEnd = judge ?? projected(expertise)
  const ofReplies = settings.replies === 'judge' ? judge : undefined
  function* think(view: V, seat: Seat, budget: Budget, random: RandomState): Steps<ChosenTurn> {
    const state = expertise.game.determinize(view, null)
    const rated = (yield* rateThoroughly(expertise, state, seat, judge, leaning)).slice(0, settings.candidates)
    yield
    const futures = new Futures(random)
    const now = expertise.productions(state)
    const horizon = now + productionsFor(settings, expertise.seats(state))
    const stops = settings.judgesOnTheWay === true ? eachUpTo(now, horizon) : [horizon]
    const share = expertise.game.pending(state)?.begins === true ? 1 : (settings.inBetween ?? 1)
    const sample = function* ({ turn, bonus }: Rated<S, M>, index: number): Steps<number> {
      const future = expertise.game.determinize(view, futures.at(index))
      const surely = index === 0 && expertise.reply === undefined
      const habits = surely ? undefined : futures.at(index)
      return bonus + (yield* rollOut(expertise, { worthOfEnd, ofReplies }, future, turn, seat, stops, habits))
    }
    const belief = { weight: (settings.trust ?? 0) * share, value: ({ value }: Rated<S, M>): number => value }
    const contenders = yield* halve(rated, partOf(budget, share), sample, belief)
    const candidates = contenders.slice(0, MOST_SHOWN).map(contender => ({
      moves: texts(contender.candidate.turn.moves),
      value: mean(contender),
      sims: contender.sims,
    }))
    const sims = contenders.reduce((sum, contender) => sum + contender.sims, 0)
    return { moves: at(candidates, 0).moves, report: { candidates, sims } }
  }
  return { name, think, choose: (view, seat, budget, random) => finish(think(view, seat, budget, random)) }
}

function productionsFor({ productions }: RolloutSettings, seats: number): number {
  return typeof productions === 'number' ? productions : at(productions, seats)
}

function eachUpTo(now: number, horizon: number): number[] {
  return Array.from({ length: horizon - now }, (_, place) => now + place + 1)
}

function partOf(budget: Budget, share: number): Budget {
  return 'sims' in budget ? { sims: Math.ceil(budget.sims / share) } : { ms: budget.ms / share }
}

/** The same sample draws the same chance for every candidate, so that they are compared in the same futures. */
export class Futures {
  private readonly source: RandomState
  private readonly known: RandomState[] = []

  constructor(random: RandomState) {
    this.source = forkRandom(random)
  }

  at(index: number): RandomState {
    while (this.known.length <= index) this.known.push(forkRandom(this.source))
    return [...at(this.known, index)]
  }
}

/** What the projection makes of a position. */
function projected<S extends MachineState<M>, M extends Move, O, V>(expertise: Expertise<S, M, O, V>): Judge<S> {
  const worths = [0, 0, 0, 0]
  return (state, seat) => {
    expertise.project(state, worths)
    return expertise.utility(worths, expertise.seats(state), seat)
  }
}

interface Judges<S> {
  readonly worthOfEnd: Judge<S>
  readonly ofReplies: Judge<S> | undefined
}

function* rollOut<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  { worthOfEnd, ofReplies }: Judges<S>,
  state: S,
  turn: Turn<S, M>,
  seat: Seat,
  stops: readonly number[],
  random: RandomState | undefined,
): Steps<number> {
  for (const move of turn.moves) expertise.game.play(state, move)
  let total = 0
  for (const stop of stops) {
    yield* stepsUpTo(expertise, state, stop, random, ofReplies)
    total += worthOfEnd(state, seat)
  }
  return total / stops.length
}

/** Plays the turn and everything up to the horizon. Without a random source every seat takes its best turn. */
export function playAhead<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  turn: Turn<S, M>,
  horizon: number,
  random: RandomState | undefined,
): void {
  for (const move of turn.moves) expertise.game.play(state, move)
  finish(stepsUpTo(expertise, state, horizon, random))
}

/** Plays likely turns up to the horizon, one for each step. */
function* stepsUpTo<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  horizon: number,
  random: RandomState | undefined,
  judge?: Judge<S>,
): Steps<void> {
  const { game } = expertise
  while (expertise.productions(state) < horizon) {
    const decision = game.pending(state)
    if (decision === undefined || decision.seat === 'chance') break
    for (const move of likelyTurn(expertise, state, decision.seat, random, judge)) game.play(state, move)
    yield
  }
}

function likelyTurn<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
  random: RandomState | undefined,
  judge: Judge<S> | undefined,
): readonly M[] {
  if (judge === undefined && random !== undefined && expertise.reply !== undefined)
    return expertise.reply(state, random)
  const rated = rateTurns(expertise, state, seat, 'brisk', judge)
  return at(rated, random === undefined ? 0 : habitOf(random, rated.length)).turn.moves
}

function habitOf(random: RandomState, choices: number): number {
  let left = randomBelow(random, HABITS_IN_ALL)
  for (const [habit, share] of HABITS.entries()) {
    left -= share
    if (left < 0) return Math.min(habit, choices - 1)
  }
  return 0
}
