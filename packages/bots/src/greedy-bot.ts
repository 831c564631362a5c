// Takes the turn with the best projection: no search, no randomness.
import type { MachineState, Move, Seat } from '@arkwright/kernel'
import { at } from './at.ts'
import type { Bot, Candidate, ChosenTurn } from './bot.ts'
import type { Breadth, Expertise, Judge, Leaning, Turn } from './expertise.ts'
import { finish, type Steps } from './steps.ts'

export interface Rated<S, M> {
  readonly turn: Turn<S, M>
  readonly value: number
  /** The part of the value that is the bot's leaning. */
  readonly bonus: number
}

const MOST_SHOWN = 5

/** All turns, best first. Equal turns keep their order, so the answer is the same on every machine. */
export function rateTurns<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
  breadth: Breadth,
  judge?: Judge<S>,
  leaning?: Leaning<S, M>,
): Rated<S, M>[] {
  return rated(expertise, state, seat, expertise.turns(state, breadth), judge, leaning)
}

/** The same for a decision, in small steps, by the projection or another judge. */
export function* rateThoroughly<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
  judge?: Judge<S>,
  leaning?: Leaning<S, M>,
): Steps<Rated<S, M>[]> {
  const turns = yield* expertise.turnsInSteps(state)
  return rated(expertise, state, seat, turns, judge, leaning)
}

function rated<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
  turns: readonly Turn<S, M>[],
  judge: Judge<S> | undefined,
  leaning: Leaning<S, M> | undefined,
): Rated<S, M>[] {
  const worthOf = judge === undefined ? byProjection(expertise, state, seat) : byJudge<S, M>(judge, seat)
  const all = turns.map(turn => {
    const bonus = leaning?.(state, turn, seat) ?? 0
    return { turn, value: worthOf(turn) + bonus, bonus }
  })
  return all.sort((one, other) => other.value - one.value)
}

function byJudge<S, M>(judge: Judge<S>, seat: Seat): (turn: Turn<S, M>) => number {
  return turn => judge(turn.state, seat)
}

function byProjection<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
): (turn: Turn<S, M>) => number {
  const worths = [0, 0, 0, 0]
  const seats = expertise.seats(state)
  return turn => {
    if (turn.value !== undefined) return turn.value
    expertise.project(turn.state, worths)
    return expertise.utility(worths, seats, seat)
  }
}

export function greedyBot<S extends MachineState<M>, M extends Move, O, V>(
  name: string,
  expertise: Expertise<S, M, O, V>,
  breadth: Breadth,
  judge?: Judge<S>,
  leaning?: Leaning<S, M>,
): Bot<V> {
  function* think(view: V, seat: Seat): Steps<ChosenTurn> {
    const state = expertise.game.determinize(view, null)
    const isThorough = breadth === 'thorough'
    const rated = isThorough
      ? yield* rateThoroughly(expertise, state, seat, judge, leaning)
      : rateTurns(expertise, state, seat, breadth, judge, leaning)
    return { moves: texts(at(rated, 0).turn.moves), report: { candidates: shown(rated), sims: 0 } }
  }
  return { name, think, choose: (view, seat) => finish(think(view, seat)) }
}

function shown<S, M extends Move>(rated: readonly Rated<S, M>[]): Candidate[] {
  return rated.slice(0, MOST_SHOWN).map(({ turn, value }) => ({ moves: texts(turn.moves), value, sims: 0 }))
}

export function texts(moves: readonly Move[]): string[] {
  return moves.map(({ text }) => text)
}
