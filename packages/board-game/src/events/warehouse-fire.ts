// Warehouse Fire (house event): each player loses half of the stored goods of each kind, rounded down.
import { dividedDown } from '@arkwright/kernel'
import { GOODS } from '../components/goods.ts'
import { playerAt, seatsInOrder } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { event } from './event.ts'

export const warehouseFire = event('warehouse fire', {
  happens(state, emit) {
    const { warehouseFireOneIn } = waterFrameRules(state.rules).figures
    for (const seat of seatsInOrder(state)) {
      const { stored } = playerAt(state, seat)
      for (const good of GOODS) {
        const count = dividedDown(stored[good], warehouseFireOneIn)
        if (count === 0) continue
        stored[good] -= count
        emit?.({ type: 'discarded', seat, good, count })
      }
    }
  },
})
