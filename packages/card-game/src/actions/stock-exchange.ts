// Stock exchange: buy shares, take loans, regain ships, in this order — CG 1.a.5, CG 1.c.6, CG ruling 27 and 62.
import { STOCK } from '../components/names.ts'
import { toPrice } from '../flow/round.ts'
import { BUY, LOANS } from '../moves.ts'
import { TURN } from '../parts.ts'
import { buyShares, costOfShares, sharesLeft } from '../shares.ts'
import { entry, type Player, playerToMove, type State } from '../state.ts'
import type { ActionRules, CardGameReason, CardGameStep } from '../step.ts'
import { earn } from '../treasury.ts'

const NO_SHARES_LEFT: CardGameReason = {
  rule: 'CG ruling 28',
  code: 'share-track-full',
  figures: state => ({ left: sharesLeft(state, playerToMove(state)) }),
}
const NOT_AFFORDABLE: CardGameReason = {
  rule: 'CG 1.a.5',
  code: 'not-affordable',
  figures: (state, move) => {
    const player = playerToMove(state)
    return {
      money: player.money,
      cost: move.kind === 'buy' ? costOfShares(player, move.count, discounted(state, player)) : 0,
    }
  },
}
const NO_LOAN_LEFT: CardGameReason = {
  rule: 'CG 1.a.5',
  code: 'loan-spaces-full',
  figures: state => ({ left: loansLeft(state, playerToMove(state)) }),
}
const NOTHING_DONE: CardGameReason = { rule: 'CG ruling 62', code: 'nothing-done-yet' }
const NOTHING_TO_DO: CardGameReason = { rule: 'CG 1.a.5', code: 'nothing-to-do' }

function discounted(state: State, player: Player): number {
  return entry(state.rules.tracks[STOCK], entry(player.tracks, STOCK))
}

function loansLeft(state: State, player: Player): number {
  return state.rules.figures.loanSpaces - player.loans
}

function regainsShip(state: State, player: Player): boolean {
  return player.ships < state.rules.figures.shipsOnCard
}

function refuseBuy(state: State, player: Player, count: number): CardGameReason | undefined {
  if (count === 0) return refuseNone(state, player)
  if (count > sharesLeft(state, player)) return NO_SHARES_LEFT
  return costOfShares(player, count, discounted(state, player)) > player.money ? NOT_AFFORDABLE : undefined
}

/** A player who buys nothing must be able to do something else. */
function refuseNone(state: State, player: Player): CardGameReason | undefined {
  if (!state.rules.changes.exchangeMustAct || regainsShip(state, player)) return undefined
  return loansLeft(state, player) > 0 ? undefined : NOTHING_DONE
}

function refuseLoans(state: State, player: Player, count: number): CardGameReason | undefined {
  if (count > loansLeft(state, player)) return NO_LOAN_LEFT
  if (count > 0 || !state.rules.changes.exchangeMustAct) return undefined
  return state.turn.done > 0 || regainsShip(state, player) ? undefined : NOTHING_DONE
}

const buy: CardGameStep = {
  name: 'buy shares',
  rule: 'CG 1.a.5',
  part: TURN,
  kinds: ['buy'],
  exact: true,
  candidates(state, offer) {
    const player = playerToMove(state)
    for (const move of BUY) {
      if (refuseBuy(state, player, move.count) === undefined) offer(move)
      // More shares never cost less, so the first number refused is the last one tried.
      else if (move.count > 0) return
    }
  },
  refuse: (state, move) => (move.kind === 'buy' ? refuseBuy(state, playerToMove(state), move.count) : undefined),
  play(state, move, emit) {
    if (move.kind !== 'buy') return
    buyShares(state, move.count, discounted(state, playerToMove(state)), emit)
    if (move.count > 0 && state.rules.changes.exchangeMustAct) state.turn.done++
    state.step = 'take loans'
  },
}

const loans: CardGameStep = {
  name: 'take loans',
  rule: 'CG 1.a.5',
  part: TURN,
  kinds: ['loans'],
  exact: true,
  candidates(state, offer) {
    const player = playerToMove(state)
    for (const move of LOANS) if (refuseLoans(state, player, move.count) === undefined) offer(move)
  },
  refuse: (state, move) => (move.kind === 'loans' ? refuseLoans(state, playerToMove(state), move.count) : undefined),
  play(state, move, emit) {
    if (move.kind !== 'loans') return
    const { seat } = state
    const player = playerToMove(state)
    if (move.count > 0) {
      player.loans += move.count
      emit?.({ type: 'took loans', seat, count: move.count, emergency: false })
      earn(state, seat, move.count * player.shareValue, 'loan', emit)
    }
    if (regainsShip(state, player)) {
      player.ships = state.rules.figures.shipsOnCard
      emit?.({ type: 'regained ships', seat })
    }
    toPrice(state)
  },
}

export const stockExchange: ActionRules = {
  action: 'stock exchange',
  refuse(state) {
    const player = playerToMove(state)
    if (regainsShip(state, player) || loansLeft(state, player) > 0) return undefined
    return refuseBuy(state, player, 1) === undefined ? undefined : NOTHING_TO_DO
  },
  begin(state) {
    state.step = 'buy shares'
  },
  steps: [buy, loans],
}
