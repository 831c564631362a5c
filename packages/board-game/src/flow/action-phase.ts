// Action phase: each player in turn, from the start player clockwise — SJ 5.II.
import { GOODS } from '../components/goods.ts'
import { decider, fromStartPlayer } from '../players.ts'
import type { State } from '../state.ts'
import type { AutomaticStep } from '../step.ts'

export const actionPhase: AutomaticStep = {
  name: 'action phase',
  run(state) {
    state.turnsTaken = 0
    startTurn(state)
  },
}

export const endOfTurn: AutomaticStep = {
  name: 'end of turn',
  run(state) {
    state.turnsTaken++
    if (state.turnsTaken < state.rules.players) startTurn(state)
    else state.step = 'production'
  },
}

function startTurn(state: State): void {
  state.seat = fromStartPlayer(state, state.turnsTaken)
  state.step = 'place marker'
  const { turn } = state
  turn.owed = 0
  turn.budget = 0
  turn.steps = 0
  turn.affected = 0
  turn.built = 0
  turn.priced = 0
  turn.hired = 0
  turn.fired = 0
  const player = decider(state)
  for (const good of GOODS) player.closed[good] = 0
}
