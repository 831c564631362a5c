// The two opponents: their first factories and their turns — CG solo 2 B, CG solo 3.1 B, CG ruling 41.

import { ALL_GOODS } from '../components/names.ts'
import { beginTurn } from '../flow/round.ts'
import { factoryStep } from '../flow/starting-order.ts'
import { newWorkers, raiseRival } from '../market.ts'
import { DRAW, OPPONENTS } from '../moves.ts'
import { BETWEEN_TURNS, SET_UP } from '../parts.ts'
import { add, entry, factoryOf, isOpen, type State } from '../state.ts'
import type { CardGameReason, CardGameStep, Emit } from '../step.ts'
import { walkDisc } from './grid.ts'
import { giveShare } from './production.ts'

const opponents: CardGameStep = {
  name: 'opponents',
  rule: 'CG solo 2',
  part: SET_UP,
  kinds: ['opponents'],
  candidates(_state, offer) {
    for (const move of OPPONENTS) offer(move)
  },
  refuse: () => undefined,
  weight: () => 1,
  play(state, move, emit) {
    if (move.kind !== 'opponents') return
    for (const good of ALL_GOODS) {
      const rival = (move.goods & (1 << good)) === 0 ? 1 : 0
      placeMarker(state, rival, good)
      raiseRival(state, rival, good, entry(state.rules.figures.opponentAppeal, good), 'opponent', emit)
    }
    state.step = factoryStep(state)
  },
}

function placeMarker(state: State, rival: number, good: number): void {
  const appeal = state.rivals[rival]?.appeal
  if (appeal !== undefined) appeal[good] = 0
}

/** Builds a factory for the active good; an opponent that has one raises its appeal. */
function opponentActs(state: State, rival: number, emit: Emit): void {
  const { good, rules } = state
  const { opponentBuildAppeal, opponentRaise } = rules.figures
  if (entry(state.rivals[rival]?.appeal, good) >= 0) {
    raiseRival(state, rival, good, opponentRaise, 'opponent', emit)
    return
  }
  newWorkers(state, 'opponent', emit)
  placeMarker(state, rival, good)
  raiseRival(state, rival, good, entry(opponentBuildAppeal, good), 'opponent', emit)
  raiseRival(state, rival, good, state.decade, 'opponent', emit)
}

/** Appeal markers on the active track, the player's included. */
function markersOnTrack(state: State): number {
  const own = state.players.filter(player => isOpen(factoryOf(player, state.good))).length
  return own + state.rivals.filter(rival => entry(rival.appeal, state.good) >= 0).length
}

const NOT_IN_BAG: CardGameReason = { rule: 'CG solo 3.1 B', code: 'not-in-the-bag' }

const draw: CardGameStep = {
  name: 'draw',
  rule: 'CG solo 3.1 B',
  part: BETWEEN_TURNS,
  kinds: ['draw'],
  candidates(_state, offer) {
    for (const move of DRAW) offer(move)
  },
  refuse: (state, move) => (move.kind === 'draw' && entry(state.solo?.bag, move.marker) === 0 ? NOT_IN_BAG : undefined),
  weight: (state, move) => (move.kind === 'draw' ? entry(state.solo?.bag, move.marker) : 1),
  play(state, move, emit) {
    const { solo } = state
    if (move.kind !== 'draw' || solo === null) return
    const { marker } = move
    add(solo.bag, marker, -1)
    emit?.({ type: 'opponent drawn', marker })
    if (marker < state.rivals.length) opponentActs(state, marker, emit)
    for (const rival of state.rivals.keys()) if (rival !== marker) giveShare(state, rival, emit)
    walkDisc(solo, marker, markersOnTrack(state))
    emit?.({ type: 'disc moved', marker, place: entry(solo.discs, marker) })
    if (solo.opponentsFirst) beginTurn(state)
    else state.step = 'production'
  },
}

export const opponentSteps: readonly CardGameStep[] = [opponents, draw]
