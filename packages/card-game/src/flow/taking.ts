// Taking a card and what it asks: room for it, what lay on a card given up, a factory for it — CG 1.c, CG cards, CG ruling 20 and 22.
import { firstFace } from '../cards/index.ts'
import { DISTRIBUTION_HELD, GOODS_HELD, isHeld, QUALITY_HELD } from '../holdings.ts'
import { ASSIGN, DISCARD } from '../moves.ts'
import { stagePart } from '../parts.ts'
import { discardsFirst } from '../revisions.ts'
import { factoryOf, isOpen, owns, playerToMove, type State } from '../state.ts'
import type { CardGameReason, CardGameStep, Tell } from '../step.ts'
import { awaitsFactory, cardsLeft, discardCard, pickCard, takeCard } from '../supply.ts'

/** Takes the card: a face of the supply, in the solo game the card at a place of the grid. At the limit another one leaves first. */
export function takeNewCard(state: State, card: number, emit: Tell): void {
  if (discardsFirst(state.rules) && cardsLeft(state, playerToMove(state)) <= 0) {
    state.turn.taken = card
    state.step = 'make room'
    return
  }
  receive(state, card, emit)
  afterDevelopment(state)
}

function receive(state: State, card: number, emit: Tell): void {
  if (state.solo === null) takeCard(state, card, emit)
  else pickCard(state, card, emit)
}

/** Asks what the development left open, or goes on with the set-up or the next turn. */
export function afterDevelopment(state: State): void {
  const next = state.stage === 'set-up' ? 'next starting development' : 'end of turn'
  state.step = openQuestion(state) ?? next
}

function openQuestion(state: State): string | undefined {
  const { rules } = state
  const player = playerToMove(state)
  if (!discardsFirst(rules) && cardsLeft(state, player) < 0) return 'make room'
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
    return !discardsFirst(state.rules) && state.turn.taken === move.face ? JUST_TAKEN : undefined
  },
  play(state, move, emit) {
    if (move.kind !== 'discard') return
    discardCard(state, move.face, emit)
    if (discardsFirst(state.rules)) receive(state, state.turn.taken, emit)
    afterDevelopment(state)
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
    afterDevelopment(state)
  },
}

export const takingSteps: readonly CardGameStep[] = [makeRoom, assign]
