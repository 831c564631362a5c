// Build and upgrade factories — CG 1.a.1, CG card 8, CG ruling 12-15.
import { ADVANCES, cardOf, firstFace } from '../cards/index.ts'
import { ALL_GOODS, type Good } from '../components/names.ts'
import { toPrice } from '../flow/round.ts'
import { newWorkers } from '../market.ts'
import { ADVANCE, BUILD, DONE, type Move, UPGRADE, USE } from '../moves.ts'
import { openFactory } from '../opening.ts'
import { TURN } from '../parts.ts'
import {
  type Factory,
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
import { ready, refuseUse, useCard } from '../supply.ts'

const OPEN: CardGameReason = { rule: 'CG 1.a.1', code: 'factory-open' }
const CLOSED: CardGameReason = { rule: 'CG 1.a.1', code: 'factory-closed' }
export const NO_ROUND_LEFT: CardGameReason = { rule: 'CG ruling 12', code: 'produces-no-more' }
const NOTHING_TO_TURN: CardGameReason = { rule: 'CG 1.a.1', code: 'nothing-to-turn' }
const NO_ADVANCE: CardGameReason = { rule: 'CG card 8', code: 'no-upgrade-ahead' }
const ADVANCED: CardGameReason = { rule: 'CG card 8', code: 'two-different-factories' }
const NOTHING_DONE: CardGameReason = { rule: 'CG 1.a', code: 'nothing-done-yet' }
const NOTHING_POSSIBLE: CardGameReason = { rule: 'CG 1.a.1', code: 'nothing-to-build-or-upgrade' }

function refuseBuild(state: State, player: Player, good: Good): CardGameReason | undefined {
  if (isOpen(factoryOf(player, good))) return OPEN
  return isLastDecade(state) && good < state.good ? NO_ROUND_LEFT : undefined
}

/** Whether an upgrade to this decade turns anything over. */
function turnsSomething(factory: Readonly<Factory>, decade: number): boolean {
  if (decade < 2) return false
  return factory.side === 1 || factory.first === 1 || (decade >= LAST_SIDE && factory.second === 1)
}

function refuseUpgrade(factory: Readonly<Factory>, decade: number): CardGameReason | undefined {
  if (!isOpen(factory)) return CLOSED
  return turnsSomething(factory, decade) ? undefined : NOTHING_TO_TURN
}

/** A card upgrades the factory one level beyond its present side, in any decade. */
function nextDecade(factory: Readonly<Factory>): number {
  return factory.side + 1
}

function refuseAdvance(state: State, player: Player, good: Good): CardGameReason | undefined {
  if ((state.turn.advanced & (1 << good)) !== 0) return ADVANCED
  const factory = factoryOf(player, good)
  return refuseUpgrade(factory, nextDecade(factory))
}

function canAdvance(state: State, player: Player): boolean {
  return ALL_GOODS.some(good => refuseAdvance(state, player, good) === undefined)
}

function upgrade(state: State, good: Good, decade: number, emit: Emit): void {
  const factory = factoryToChange(playerToMove(state), good)
  factory.side = 2
  if (factory.first === 1) factory.first = 2
  if (decade >= LAST_SIDE && factory.second === 1) factory.second = LAST_SIDE
  emit?.({ type: 'upgraded', seat: state.seat, good })
}

function build(state: State, good: Good, emit: Emit): void {
  openFactory(state, state.seat, good, false, emit)
  if (!state.turn.marketMoved) newWorkers(state, 'build', emit)
  state.turn.marketMoved = true
}

function offerBuildOrUpgrade(state: State, player: Player, good: Good, offer: (move: Move) => void): void {
  const factory = factoryOf(player, good)
  const open = isOpen(factory)
  const move = open ? UPGRADE[good] : BUILD[good]
  const refused = open ? refuseUpgrade(factory, state.decade) : refuseBuild(state, player, good)
  if (move !== undefined && refused === undefined) offer(move)
}

const step: CardGameStep = {
  name: 'factories',
  rule: 'CG 1.a.1',
  part: TURN,
  kinds: ['build', 'upgrade', 'advance', 'use', 'done'],
  exact: true,
  candidates(state, offer) {
    if (state.turn.done > 0) offer(DONE)
    const player = playerToMove(state)
    for (const good of ALL_GOODS) offerBuildOrUpgrade(state, player, good, offer)
    if (state.turn.advances > 0) {
      for (const move of ADVANCE) if (refuseAdvance(state, player, move.good) === undefined) offer(move)
    }
    const cards = ready(player, ADVANCES)
    if (cards === 0 || !canAdvance(state, player)) return
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const use = USE[firstFace(rest)]
      if (use !== undefined) offer(use)
    }
  },
  refuse(state, move) {
    const player = playerToMove(state)
    if (move.kind === 'done') return state.turn.done === 0 ? NOTHING_DONE : undefined
    if (move.kind === 'build') return refuseBuild(state, player, move.good)
    if (move.kind === 'upgrade') return refuseUpgrade(factoryOf(player, move.good), state.decade)
    if (move.kind === 'advance') {
      return state.turn.advances === 0 ? NO_ADVANCE : refuseAdvance(state, player, move.good)
    }
    if (move.kind !== 'use') return undefined
    return refuseUse(player, move.face, ADVANCES) ?? (canAdvance(state, player) ? undefined : NOTHING_TO_TURN)
  },
  play(state, move, emit) {
    if (move.kind === 'done') return toPrice(state)
    if (move.kind === 'use') {
      state.turn.advances += cardOf(move.face).advances ?? 0
      return useCard(state, move.face, emit)
    }
    state.turn.done++
    if (move.kind === 'build') build(state, move.good, emit)
    if (move.kind === 'upgrade') upgrade(state, move.good, state.decade, emit)
    if (move.kind === 'advance') {
      state.turn.advances--
      state.turn.advanced |= 1 << move.good
      upgrade(state, move.good, nextDecade(factoryOf(playerToMove(state), move.good)), emit)
    }
  },
}

export const factories: ActionRules = {
  action: 'factories',
  refuse(state) {
    const player = playerToMove(state)
    for (const good of ALL_GOODS) {
      if (refuseBuild(state, player, good) === undefined) return undefined
      if (refuseUpgrade(factoryOf(player, good), state.decade) === undefined) return undefined
    }
    return ready(player, ADVANCES) !== 0 && canAdvance(state, player) ? undefined : NOTHING_POSSIBLE
  },
  begin(state) {
    state.step = 'factories'
  },
  steps: [step],
}
