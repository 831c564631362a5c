// Stock exchange: sell goods and shares, repay loans, buy shares, in this order — SJ II.2.6, 6.II; WF 6.II; rulings 2, 19, 20, 29, 32.
import { dividedDown } from '@arkwright/kernel'
import { at } from '../at.ts'
import { ACTION_MARKERS } from '../components/action-markers.ts'
import { GOOD_NAMES, GOODS } from '../components/goods.ts'
import {
  BUY_SHARES,
  type BuyShares,
  REPAY_LOANS,
  type RepayLoans,
  SELL_GOODS,
  SELL_SHARES,
  type SellGoods,
  type SellShares,
} from '../moves.ts'
import { exchangePart } from '../parts.ts'
import { decider } from '../players.ts'
import { purchasePrice, sharesInBank, shareValue } from '../share-value.ts'
import type { Player, State } from '../state.ts'
import { type AutomaticStep, type Emit, reason, step } from '../step.ts'
import { pay, receive } from '../treasury.ts'

const OTHER_GOOD = reason('SJ II.2.6', 'other-good', state => ({ good: GOOD_NAMES[state.turn.good] }))
const NOT_STORED = reason<SellGoods>('SJ II.2.6', 'not-enough-stored', (state, { good, count }) => ({
  stored: decider(state).stored[good],
  count,
}))
const NOT_OWNED = reason<SellShares>('SJ II.2.6', 'not-enough-shares', (state, { count }) => ({
  shares: decider(state).shares,
  count,
}))
const NO_SUCH_LOANS = reason<RepayLoans>('SJ II.2.6', 'not-so-many-loans', (state, { count }) => ({
  loans: decider(state).loans,
  count,
}))
const REPAYMENT_NEEDS_CASH = reason<RepayLoans>('ruling 2', 'not-enough-cash', (state, { count }) => ({
  cash: decider(state).cash,
  needed: count * state.rules.figures.loanRepayment,
}))
const LOANS_FIRST = reason('SJ II.2.6', 'repay-loans-first', state => ({ loans: decider(state).loans }))
const BANK_SOLD_OUT = reason<BuyShares>('ruling 20', 'not-enough-in-the-bank', (state, { count }) => ({
  bank: sharesInBank(state, decider(state)),
  count,
}))
const PURCHASE_NEEDS_CASH = reason<BuyShares>('ruling 2', 'not-enough-cash', (state, { count }) => ({
  cash: decider(state).cash,
  needed: priceOfShares(state, decider(state), count),
}))

export const stockExchange: AutomaticStep = {
  name: 'stock exchange',
  part: exchangePart,
  run(state) {
    askAboutGoods(state, 0)
  },
}

/** Asks about each stored good from this one on; then continues with the shares. */
function askAboutGoods(state: State, from: number): void {
  const { stored } = decider(state)
  for (const good of GOODS) {
    if (good < from || stored[good] === 0) continue
    state.turn.good = good
    state.step = 'sell goods'
    return
  }
  if (state.exchange === 'final') askAboutLoans(state)
  else state.step = 'sell shares'
}

/** Loans are repaid only in an action and at the end of the game. */
function askAboutLoans(state: State): void {
  state.step = decider(state).loans > 0 && state.exchange !== 'event' ? 'repay loans' : 'buy shares'
}

export const sellGoods = step<SellGoods>({
  name: 'sell goods',
  rule: 'SJ II.2.6',
  part: exchangePart,
  kinds: ['sell goods'],
  exact: true,
  candidates(state, offer) {
    const { good } = state.turn
    const moves = SELL_GOODS[good]
    for (let count = 0; count <= decider(state).stored[good]; count++) offer(at(moves, count))
  },
  refuse(state, { good, count }) {
    if (good !== state.turn.good) return OTHER_GOOD
    return count > decider(state).stored[good] ? NOT_STORED : undefined
  },
  play(state, { good, count }, emit) {
    if (count > 0) {
      decider(state).stored[good] -= count
      emit?.({ type: 'goods sold at the fixed price', seat: state.seat, good, count })
      receive(state, state.seat, count * state.rules.fixedPrice[good], 'stored goods', emit)
    }
    askAboutGoods(state, good + 1)
  },
})

