// Machine Breakers (house event): each player's factory with most machines loses one; a worker takes its space.
import type { Seat } from '@arkwright/kernel'
import { GOODS, type Good, ROWS } from '../components/goods.ts'
import { machinesIn } from '../factory.ts'
import { takeFiredWorkersFirst, workersForHire } from '../job-market.ts'
import { playerAt, seatsInOrder } from '../players.ts'
import { fourWith } from '../shared-lists.ts'
import type { State } from '../state.ts'
import { event } from './event.ts'

export const machineBreakers = event('machine breakers', {
  happens(state, emit) {
    for (const seat of seatsInOrder(state)) {
      const good = mostMechanised(state, seat)
      // If no worker can replace it, the machine stays: a first row is never left incomplete.
      if (good === undefined || workersForHire(state) === 0) continue
      const factory = playerAt(state, seat).factories[good]
      for (const row of ROWS.toReversed()) {
        if (factory.machines[row] === 0) continue
        factory.machines = fourWith(factory.machines, row, factory.machines[row] - 1)
        factory.workers = fourWith(factory.workers, row, factory.workers[row] + 1)
        takeFiredWorkersFirst(state, 1)
        emit?.({ type: 'machine lost', seat, good, row })
        break
      }
    }
  },
})

/** The uppermost among equals; undefined if there are no machines. */
function mostMechanised(state: State, seat: Seat): Good | undefined {
  const { factories } = playerAt(state, seat)
  const most = Math.max(...factories.map(machinesIn))
  return most === 0 ? undefined : GOODS.find(good => machinesIn(factories[good]) === most)
}
