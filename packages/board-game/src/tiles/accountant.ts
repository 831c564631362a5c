// Accountant — WF II.1, II.2.7; ruling 25: its owner pays up to £2 more or less than the space says; the sum paid counts.
import { tile } from './tile.ts'

const UP_TO = 2

export const accountant = tile('accountant', {
  widensPayment(range, { rules }) {
    const { lowest, highest, printed } = range
    range.lowest = Math.max(0, Math.min(lowest, printed) - UP_TO)
    range.highest = rules.changes.engineerPaysForPrices ? Math.max(highest, printed + UP_TO) : highest + UP_TO
  },
})
