// Accountant — WF II.1, II.2.7: its owner pays up to £2 more or less than the space says; the sum paid counts.
import { tile } from './tile.ts'

const UP_TO = 2

export const accountant = tile('accountant', {
  widensPayment(range) {
    range.lowest = Math.max(0, range.lowest - UP_TO)
    range.highest += UP_TO
  },
})
