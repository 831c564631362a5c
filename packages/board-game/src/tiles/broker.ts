// Broker — WF II.3.2, 6.II; ruling 29: trades in every event phase; returned instead of taking a special marker, it buys a few shares at half price.
import { at } from '../at.ts'
import { buyAt, halfPrice, refuseBuying } from '../half-price.ts'
import { BUY_SHARES, type BuyShares } from '../moves.ts'
import { actionPart } from '../parts.ts'
import { waterFrameRules } from '../rules.ts'
import { reason, step } from '../step.ts'
import { tile } from './tile.ts'

const ONE_OR_TWO = reason('WF II.3.2', 'one-or-two-shares', ({ rules }) => ({
  most: waterFrameRules(rules).figures.brokerShares,
}))

const halfPriceShares = step<BuyShares>({
  name: 'broker: shares at half price',
  rule: 'WF II.3.2',
  part: actionPart,
  kinds: ['buy shares'],
  candidates({ rules }, offer) {
    const { brokerShares } = waterFrameRules(rules).figures
    for (let count = 1; count <= brokerShares; count++) offer(at(BUY_SHARES, count))
  },
  refuse(state, { count }) {
    const { brokerShares } = waterFrameRules(state.rules).figures
    return count < 1 || count > brokerShares ? ONE_OR_TWO : refuseBuying(state, count, halfPrice(state))
  },
  play(state, { count }, emit) {
    buyAt(state, count, halfPrice(state), emit)
    // No marker was taken, so there is no question about waiting tiles.
    state.step = state.rules.changes.waitingTilesMayWait ? 'end of turn' : 'special marker taken'
  },
})

export const broker = tile(
  'broker',
  () => ({
    exchangesInEventPhase: true,
    returned: {
      'instead of a special marker': {
        refuse: state => refuseBuying(state, 1, halfPrice(state)),
        play(state) {
          state.step = 'broker: shares at half price'
        },
      },
    },
  }),
  [halfPriceShares],
)