export const sellShares = step<SellShares>({
  name: 'sell shares',
  rule: 'SJ II.2.6',
  part: exchangePart,
  kinds: ['sell shares'],
  exact: true,
  candidates(state, offer) {
    for (let count = 0; count <= decider(state).shares; count++) offer(at(SELL_SHARES, count))
  },
  refuse: (state, { count }) => (count > decider(state).shares ? NOT_OWNED : undefined),
  play(state, { count }, emit) {
    sellSharesOf(state, count, emit)
    askAboutLoans(state)
  },
})

export const repayLoans = step<RepayLoans>({
  name: 'repay loans',
  rule: 'SJ II.2.6',
  part: exchangePart,
  kinds: ['repay'],
  exact: true,
  candidates(state, offer) {
    const { loans, cash } = decider(state)
    const { loanRepayment } = state.rules.figures
    // The vocabulary limits how many loans one move repays. The rest can be repaid next time.
    const most = Math.min(loans, REPAY_LOANS.length - 1)
    for (let count = 0; count <= most && count * loanRepayment <= cash; count++) offer(at(REPAY_LOANS, count))
  },
  refuse(state, { count }) {
    const { loans, cash } = decider(state)
    if (count > loans) return NO_SUCH_LOANS
    return count * state.rules.figures.loanRepayment > cash ? REPAYMENT_NEEDS_CASH : undefined
  },
  play(state, { count }, emit) {
    if (count > 0) {
      pay(state, state.seat, count * state.rules.figures.loanRepayment, 'loans', emit)
      decider(state).loans -= count
      emit?.({ type: 'loans', seat: state.seat, by: -count })
    }
    state.step = 'buy shares'
  },
})

export const buyShares = step<BuyShares>({
  name: 'buy shares',
  rule: 'SJ II.2.6',
  part: exchangePart,
  kinds: ['buy shares'],
  exact: true,
  candidates(state, offer) {
    const player = decider(state)
    const most = player.loans > 0 ? 0 : sharesInBank(state, player)
    for (let count = 0; count <= most && priceOfShares(state, player, count) <= player.cash; count++)
      offer(at(BUY_SHARES, count))
  },
  refuse(state, { count }) {
    if (count === 0) return undefined
    const player = decider(state)
    if (player.loans > 0) return LOANS_FIRST
    if (count > sharesInBank(state, player)) return BANK_SOLD_OUT
    return priceOfShares(state, player, count) > player.cash ? PURCHASE_NEEDS_CASH : undefined
  },
  play(state, { count }, emit) {
    if (count > 0) {
      const player = decider(state)
      pay(state, state.seat, priceOfShares(state, player, count), 'shares', emit)
      player.shares += count
      emit?.({ type: 'shares', seat: state.seat, by: count, why: 'bought' })
    }
    state.step = afterBuying(state)
  },
})

export function sellSharesOf(state: State, count: number, emit: Emit): void {
  if (count === 0) return
  const player = decider(state)
  player.shares -= count
  emit?.({ type: 'shares', seat: state.seat, by: -count, why: 'sold' })
  receive(state, state.seat, count * shareValue(state, player), 'shares', emit)
}

/** With the light grey marker the first share costs half, rounded up, also below the minimum. */
function priceOfShares(state: State, player: Player, count: number): number {
  const price = purchasePrice(state, player)
  const saved = count > 0 && usesLightMarker(state) ? dividedDown(price, 2) : 0
  return count * price - saved
}

function usesLightMarker(state: State): boolean {
  return state.exchange === 'action' && at(ACTION_MARKERS, state.turn.marker).shade === 'light'
}

function afterBuying(state: State): State['step'] {
  if (state.exchange === 'final') return 'end of final stock exchange'
  if (state.exchange === 'event') return 'after the event'
  if (decider(state).harbour !== null) return 'contracts'
  return usesLightMarker(state) ? 'end of turn' : 'take special marker'
}
