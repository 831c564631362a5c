// Extra production (expert) — CG 1.a.6, CG card 3, CG ruling 23, 34 and 47.
import { cardOf, MORE_GOODS } from '../cards/index.ts'
import type { Good } from '../components/names.ts'
import { goodsMade, workerCardsAt } from '../factory.ts'
import { toPrice } from '../flow/round.ts'
import { GOODS_HELD, isHeld } from '../holdings.ts'
import { NOTHING, withTotal } from '../laying.ts'
import { DONE, PRODUCE } from '../moves.ts'
import { TURN } from '../parts.ts'
import { entry, factoryOf, isOpen, type Player, playerToMove, type State } from '../state.ts'
import type { ActionRules, CardGameReason, CardGameStep, Emit } from '../step.ts'
import { offerUses, ready, refuseUse, useCard } from '../supply.ts'
import { bill, billed, canRaise, payBill } from '../treasury.ts'

const NOT_IN_PLAY: CardGameReason = { rule: 'CG 1.a.6', code: 'module-not-in-play' }
const CLOSED: CardGameReason = { rule: 'CG 1.a.6', code: 'factory-closed' }
const ORDERED: CardGameReason = { rule: 'CG 1.a.6', code: 'already-producing' }
const NO_SUCH_CARDS: CardGameReason = { rule: 'CG 1.a.6', code: 'not-so-many-worker-cards' }
const NOT_PAYABLE: CardGameReason = {
  rule: 'CG ruling 47',
  code: 'not-payable',
  figures: state => ({ most: canRaise(state, playerToMove(state)), billed: billed(state) }),
}
const NOTHING_DONE: CardGameReason = { rule: 'CG 1.a', code: 'nothing-done-yet' }
const GOOD_DUE: CardGameReason = { rule: 'CG card 3', code: 'extra-good-not-made-yet' }
const NO_FACTORY_LEFT: CardGameReason = { rule: 'CG card 3', code: 'no-factory-left' }

function refuseProduce(state: State, player: Player, good: Good, workerCards: number): CardGameReason | undefined {
  const factory = factoryOf(player, good)
  if (!isOpen(factory)) return CLOSED
  if ((state.turn.ordered & (1 << good)) !== 0) return ORDERED
  if (workerCards > workerCardsAt(factory)) return NO_SUCH_CARDS
  return isPayable(state, player, good, workerCards) ? undefined : NOT_PAYABLE
}

/** An order must be payable with cash and emergency fund together. */
function isPayable(state: State, player: Player, good: Good, workerCards: number): boolean {
  const { turn } = state
  const { wages, maintenance, fixedCost } = turn
  bill(state, player, good, workerCards)
  const payable = billed(state) <= canRaise(state, player)
  turn.wages = wages
  turn.maintenance = maintenance
  turn.fixedCost = fixedCost
  return payable
}

function canProduce(state: State, player: Player): boolean {
  return PRODUCE.some(move => refuseProduce(state, player, move.good, move.workerCards) === undefined)
}

function produce(state: State, good: Good, workerCards: number, emit: Emit): void {
  const { turn } = state
  const player = playerToMove(state)
  const count = goodsMade(state.rules, good, factoryOf(player, good), workerCards) + turn.moreGoods
  turn.moreGoods = 0
  turn.ordered |= 1 << good
  bill(state, player, good, workerCards)
  player.stock = withTotal(player.stock, good, entry(player.stock, good) + count)
  emit?.({ type: 'produced', seat: state.seat, good, count })
}

function finishProducing(state: State, emit: Emit): void {
  const player = playerToMove(state)
  if (!isHeld(GOODS_HELD, state.rules, player)) {
    state.step = 'keep goods'
    return
  }
  if (emit !== undefined) {
    emit({ type: 'stored', seat: state.seat, stock: player.stock, wasted: NOTHING })
  }
  payBill(state, emit)
  toPrice(state)
}

const step: CardGameStep = {
  name: 'extra production',
  rule: 'CG 1.a.6',
  part: TURN,
  kinds: ['produce', 'use', 'done'],
  candidates(state, offer) {
    offer(DONE)
    for (const move of PRODUCE) offer(move)
    offerUses(ready(playerToMove(state), MORE_GOODS), offer)
  },
  refuse(state, move) {
    const player = playerToMove(state)
    if (move.kind === 'produce') return refuseProduce(state, player, move.good, move.workerCards)
    if (move.kind === 'use') {
      return refuseUse(player, move.face, MORE_GOODS) ?? (canProduce(state, player) ? undefined : NO_FACTORY_LEFT)
    }
    if (state.turn.moreGoods > 0) return GOOD_DUE
    return state.turn.done === 0 ? NOTHING_DONE : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'use') {
      state.turn.moreGoods += cardOf(move.face).moreGoods ?? 0
      return useCard(state, move.face, emit)
    }
    if (move.kind !== 'produce') return finishProducing(state, emit)
    state.turn.done++
    produce(state, move.good, move.workerCards, emit)
  },
}

export const extraProduction: ActionRules = {
  action: 'extra production',
  refuse(state) {
    if (!state.rules.expert['extra-production']) return NOT_IN_PLAY
    return canProduce(state, playerToMove(state)) ? undefined : NOT_PAYABLE
  },
  begin(state) {
    state.step = 'extra production'
  },
  steps: [step],
}
