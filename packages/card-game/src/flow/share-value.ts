// Share value, its bonus, fading distribution — CG 2.d, CG 2.e, CG ruling 9, 10, 35 and 40.
import type { Seat } from '@arkwright/kernel'
import { BREAKS_TIES, firstFace } from '../cards/index.ts'
import { withTotal } from '../laying.ts'
import { saleLimit } from '../market.ts'
import { DECLINE, USE } from '../moves.ts'
import { NEXT_PRODUCER, PRODUCTION } from '../parts.ts'
import { opponentsProduce } from '../solo/production.ts'
import { entry, factoryOf, type Player, playerAt, playerToMove, type State, seatInOrder } from '../state.ts'
import type { CardGamePassage, CardGameStep, Emit } from '../step.ts'
import { ready, refuseUse, useCard } from '../supply.ts'

const shareValue: CardGamePassage = {
  name: 'share value',
  part: NEXT_PRODUCER,
  run(state, emit) {
    if (state.players.every(player => player.bankrupt)) state.step = 'final scoring'
    else raiseShareValues(state, emit)
  },
}

function raiseShareValues(state: State, emit: Emit): void {
  for (let place = 0; place < state.rules.seats; place++) {
    const seat = seatInOrder(state, place)
    if (soldEnough(state, playerAt(state, seat))) raise(state, seat, 'sales', emit)
  }
  const top = highestAppeal(state)
  const only = onlySeatAt(state, top)
  const breaker = only === undefined ? tieBreakerAt(state, top) : undefined
  if (only !== undefined) raise(state, only, 'appeal', emit)
  if (breaker === undefined) {
    afterShareValue(state, emit)
  } else {
    state.seat = breaker
    state.step = 'tie'
  }
}

function soldEnough(state: State, player: Player): boolean {
  return player.sold >= state.rules.figures.soldForValue
}

function raise(state: State, seat: Seat, what: 'sales' | 'appeal', emit: Emit): void {
  const player = playerAt(state, seat)
  if (player.shareValue >= state.rules.figures.shareValueMax) return
  player.shareValue++
  emit?.({ type: 'share value', seat, to: player.shareValue, for: what })
}

function rivalAppeal(state: State, appeal: readonly number[]): number {
  const marker = entry(appeal, state.good)
  return saleLimit(state, state.good, marker) >= state.rules.figures.soldForValue ? marker : -1
}

/** The highest appeal among all who sold enough, including rivals; -1: no one did. */
function highestAppeal(state: State): number {
  let top = -1
  for (const player of state.players) {
    if (soldEnough(state, player)) top = Math.max(top, factoryOf(player, state.good).marker)
  }
  for (const rival of state.rivals) top = Math.max(top, rivalAppeal(state, rival.appeal))
  return top
}

function rivalReaches(state: State, top: number): boolean {
  return state.rivals.some(rival => rivalAppeal(state, rival.appeal) === top)
}

function soldEnoughAt(state: State, player: Player, appeal: number): boolean {
  return soldEnough(state, player) && factoryOf(player, state.good).marker === appeal
}

/** The seat that sold enough at this appeal, if no other seat and no rival did. */
function onlySeatAt(state: State, appeal: number): Seat | undefined {
  let only: Seat | undefined
  for (let place = 0; place < state.rules.seats; place++) {
    const seat = seatInOrder(state, place)
    if (!soldEnoughAt(state, playerAt(state, seat), appeal)) continue
    if (only !== undefined) return undefined
    only = seat
  }
  return only === undefined || rivalReaches(state, appeal) ? undefined : only
}

/** The first seat in turn order that could break the tie at this appeal with a card. */
function tieBreakerAt(state: State, appeal: number): Seat | undefined {
  for (let place = 0; place < state.rules.seats; place++) {
    const seat = seatInOrder(state, place)
    const player = playerAt(state, seat)
    if (couldBreakTie(state, player) && soldEnoughAt(state, player, appeal)) return seat
  }
  return undefined
}

function couldBreakTie(state: State, player: Player): boolean {
  return ready(player, BREAKS_TIES) !== 0 && player.shareValue < state.rules.figures.shareValueMax
}

function afterShareValue(state: State, emit: Emit): void {
  if (state.solo !== null) opponentsProduce(state, emit)
  fadeDistribution(state, emit)
  state.step = 'preparation'
}

function fadeDistribution(state: State, emit: Emit): void {
  for (let place = 0; place < state.rules.seats; place++) {
    const seat = seatInOrder(state, place)
    const player = playerAt(state, seat)
    const left = entry(player.distribution, state.good) - 1
    if (left < 0) continue
    player.distribution = withTotal(player.distribution, state.good, left)
    emit?.({ type: 'distribution fades', seat, good: state.good, to: left })
  }
}

const tie: CardGameStep = {
  name: 'tie',
  rule: 'CG 2.d',
  part: PRODUCTION,
  kinds: ['use', 'decline'],
  candidates(state, offer) {
    const move = USE[firstFace(ready(playerToMove(state), BREAKS_TIES))]
    if (move !== undefined) offer(move)
    offer(DECLINE)
  },
  refuse: (state, move) => (move.kind === 'use' ? refuseUse(playerToMove(state), move.face, BREAKS_TIES) : undefined),
  play(state, move, emit) {
    if (move.kind === 'use') {
      useCard(state, move.face, emit)
      raise(state, state.seat, 'appeal', emit)
    }
    afterShareValue(state, emit)
  },
}

export const shareValueSteps: readonly CardGameStep[] = [tie]
export const shareValuePassages: readonly CardGamePassage[] = [shareValue]
