// Price adjustment, the additional action of factory, quality and distribution — SJ II.3.1; rulings 9, 10.
import { has, including } from '../bits.ts'
import { GOODS } from '../components/goods.ts'
import { DONE, type Done, type SetPrice } from '../moves.ts'
import { TURN } from '../parts.ts'
import { decider } from '../players.ts'
import { offerPrices, refusePriceOf, setPrice } from '../price.ts'
import { reason, step } from '../step.ts'

const NO_FACTORY = reason('SJ II.3.1', 'no-factory')
const ALREADY_ADJUSTED = reason('SJ II.3.1', 'price-already-adjusted')
const SAME_PRICE = reason<SetPrice>('SJ II.3.1', 'price-unchanged', (_, { price }) => ({ price }))
const NOT_AFFECTED = reason('SJ II.3.1', 'factory-not-affected', state => ({
  left: state.turn.budget,
  needed: state.rules.figures.priceAdjustment,
}))

export const adjustPrices = step<SetPrice | Done>({
  name: 'adjust prices',
  rule: 'SJ II.3.1',
  part: TURN,
  kinds: ['price', 'done'],
  exact: true,
  candidates(state, offer) {
    const { factories } = decider(state)
    const { affected, priced, budget } = state.turn
    const { priceAdjustment } = state.rules.figures
    for (const good of GOODS) {
      if (factories[good].level === 0 || has(priced, good)) continue
      if (budget >= priceAdjustment || has(affected, good)) offerPrices(state, good, offer)
    }
    offer(DONE)
  },
  refuse(state, move) {
    if (move.kind === 'done') return undefined
    const { turn } = state
    const { good, price } = move
    const player = decider(state)
    const factory = player.factories[good]
    if (factory.level === 0) return NO_FACTORY
    if (has(turn.priced, good)) return ALREADY_ADJUSTED
    if (!has(turn.affected, good) && turn.budget < state.rules.figures.priceAdjustment) return NOT_AFFECTED
    return factory.price === price ? SAME_PRICE : refusePriceOf(state, player, move)
  },
  play(state, move, emit) {
    if (move.kind === 'done') {
      state.step = 'end of turn'
      return
    }
    const { turn } = state
    if (!has(turn.affected, move.good)) turn.budget -= state.rules.figures.priceAdjustment
    turn.priced = including(turn.priced, move.good)
    setPrice(state, move.good, move.price, emit)
  },
})
