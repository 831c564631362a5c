// Choices before the first round: factories, development, shares — CG expert 4, 10 and 11, CG solo 2.
import { develop, refuseDevelop } from '../development.ts'
import { BUY, CHOOSE, DEVELOP, DRAW_FACTORY, NO_DEVELOPMENT, PICK, TAKE } from '../moves.ts'
import { openFactory } from '../opening.ts'
import { SET_UP, STARTING_DEVELOPMENTS, STARTING_FACTORIES, STARTING_SHARES } from '../parts.ts'
import { buyShares, costOfShares, sharesLeft } from '../shares.ts'
import { factoryOf, isOpen, playerToMove } from '../state.ts'
import type { CardGameReason, CardGameStep } from '../step.ts'
import { pickCard, refusePick, refuseTake, takeCard } from '../supply.ts'
import { choosesDevelopment } from './starting-order.ts'

const OPEN: CardGameReason = { rule: 'CG expert 4', code: 'factory-open' }

const chooseFactory: CardGameStep = {
  name: 'choose factory',
  rule: 'CG expert 4',
  part: STARTING_FACTORIES,
  kinds: ['choose'],
  candidates(_state, offer) {
    for (const move of CHOOSE) offer(move)
  },
  refuse: (state, move) =>
    move.kind === 'choose' && isOpen(factoryOf(playerToMove(state), move.good)) ? OPEN : undefined,
  play(state, move, emit) {
    if (move.kind !== 'choose') return
    openFactory(state, state.seat, move.good, true, emit)
    state.step = 'next starting factory'
  },
}

const drawFactory: CardGameStep = {
  name: 'draw factory',
  rule: 'CG solo 2',
  part: SET_UP,
  kinds: ['draw factory'],
  candidates(_state, offer) {
    for (const move of DRAW_FACTORY) offer(move)
  },
  refuse: (state, move) =>
    move.kind === 'draw factory' && isOpen(factoryOf(playerToMove(state), move.good)) ? OPEN : undefined,
  weight: () => 1,
  play(state, move, emit) {
    if (move.kind !== 'draw factory') return
    openFactory(state, state.seat, move.good, true, emit)
    state.step = 'next starting factory'
  },
}

const BOARD_ONLY: CardGameReason = { rule: 'CG ruling 42', code: 'a-step-of-the-board' }

const startingDevelopment: CardGameStep = {
  name: 'starting development',
  rule: 'CG expert 4',
  part: STARTING_DEVELOPMENTS,
  kinds: ['develop', 'take', 'pick', 'no development'],
  candidates(state, offer) {
    for (const move of DEVELOP) offer(move)
    offer(NO_DEVELOPMENT)
    for (const move of state.solo === null ? TAKE : PICK) offer(move)
  },
  refuse(state, move) {
    const player = playerToMove(state)
    if (move.kind === 'develop') return refuseDevelop(state, player, move.track, false)
    if (!choosesDevelopment(state)) return BOARD_ONLY
    if (move.kind === 'take') return refuseTake(state, player, move.face)
    return move.kind === 'pick' ? refusePick(state, player, move.place) : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'develop') develop(state, move.track, emit)
    if (move.kind === 'take') takeCard(state, move.face, emit)
    if (move.kind === 'pick') pickCard(state, move.place, emit)
    state.step = 'after development'
  },
}

const NOT_AFFORDABLE: CardGameReason = {
  rule: 'CG expert 11',
  code: 'not-affordable',
  figures: (state, move) => ({
    money: playerToMove(state).money,
    cost: move.kind === 'buy' ? costOfShares(playerToMove(state), move.count, 0) : 0,
  }),
}
const TRACK_FULL: CardGameReason = { rule: 'CG ruling 28', code: 'share-track-full' }

const startingShares: CardGameStep = {
  name: 'starting shares',
  rule: 'CG expert 11',
  part: STARTING_SHARES,
  kinds: ['buy'],
  candidates(_state, offer) {
    for (const move of BUY) offer(move)
  },
  refuse(state, move) {
    if (move.kind !== 'buy') return undefined
    const player = playerToMove(state)
    if (move.count > sharesLeft(state, player)) return TRACK_FULL
    return costOfShares(player, move.count, 0) > player.money ? NOT_AFFORDABLE : undefined
  },
  play(state, move, emit) {
    if (move.kind !== 'buy') return
    buyShares(state, move.count, 0, emit)
    state.step = 'next starting shares'
  },
}

export const startingSteps: readonly CardGameStep[] = [chooseFactory, drawFactory, startingDevelopment, startingShares]
