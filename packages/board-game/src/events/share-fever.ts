// Share Fever (house event, 2016 only): each player may buy one share at half price, rounded up.
import { at } from '../at.ts'
import { nextPlayerInEvent } from '../flow/draw-event.ts'
import { buyAt, halfPrice, refuseBuying } from '../half-price.ts'
import { BUY_SHARES, type BuyShares } from '../moves.ts'
import { EVENT } from '../parts.ts'
import { reason, step } from '../step.ts'
import { event } from './event.ts'

const ONLY_ONE = reason('WF 6.II', 'one-share-at-most')

const buyOne = step<BuyShares>({
  name: 'share fever: buy a share',
  rule: 'WF 6.II',
  part: EVENT,
  kinds: ['buy shares'],
  candidates(_, offer) {
    offer(at(BUY_SHARES, 0))
    offer(at(BUY_SHARES, 1))
  },
  refuse(state, { count }) {
    if (count > 1) return ONLY_ONE
    return count === 0 ? undefined : refuseBuying(state, count, halfPrice(state))
  },
  play(state, { count }, emit) {
    if (count > 0) buyAt(state, count, halfPrice(state), emit)
    nextPlayerInEvent(state)
  },
})

export const shareFever = event('share fever', { asks: buyOne })
