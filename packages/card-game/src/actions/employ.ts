// Employ workers — CG 1.a.2, CG ruling 12 and 14.
import { ALL_GOODS, type Good } from '../components/names.ts'
import { toPrice } from '../flow/round.ts'
import { newWorkers } from '../market.ts'
import { DONE, EMPLOY } from '../moves.ts'
import { TURN } from '../parts.ts'
import {
  factoryOf,
  factoryToChange,
  isLastDecade,
  isOpen,
  LAST_SIDE,
  type Player,
  playerToMove,
  type State,
} from '../state.ts'
import type { ActionRules, CardGameReason, CardGameStep, Emit } from '../step.ts'
import { NO_ROUND_LEFT } from './factories.ts'

const CLOSED: CardGameReason = { rule: 'CG 1.a.2', code: 'factory-closed' }
const FULLY_STAFFED: CardGameReason = { rule: 'CG 1.a.2', code: 'two-worker-cards' }
const NOTHING_DONE: CardGameReason = { rule: 'CG 1.a', code: 'nothing-done-yet' }
const NOBODY_TO_EMPLOY: CardGameReason = { rule: 'CG 1.a.2', code: 'no-factory-takes-workers' }

function refuseEmploy(state: State, player: Player, good: Good): CardGameReason | undefined {
  const factory = factoryOf(player, good)
  if (!isOpen(factory)) return CLOSED
  if (factory.second > 0) return FULLY_STAFFED
  return isLastDecade(state) && good < state.good ? NO_ROUND_LEFT : undefined
}

/** The first card has sides I and II, the second I and III. A decade without a side uses the one before. */
function employ(state: State, good: Good, emit: Emit): void {
  const factory = factoryToChange(playerToMove(state), good)
  const position = factory.first === 0 ? 0 : 1
  if (position === 0) factory.first = state.decade === 1 ? 1 : 2
  else factory.second = state.decade >= LAST_SIDE ? LAST_SIDE : 1
  emit?.({ type: 'employed', seat: state.seat, good, position })
  if (!state.turn.marketMoved) newWorkers(state, 'employ', emit)
  state.turn.marketMoved = true
}

const step: CardGameStep = {
  name: 'employ',
  rule: 'CG 1.a.2',
  part: TURN,
  kinds: ['employ', 'done'],
  exact: true,
  candidates(state, offer) {
    if (state.turn.done > 0) offer(DONE)
    const player = playerToMove(state)
    for (const move of EMPLOY) if (refuseEmploy(state, player, move.good) === undefined) offer(move)
  },
  refuse(state, move) {
    if (move.kind === 'done') return state.turn.done === 0 ? NOTHING_DONE : undefined
    return move.kind === 'employ' ? refuseEmploy(state, playerToMove(state), move.good) : undefined
  },
  play(state, move, emit) {
    if (move.kind !== 'employ') return toPrice(state)
    state.turn.done++
    employ(state, move.good, emit)
  },
}

export const employWorkers: ActionRules = {
  action: 'employ',
  refuse(state) {
    const player = playerToMove(state)
    for (const good of ALL_GOODS) if (refuseEmploy(state, player, good) === undefined) return undefined
    return NOBODY_TO_EMPLOY
  },
  begin(state) {
    state.step = 'employ'
  },
  steps: [step],
}
