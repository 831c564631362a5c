// The card game, over after its first round: for tests about what comes after a game. whole-game.test.ts plays whole ones.
import { cardGame, type State } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'

const isOver = ({ decade, good }: Readonly<State>) => decade > 1 || good > 0

const shortened: typeof cardGame = {
  ...cardGame,
  pending: state => (isOver(state) ? undefined : cardGame.pending(state)),
  moves: state => (isOver(state) ? [] : cardGame.moves(state)),
}

export const SHORT_GAME = shortened as unknown as AnyGame
