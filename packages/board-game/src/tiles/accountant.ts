// Accountant — WF II.1, II.2.7; ruling 25: its owner may pay a little more or less than the space costs; the sum paid counts.
import { tile } from './tile.ts'

export const accountant = tile('accountant', ({ accountantSum }) => ({
  widensPayment(range, { rules }) {
    const { lowest, highest, printed } = range
    range.lowest = Math.max(0, Math.min(lowest, printed) - accountantSum)
    range.highest = rules.changes.engineerPaysForPrices
      ? Math.max(highest, printed + accountantSum)
      : highest + accountantSum
  },
}))
