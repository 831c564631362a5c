// Taking a card and the questions that follow: discarding another, what that loses, a factory for the new one — CG 1.c, CG cards, CG ruling 20 and 22.
import { firstFace } from '../cards/index.ts'
import type { DecisionName } from '../decision-names.ts'
import { DISTRIBUTION_HELD, GOODS_HELD, isHeld, QUALITY_HELD } from '../holdings.ts'
import { ASSIGN, DISCARD } from '../moves.ts'
import { stagePart } from '../parts.ts'
import { factoryOf, isOpen, owns, playerToMove, type State } from '../state.ts'
import type { CardGamePassage, CardGameReason, CardGameStep } from '../step.ts'
import { awaitsFactory, cardsLeft, discardCard } from '../supply.ts'
import { receiveCard } from './new-card.ts'

/** Asks the questions that the development left, or continues with the set-up or the next turn. */
const afterDevelopment: CardGamePassage = {
  name: 'after development',
  part: stagePart,
  run(state) {
    const next = state.stage === 'set-up' ? 'next starting development' : 'end of turn'
    state.step = openQuestion(state) ?? next
  },
}

function openQuestion(state: State): DecisionName | undefined {
  const { rules } = state
  const player = playerToMove(state)
  if (!rules.changes.discardsFirst && cardsLeft(state, player) < 0) return 'make room'
  if (state.turn.discarded !== 0) {
    if (!isHeld(QUALITY_HELD, rules, player)) return 'keep quality'
    if (!isHeld(DISTRIBUTION_HELD, rules, player)) return 'keep distribution'
    if (!isHeld(GOODS_HELD, rules, player)) return 'keep goods'
  }
  return awaitsFactory(player) ? 'assign' : undefined
}

const NOT_OWNED: CardGameReason = { rule: 'CG cards', code: 'card-not-owned' }
const JUST_TAKEN: CardGameReason = { rule: 'CG cards', code: 'card-just-taken' }

const makeRoom: CardGameStep = {
  name: 'make room',
  rule: 'CG cards',
  part: stagePart,
  kinds: ['discard'],
  candidates(state, offer) {
    for (let rest = playerToMove(state).cards; rest !== 0; rest &= rest - 1) {
      const move = DISCARD[firstFace(rest)]
      if (move !== undefined) offer(move)
    }
  },
  refuse(state, move) {
    if (move.kind !== 'discard') return undefined
    if (!owns(playerToMove(state), move.face)) return NOT_OWNED
    return !state.rules.changes.discardsFirst && state.turn.taken === move.face ? JUST_TAKEN : undefined
  },
  play(state, move, emit) {
    if (move.kind !== 'discard') return
    discardCard(state, move.face, emit)
    if (state.rules.changes.discardsFirst) receiveCard(state, state.turn.taken, emit)
    state.step = 'after development'
  },
}

const CLOSED: CardGameReason = { rule: 'CG card 5', code: 'factory-closed' }

const assign: CardGameStep = {
  name: 'assign',
  rule: 'CG card 5',
  part: stagePart,
  kinds: ['assign'],
  candidates(_state, offer) {
    for (const move of ASSIGN) offer(move)
  },
  refuse(state, move) {
    if (move.kind !== 'assign') return undefined
    return isOpen(factoryOf(playerToMove(state), move.good)) ? undefined : CLOSED
  },
  play(state, move, emit) {
    if (move.kind !== 'assign') return
    playerToMove(state).assigned = move.good
    emit?.({ type: 'assigned card', seat: state.seat, good: move.good })
    state.step = 'after development'
  },
}

export const takingSteps: readonly CardGameStep[] = [makeRoom, assign]
export const takingPassages: readonly CardGamePassage[] = [afterDevelopment]
