// World Exhibition (reconstructed): for each good the single player with the highest quality moves up.
import type { Seat } from '@arkwright/kernel'
import { numberAt } from '../at.ts'
import { GOODS, type Good } from '../components/goods.ts'
import { qualityOf } from '../factory.ts'
import { playerAt, seatsInOrder } from '../players.ts'
import { waterFrameRules } from '../rules.ts'
import { moveShareValue } from '../share-value.ts'
import type { State } from '../state.ts'
import { event } from './event.ts'

export const worldExhibition = event('world exhibition', {
  happens(state, emit) {
    const { worldExhibitionSpaces } = waterFrameRules(state.rules).figures
    for (const good of GOODS) {
      const qualities = state.players.map(({ factories }) => qualityOf(state, factories[good], good))
      const highest = Math.max(...qualities)
      const best = seatsInOrder(state).filter(
        seat => hasFactory(state, seat, good) && numberAt(qualities, seat) === highest,
      )
      const [winner] = best
      if (winner !== undefined && best.length === 1) moveShareValue(state, winner, worldExhibitionSpaces, 'event', emit)
    }
  },
})

function hasFactory(state: State, seat: Seat, good: Good): boolean {
  return playerAt(state, seat).factories[good].level > 0
}
