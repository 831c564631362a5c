// Solo positions: chance waits to be told, so that a test says what is drawn.
import { cardGame } from '../../src/game.ts'
import type { Solo, State } from '../../src/state.ts'
import { settled, startGame } from '../table.ts'

export function soloOf(state: State): Solo {
  if (state.solo === null) throw new Error('not a solo game')
  return state.solo
}

/** The player about to act in the first round, opponents on two tracks each; chance waits from here on. */
export function soloPosition(edit: (state: State) => void = () => undefined, options: object = {}): State {
  const state = startGame({ players: 1, ...options })
  state.random = null
  state.rivals = [
    { appeal: [4, -1, 3, -1], shares: 12, shareValue: 12 },
    { appeal: [-1, 4, -1, 3], shares: 12, shareValue: 12 },
  ]
  edit(state)
  return settled(state)
}

/** The player about to end the turn; then a marker is drawn. */
export function beforeDraw(edit: (state: State) => void = () => undefined): State {
  return soloPosition(state => {
    state.step = 'develop'
    state.stage = 'development'
    edit(state)
  })
}

/** A set-up in which chance waits at each draw. */
export function openSetUp(options: object = {}): State {
  return cardGame.setup(cardGame.parseOptions({ players: 1, ...options }), null)
}
