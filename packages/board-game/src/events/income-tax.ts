// Income Tax (house event): each player pays £1 for each full £10 of cash.
import { dividedDown } from '@arkwright/kernel'
import { playerAt, seatsInOrder } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { pay } from '../treasury.ts'
import { event } from './event.ts'

export const incomeTax = event('income tax', {
  happens(state, emit) {
    const { incomeTax: tax, incomeTaxed } = waterFrameRules(state.rules).figures
    for (const seat of seatsInOrder(state))
      pay(state, seat, tax * dividedDown(playerAt(state, seat).cash, incomeTaxed), 'event', emit)
  },
})
