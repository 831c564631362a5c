// Action phase: each player in turn, from the start player clockwise — SJ 5.II; WF 5.II.
import { BETWEEN_TURNS } from '../parts.ts'
import { decider, fromStartPlayer } from '../players.ts'
import { FOUR_ZEROS } from '../shared-lists.ts'
import type { Player, State } from '../state.ts'
import type { AutomaticStep } from '../step.ts'

export const actionPhase: AutomaticStep = {
  name: 'action phase',
  part: BETWEEN_TURNS,
  run(state) {
    state.turnsTaken = 0
    startTurn(state)
  },
}

export const endOfTurn: AutomaticStep = {
  name: 'end of turn',
  part: BETWEEN_TURNS,
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
  turn.priced = 0
  turn.hired = FOUR_ZEROS
  turn.fired = FOUR_ZEROS
  turn.upToDate = 0
  turn.columnsTaken = 0
  turn.rowsTaken = 0
  turn.bent = false
  turn.tilesUsed = 0
  // In 2014 the limits on closing and building last the whole decade (D1).
  if (state.rules.edition === 2016) forgetBuilding(decider(state))
}

/** Lifts the limits: new factories may be closed, and closed levels built again. */
export function forgetBuilding(player: Player): void {
  player.built = 0
  player.closed = FOUR_ZEROS
}
