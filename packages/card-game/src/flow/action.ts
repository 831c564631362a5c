// Step a: one action, or none — CG 1.a, CG ruling 1.

import { automateProduction } from '../actions/automate.ts'
import { addDistribution } from '../actions/distribution.ts'
import { earlyShipping } from '../actions/early-shipping.ts'
import { employWorkers } from '../actions/employ.ts'
import { extraProduction } from '../actions/extra-production.ts'
import { factories } from '../actions/factories.ts'
import { addQuality } from '../actions/quality.ts'
import { stockExchange } from '../actions/stock-exchange.ts'
import { offerReactivations, reactivate, refuseReactivate } from '../development.ts'
import { ACTION_MOVES, ACTIONS, NO_ACTION } from '../moves.ts'
import { TURN } from '../parts.ts'
import { playerToMove } from '../state.ts'
import type { ActionRules, CardGameStep } from '../step.ts'
import { toPrice } from './round.ts'

const RULES: readonly ActionRules[] = [
  factories,
  employWorkers,
  automateProduction,
  addQuality,
  addDistribution,
  stockExchange,
  extraProduction,
  earlyShipping,
]
const BY_INDEX = ACTIONS.map(name => RULES.find(({ action }) => action === name))

function rulesOf(index: number): ActionRules {
  const rules = BY_INDEX[index]
  if (rules === undefined) throw new Error(`there is no action ${index}`)
  return rules
}

/** The last two actions are only in play with expert modules. */
const STANDARD_ACTIONS = 6

const action: CardGameStep = {
  name: 'action',
  rule: 'CG 1.a',
  part: TURN,
  begins: true,
  kinds: ['action', 'no action', 'reactivate'],
  exact: true,
  candidates(state, offer) {
    offer(NO_ACTION)
    const count = state.rules.options.expert.length === 0 ? STANDARD_ACTIONS : ACTION_MOVES.length
    for (let index = 0; index < count; index++) {
      const move = ACTION_MOVES[index]
      if (move !== undefined && rulesOf(index).refuse(state) === undefined) offer(move)
    }
    offerReactivations(playerToMove(state), offer)
  },
  refuse(state, move) {
    if (move.kind === 'action') return rulesOf(move.index).refuse(state)
    return move.kind === 'reactivate' ? refuseReactivate(playerToMove(state), move.face) : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'reactivate') return reactivate(state, move.face, emit)
    if (move.kind !== 'action') return toPrice(state)
    emit?.({ type: 'action', seat: state.seat, action: move.action })
    rulesOf(move.index).begin(state, emit)
  },
}

export const actionSteps: readonly CardGameStep[] = [action, ...RULES.flatMap(({ steps }) => steps)]
