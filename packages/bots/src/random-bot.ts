// Plays any legal move, all equally likely.
import { type Game, type MachineState, type Move, pick } from '@arkwright/kernel'
import type { Bot } from './bot.ts'

export function randomBot<S extends MachineState<M>, M extends Move, O, V>(game: Game<S, M, O, V>): Bot<V> {
  return {
    name: 'random',
    choose(view, _seat, _budget, random) {
      const { text } = pick(random, game.moves(game.determinize(view, null)))
      return { moves: [text], report: { candidates: [], sims: 0 } }
    },
  }
}
