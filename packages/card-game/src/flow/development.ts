// Step c: one development on the board, one card, or a card used instead — CG 1.c, CG card 6 and 8.
import { CHEAP_SHARES, cardOf, FREE_STEPS, firstFace } from '../cards/index.ts'
import type { Face } from '../components/faces.ts'
import type { Track } from '../components/names.ts'
import {
  canDevelopFreely,
  develop,
  offerReactivations,
  reactivate,
  refuseDevelop,
  refuseReactivate,
} from '../development.ts'
import { BUY, DEVELOP, NO_DEVELOPMENT, PICK, USE } from '../moves.ts'
import { TURN } from '../parts.ts'
import { buyShares, costOfShares, sharesLeft } from '../shares.ts'
import { type Player, playerToMove, type State } from '../state.ts'
import type { CardGameReason, CardGameStep, Emit } from '../step.ts'
import { offerTakes, ready, refusePick, refuseTake, refuseUse, useCard } from '../supply.ts'
import { takeNewCard } from './new-card.ts'

const STEPS_ONLY: CardGameReason = { rule: 'CG card 8', code: 'card-grants-steps-only' }
const STEPS_DUE: CardGameReason = { rule: 'CG card 8', code: 'card-used-for-steps' }
const OTHER_TRACK: CardGameReason = { rule: 'CG card 8', code: 'two-different-developments' }
const ONLY_RESTRICTED: CardGameReason = { rule: 'CG card 8', code: 'expert-restrictions-only' }
const ALL_DEVELOPED: CardGameReason = { rule: 'CG card 8', code: 'track-at-its-end' }
const NO_SHARE: CardGameReason = { rule: 'CG card 6', code: 'no-share-to-buy' }
const NOT_AFFORDABLE: CardGameReason = {
  rule: 'CG card 6',
  code: 'not-affordable',
  figures: state => ({ money: playerToMove(state).money, price: costOfShares(playerToMove(state), 1, 1) }),
}

function refuseStep(state: State, player: Player, track: Track): CardGameReason | undefined {
  const { steps, stepped } = state.turn
  return (stepped & (1 << track)) === 0 ? refuseDevelop(state, player, track, steps > 0) : OTHER_TRACK
}

function refuseNone({ rules, turn }: State): CardGameReason | undefined {
  return turn.steps > 0 && rules.changes.inventorMustStep ? STEPS_DUE : undefined
}

function refuseInstead(state: State, player: Player, face: Face): CardGameReason | undefined {
  const reason = refuseUse(player, face, CHEAP_SHARES | FREE_STEPS)
  if (reason !== undefined) return reason
  if (cardOf(face).freeSteps !== undefined) {
    if (!state.rules.expert.restrictions) return ONLY_RESTRICTED
    return canDevelopFreely(state, player) ? undefined : ALL_DEVELOPED
  }
  if (sharesLeft(state, player) === 0) return NO_SHARE
  return player.money < costOfShares(player, 1, 1) ? NOT_AFFORDABLE : undefined
}

const developStep: CardGameStep = {
  name: 'develop',
  rule: 'CG 1.c',
  part: TURN,
  kinds: ['develop', 'take', 'pick', 'no development', 'use', 'reactivate'],
  exact: true,
  candidates(state, offer) {
    const player = playerToMove(state)
    if (refuseNone(state) === undefined) offer(NO_DEVELOPMENT)
    for (const move of DEVELOP) if (refuseStep(state, player, move.track) === undefined) offer(move)
    if (state.turn.steps > 0) return
    if (state.solo === null) {
      offerTakes(state, player, offer)
    } else {
      for (const move of PICK) if (refusePick(state, player, move.place) === undefined) offer(move)
    }
    for (let rest = ready(player, CHEAP_SHARES | FREE_STEPS); rest !== 0; rest &= rest - 1) {
      const use = USE[firstFace(rest)]
      if (use !== undefined && refuseInstead(state, player, use.face) === undefined) offer(use)
    }
    offerReactivations(player, offer)
  },
  refuse(state, move) {
    const player = playerToMove(state)
    if (move.kind === 'no development') return refuseNone(state)
    if (move.kind === 'develop') return refuseStep(state, player, move.track)
    if (state.turn.steps > 0) return STEPS_ONLY
    if (move.kind === 'take') return refuseTake(state, player, move.face)
    if (move.kind === 'pick') return refusePick(state, player, move.place)
    if (move.kind === 'reactivate') return refuseReactivate(player, move.face)
    return move.kind === 'use' ? refuseInstead(state, player, move.face) : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'reactivate') return reactivate(state, move.face, emit)
    if (move.kind === 'use') return useInstead(state, move.face, emit)
    if (move.kind === 'take') return takeNewCard(state, move.face, emit)
    if (move.kind === 'pick') return takeNewCard(state, move.place, emit)
    if (move.kind === 'develop') {
      develop(state, move.track, emit)
      state.turn.stepped |= 1 << move.track
      if (--state.turn.steps > 0 && freeTrackLeft(state)) return
    }
    state.step = 'after development'
  },
}

function freeTrackLeft(state: State): boolean {
  const player = playerToMove(state)
  return DEVELOP.some(({ track }) => refuseStep(state, player, track) === undefined)
}

function useInstead(state: State, face: number, emit: Emit): void {
  const { cheapShares = 0, freeSteps = 0 } = cardOf(face)
  useCard(state, face, emit)
  state.turn.steps = freeSteps
  state.turn.cheapShares = cheapShares
  if (cheapShares > 0) state.step = 'cheap shares'
}

const TOO_MANY: CardGameReason = {
  rule: 'CG card 6',
  code: 'too-many-shares',
  figures: state => ({ most: state.turn.cheapShares, left: sharesLeft(state, playerToMove(state)) }),
}
const AT_LEAST_ONE: CardGameReason = { rule: 'CG card 6', code: 'card-used-for-a-share' }

const cheapShares: CardGameStep = {
  name: 'cheap shares',
  rule: 'CG card 6',
  part: TURN,
  kinds: ['buy'],
  candidates(state, offer) {
    for (let count = 1; count <= state.turn.cheapShares; count++) {
      const move = BUY[count]
      if (move !== undefined) offer(move)
    }
  },
  refuse(state, move) {
    if (move.kind !== 'buy') return undefined
    const player = playerToMove(state)
    if (move.count === 0) return AT_LEAST_ONE
    if (move.count > state.turn.cheapShares || move.count > sharesLeft(state, player)) return TOO_MANY
    return costOfShares(player, move.count, move.count) > player.money ? NOT_AFFORDABLE : undefined
  },
  play(state, move, emit) {
    if (move.kind !== 'buy') return
    buyShares(state, move.count, move.count, emit)
    state.step = 'end of turn'
  },
}

export const developmentSteps: readonly CardGameStep[] = [developStep, cheapShares]
