// Selling to the home market — CG 2.a, CG ruling 7: new goods must be sold, stored goods may be.
import { cardOf, firstFace, MORE_GOODS, MORE_SALES } from '../cards/index.ts'
import type { Face } from '../components/faces.ts'
import { forgetLostSteps, goodsMade, priceOf, workerCardsAt } from '../factory.ts'
import { withTotal } from '../laying.ts'
import { saleLimit } from '../market.ts'
import { SELL, USE } from '../moves.ts'
import { PRODUCTION } from '../parts.ts'
import { entry, factoryOf, type Player, playerToMove, type State } from '../state.ts'
import type { CardGameReason, CardGameStep } from '../step.ts'
import { ready, refuseUse, useCard } from '../supply.ts'
import { earn } from '../treasury.ts'

function made(state: State, player: Player): number {
  const factory = factoryOf(player, state.good)
  return goodsMade(state.rules, state.good, factory, workerCardsAt(factory)) + state.turn.moreGoods
}

/** The limit of the home market, plus the sales that cards add. */
function limit(state: State, player: Player): number {
  return saleLimit(state, state.good, factoryOf(player, state.good).marker) + state.turn.moreSales
}

const situation = (state: State) => {
  const player = playerToMove(state)
  const market = limit(state, player)
  return { made: made(state, player), stored: entry(player.stock, state.good), market }
}
const MUST_SELL: CardGameReason = { rule: 'CG 2.a', code: 'sale-is-compulsory', figures: situation }
const NOT_SO_MANY: CardGameReason = { rule: 'CG 2.a', code: 'not-so-many', figures: situation }
const OTHER_GOODS: CardGameReason = { rule: 'CG card 7', code: 'other-goods' }
const NOTHING_TO_GAIN: CardGameReason = { rule: 'CG card 7', code: 'all-can-be-sold', figures: situation }
const TOO_DEAR: CardGameReason = {
  rule: 'CG card 7',
  code: 'appeal-not-above-demand',
  figures: state => ({
    appeal: factoryOf(playerToMove(state), state.good).marker,
    demand: entry(state.demand, state.good),
  }),
}

function refuseCard(state: State, player: Player, face: Face): CardGameReason | undefined {
  const reason = refuseUse(player, face, MORE_GOODS | MORE_SALES)
  const { moreSales } = cardOf(face)
  if (reason !== undefined || moreSales === undefined) return reason
  if (!moreSales.goods.includes(state.good)) return OTHER_GOODS
  const { marker } = factoryOf(player, state.good)
  if (state.rules.changes.patronNeedsAppeal && marker <= entry(state.demand, state.good)) return TOO_DEAR
  const all = made(state, player) + entry(player.stock, state.good)
  return limit(state, player) >= all ? NOTHING_TO_GAIN : undefined
}

const sale: CardGameStep = {
  name: 'sale',
  rule: 'CG 2.a',
  part: PRODUCTION,
  kinds: ['sell', 'use'],
  exact: true,
  candidates(state, offer) {
    const player = playerToMove(state)
    for (let rest = ready(player, MORE_GOODS | MORE_SALES); rest !== 0; rest &= rest - 1) {
      const use = USE[firstFace(rest)]
      if (use !== undefined && refuseCard(state, player, use.face) === undefined) offer(use)
    }
    const goods = made(state, player)
    const market = limit(state, player)
    const last = Math.min(goods + entry(player.stock, state.good), market)
    for (let count = Math.min(goods, market); count <= last; count++) {
      const move = SELL[count]
      if (move !== undefined) offer(move)
    }
  },
  refuse(state, move) {
    const player = playerToMove(state)
    if (move.kind === 'use') return refuseCard(state, player, move.face)
    if (move.kind !== 'sell') return undefined
    const goods = made(state, player)
    const market = limit(state, player)
    if (move.count < Math.min(goods, market)) return MUST_SELL
    return move.count > Math.min(goods + entry(player.stock, state.good), market) ? NOT_SO_MANY : undefined
  },
  play(state, move, emit) {
    if (move.kind === 'use') {
      const { moreGoods = 0, moreSales } = cardOf(move.face)
      state.turn.moreGoods += moreGoods
      state.turn.moreSales += moreSales?.count ?? 0
      return useCard(state, move.face, emit)
    }
    if (move.kind !== 'sell') return
    const { good, seat } = state
    const player = playerToMove(state)
    const price = priceOf(state.rules, player, good)
    forgetLostSteps(player, good)
    const goods = made(state, player)
    emit?.({ type: 'produced', seat, good, count: goods })
    emit?.({ type: 'sold', seat, good, count: move.count, price })
    player.sold = move.count
    player.stock = withTotal(player.stock, good, entry(player.stock, good) + goods - move.count)
    earn(state, seat, move.count * price, 'home sale', emit)
    state.step = 'leftovers'
  },
}

export const saleSteps: readonly CardGameStep[] = [sale]
