// Income Tax (house event): each player pays £1 for each full £10 of cash.
import { dividedDown } from '@arkwright/kernel'
import { playerAt, seatsInOrder } from '../players.ts'
import { pay } from '../treasury.ts'
import { event } from './event.ts'

const TAXED = 10

export const incomeTax = event('income tax', {
  happens(state, emit) {
    for (const seat of seatsInOrder(state))
      pay(state, seat, dividedDown(playerAt(state, seat).cash, TAXED), 'event', emit)
  },
})
