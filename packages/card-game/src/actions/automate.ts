// Automate production — CG 1.a.3, CG 1.c.4, CG ruling 16.
import { type Good, MACHINERY } from '../components/names.ts'
import { isAutomated, machinesOn, workerSide } from '../factory.ts'
import { toPrice } from '../flow/round.ts'
import { AUTOMATE, DONE } from '../moves.ts'
import { TURN } from '../parts.ts'
import { entry, factoryOf, factoryToChange, type Player, playerToMove, type State } from '../state.ts'
import type { ActionRules, CardGameReason, CardGameStep, Emit } from '../step.ts'

const NO_WORKER_CARD: CardGameReason = { rule: 'CG 1.a.3', code: 'no-worker-card' }
const AUTOMATED: CardGameReason = { rule: 'CG 1.a.3', code: 'already-automated' }
const TOKEN_FIRST: CardGameReason = { rule: 'CG ruling 16', code: 'machine-token-first' }
const NO_MACHINES_LEFT: CardGameReason = {
  rule: 'CG 1.c.4',
  code: 'no-machines-left',
  figures: state => ({ machines: machineryLevel(state, playerToMove(state)) }),
}
const NOTHING_DONE: CardGameReason = { rule: 'CG 1.a', code: 'nothing-done-yet' }
const NOTHING_TO_AUTOMATE: CardGameReason = { rule: 'CG 1.a.3', code: 'nothing-to-automate' }

function machineryLevel(state: State, player: Player): number {
  return entry(state.rules.tracks[MACHINERY], entry(player.tracks, MACHINERY))
}

function refuseCard(player: Player, good: Good, position: number): CardGameReason | undefined {
  const factory = factoryOf(player, good)
  if (workerSide(factory, position) === 0) return NO_WORKER_CARD
  if (isAutomated(factory, position)) return AUTOMATED
  return player.machineToken !== -1 && player.machineToken !== good * 2 + position ? TOKEN_FIRST : undefined
}

/** Rotates the card if the machines suffice. With one machine for two places, the token marks the first. */
function automate(state: State, good: Good, position: number, emit: Emit): void {
  const player = playerToMove(state)
  const factory = factoryOf(player, good)
  const before = machinesOn(state.rules, player, good, factory, position)
  const missing = entry(state.rules.machines[position], good) - before
  const machines = Math.min(missing, state.turn.machines)
  state.turn.machines -= machines
  if (machines === missing) {
    player.machineToken = -1
    const changing = factoryToChange(player, good)
    if (position === 0) changing.firstAutomated = true
    else changing.secondAutomated = true
  } else {
    player.machineToken = good * 2 + position
  }
  emit?.({ type: 'automated', seat: state.seat, good, position, machines })
}

const step: CardGameStep = {
  name: 'automate',
  rule: 'CG 1.a.3',
  part: TURN,
  kinds: ['automate', 'done'],
  exact: true,
  candidates(state, offer) {
    if (state.turn.done > 0) offer(DONE)
    if (state.turn.machines === 0) return
    const player = playerToMove(state)
    for (const move of AUTOMATE) if (refuseCard(player, move.good, move.position) === undefined) offer(move)
  },
  refuse(state, move) {
    if (move.kind === 'done') return state.turn.done === 0 ? NOTHING_DONE : undefined
    if (move.kind !== 'automate') return undefined
    if (state.turn.machines === 0) return NO_MACHINES_LEFT
    return refuseCard(playerToMove(state), move.good, move.position)
  },
  play(state, move, emit) {
    if (move.kind !== 'automate') return toPrice(state)
    state.turn.done++
    automate(state, move.good, move.position, emit)
  },
}

export const automateProduction: ActionRules = {
  action: 'automate',
  refuse(state) {
    const player = playerToMove(state)
    for (const { good, position } of AUTOMATE) if (refuseCard(player, good, position) === undefined) return undefined
    return NOTHING_TO_AUTOMATE
  },
  begin(state) {
    state.turn.machines = machineryLevel(state, playerToMove(state))
    state.step = 'automate'
  },
  steps: [step],
}
