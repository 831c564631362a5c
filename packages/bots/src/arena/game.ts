// One game between bots. Each bot sees only its seat's view.
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
import type { Bot, Budget, ChosenTurn } from '../bot.ts'

/** A question to a bot. Plain values only, so that another thread or program can answer it. */
export interface Question<V = unknown> {
  readonly view: V
  readonly seat: Seat
  readonly budget: Budget
  /** The same seed and simulations give the same answer. */
  readonly seed: string
}

/** A player that may need time, such as a thread or a program. */
export interface Player<V = unknown> {
  readonly name: string
  think(question: Question<V>): Promise<ChosenTurn>
}

interface Contest<S extends MachineState<M>, M extends Move, O, V, E extends GameEvent> {
  readonly game: Game<S, M, O, V, E>
  /** The game, played to its end in place. */
  readonly state: S
  /** By seat. */
  readonly names: readonly string[]
  readonly budget: Budget
  readonly seed: string
  readonly emit?: Emit<E> | undefined
}

/** Asks one question after the other until the game is over. Throws on an illegal move: that is a bug in the bot. */
export function* conduct<S extends MachineState<M>, M extends Move, O, V, E extends GameEvent>({
  game,
  state,
  names,
  budget,
  seed,
  emit,
}: Contest<S, M, O, V, E>): Generator<Question<V>, readonly Standing[], ChosenTurn> {
  let asked = 0
  for (let decision = game.pending(state); decision !== undefined; decision = game.pending(state)) {
    if (decision.seat === 'chance') throw new Error('a game with a seed draws by itself')
    const { seat } = decision
    const { moves } = yield { view: game.view(state, seat), seat, budget, seed: `bots of ${seed} ${asked++}` }
    if (moves.length === 0) throw new Error(`${at(names, seat)} chose no move`)
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

export function answer<V>(bot: Bot<V>, { view, seat, budget, seed }: Question<V>): ChosenTurn {
  return bot.choose(view, seat, budget, seedRandom(seed))
}

/** For bots, which answer at once. */
export function playOn<V>(
  contest: Generator<Question<V>, readonly Standing[], ChosenTurn>,
  bots: readonly Bot<V>[],
): readonly Standing[] {
  let next = contest.next()
  while (next.done !== true) next = contest.next(answer(at(bots, next.value.seat), next.value))
  return next.value
}

/** For players, which may take time. */
export async function waitOn<V>(
  contest: Generator<Question<V>, readonly Standing[], ChosenTurn>,
  players: readonly Player<V>[],
): Promise<readonly Standing[]> {
  let next = contest.next()
  while (next.done !== true) next = contest.next(await at(players, next.value.seat).think(next.value))
  return next.value
}

/** Wraps a bot that thinks in this thread as a player. */
export function seated<V>(bot: Bot<V>): Player<V> {
  return {
    name: bot.name,
    async think(question) {
      await bot.prepare?.(question.view)
      return answer(bot, question)
    },
  }
}
