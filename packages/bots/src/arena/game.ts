// One game between bots, each of which sees only its seat's view.
import {
  type Emit,
  type Game,
  type GameEvent,
  type MachineState,
  type Move,
  type Seat,
  type Standing,
  seedRandom,
} from '@arkwright/kernel'
import { at } from '../at.ts'
import type { Bot, Budget, Choice } from '../bot.ts'

/** What a bot is asked. Plain values only, so that it can be asked in another thread or another program. */
export interface Question<V = unknown> {
  readonly view: V
  readonly seat: Seat
  readonly budget: Budget
  /** The same seed and simulations give the same answer. */
  readonly seed: string
}

/** Someone who takes a seat and may need time: a thread, a program. */
export interface Player<V = unknown> {
  readonly name: string
  think(question: Question<V>): Promise<Choice>
}

interface Course<S extends MachineState<M>, M extends Move, O, V, E extends GameEvent> {
  readonly game: Game<S, M, O, V, E>
  /** Played to its end, in place. */
  readonly state: S
  /** By seat. */
  readonly names: readonly string[]
  readonly budget: Budget
  readonly seed: string
  readonly emit?: Emit<E> | undefined
}

/** Asks one question after the other until the game is over. A move that is not legal is a bug and says so. */
export function* conduct<S extends MachineState<M>, M extends Move, O, V, E extends GameEvent>({
  game,
  state,
  names,
  budget,
  seed,
  emit,
}: Course<S, M, O, V, E>): Generator<Question<V>, readonly Standing[], Choice> {
  let asked = 0
  for (let decision = game.pending(state); decision !== undefined; decision = game.pending(state)) {
    if (decision.seat === 'chance') throw new Error('a game with a seed draws by itself')
    const { seat } = decision
    const { moves } = yield { view: game.view(state, seat), seat, budget, seed: `bots of ${seed} ${asked++}` }
    if (moves.length === 0) throw new Error(`${at(names, seat)} answers nothing`)
    for (const text of moves) {
      const move = game.parseMove(text)
      if (move === undefined || game.pending(state)?.seat !== seat || game.refusal(state, move) !== undefined) {
        throw new Error(`${at(names, seat)} plays ${text}, which is not allowed`)
      }
      game.play(state, move, emit)
    }
  }
  return game.standings(state)
}

export function answer<V>(bot: Bot<V>, { view, seat, budget, seed }: Question<V>): Choice {
  return bot.choose(view, seat, budget, seedRandom(seed))
}

/** Bots answer at once. */
export function playOn<V>(
  course: Generator<Question<V>, readonly Standing[], Choice>,
  bots: readonly Bot<V>[],
): readonly Standing[] {
  let next = course.next()
  while (next.done !== true) next = course.next(answer(at(bots, next.value.seat), next.value))
  return next.value
}

/** Players answer in their time. */
export async function waitOn<V>(
  course: Generator<Question<V>, readonly Standing[], Choice>,
  players: readonly Player<V>[],
): Promise<readonly Standing[]> {
  let next = course.next()
  while (next.done !== true) next = course.next(await at(players, next.value.seat).think(next.value))
  return next.value
}

/** A bot that thinks here and now, as a player. */
export function seated<V>(bot: Bot<V>): Player<V> {
  return {
    name: bot.name,
    async think(question) {
      await bot.prepare?.(question.view)
      return answer(bot, question)
    },
  }
}
