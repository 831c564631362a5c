// Takes the turn with the best projection: no search, no randomness.
import type { MachineState, Move, Seat } from '@arkwright/kernel'
import { at } from './at.ts'
import type { Bot, Candidate, ChosenTurn } from './bot.ts'
import type { Breadth, Expertise, Judge, Turn } from './expertise.ts'
import { finish, type Steps } from './steps.ts'

export interface Rated<S, M> {
  readonly turn: Turn<S, M>
  readonly value: number
}

const MOST_SHOWN = 5

/** All turns, best first. Equal turns keep their order, so the answer is the same on every machine. */
export function rateTurns<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
  breadth: Breadth,
  judge?: Judge<S>,
): Rated<S, M>[] {
  return rated(expertise, state, seat, expertise.turns(state, breadth), judge)
}

/** The same for a decision, in small steps, by the projection or another judge. */
export function* rateThoroughly<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
  judge?: Judge<S>,
): Steps<Rated<S, M>[]> {
  const turns = yield* expertise.turnsInSteps(state)
  return rated(expertise, state, seat, turns, judge)
}

function rated<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
  turns: readonly Turn<S, M>[],
  judge: Judge<S> | undefined,
): Rated<S, M>[] {
  return judge === undefined ? ratedBest(expertise, state, seat, turns) : bestFirst(judgedBy(judge, seat, turns))
}

/** Turns rated by another judge, in its order. */
function judgedBy<S, M>(judge: Judge<S>, seat: Seat, turns: readonly Turn<S, M>[]): Rated<S, M>[] {
  return turns.map(turn => ({ turn, value: judge(turn.state, seat) }))
}

function bestFirst<S, M>(rated: readonly Rated<S, M>[]): Rated<S, M>[] {
  return rated.toSorted((one, other) => other.value - one.value)
}

function ratedBest<S extends MachineState<M>, M extends Move, O, V>(
  expertise: Expertise<S, M, O, V>,
  state: S,
  seat: Seat,
  turns: readonly Turn<S, M>[],
): Rated<S, M>[] {
  const worths = [0, 0, 0, 0]
  const seats = expertise.seats(state)
  return bestFirst(
    turns.map(turn => {
      if (turn.value !== undefined) return { turn, value: turn.value }
      expertise.project(turn.state, worths)
      return { turn, value: expertise.utility(worths, seats, seat) }
    }),
  )
}

export function greedyBot<S extends MachineState<M>, M extends Move, O, V>(
  name: string,
  expertise: Expertise<S, M, O, V>,
  breadth: Breadth,
  judge?: Judge<S>,
): Bot<V> {
  function* think(view: V, seat: Seat): Steps<ChosenTurn> {
    const state = expertise.game.determinize(view, null)
    const isThorough = breadth === 'thorough'
    const rated = isThorough
      ? yield* rateThoroughly(expertise, state, seat, judge)
      : rateTurns(expertise, state, seat, breadth)
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
