// A new decade: the timetable moves on and old factories become obsolete — SJ 6.II, 6.IV; ruling 18.
import type { Seat } from '@arkwright/kernel'
import { numberAt } from '../at.ts'
import { GOODS, type Good } from '../components/goods.ts'
import { takeFiredWorkersFirst, wage, workersForHire } from '../job-market.ts'
import { BETWEEN_TURNS } from '../parts.ts'
import { playerAt, seatsInOrder } from '../players.ts'
import type { Factory, State } from '../state.ts'
import type { AutomaticStep, Emit } from '../step.ts'
import { currentLevel, year } from '../timetable.ts'
import { pay } from '../treasury.ts'
import { forgetBuilding } from './action-phase.ts'

export const startOfDecade: AutomaticStep = {
  name: 'start of decade',
  part: BETWEEN_TURNS,
  run(state, emit) {
    state.decade++
    emit?.({ type: 'decade', year: year(state), level: currentLevel(state) })
    const obsolete = numberAt(state.rules.obsoleteLevel, state.decade)
    if (obsolete > 0) makeObsolete(state, obsolete, emit)
    for (const player of state.players) forgetBuilding(player)
    state.cycle = 0
    state.step = 'economy'
  },
}

/**
 * Additional workers for each factory of the level, one at a time in playing order, the uppermost factory first,
 * so that a shortage is shared. A player who gets no worker pays the current wage instead.
 */
function makeObsolete(state: State, level: number, emit: Emit): void {
  const { obsoleteWorkers } = state.rules.figures
  const hit: { seat: Seat; good: Good; missing: number }[] = []
  for (const seat of seatsInOrder(state)) {
    const { factories } = playerAt(state, seat)
    for (const good of GOODS) if (becomesObsolete(factories[good], level)) hit.push({ seat, good, missing: 0 })
  }
  for (let worker = 0; worker < obsoleteWorkers; worker++) {
    for (const place of hit) {
      if (workersForHire(state) === 0) {
        place.missing++
        continue
      }
      takeFiredWorkersFirst(state, 1)
      playerAt(state, place.seat).factories[place.good].additional++
    }
  }
  for (const { seat, good, missing } of hit) {
    emit?.({ type: 'obsolete', seat, good, workers: obsoleteWorkers - missing, missing })
  }
  for (const seat of seatsInOrder(state)) {
    const missing = hit.reduce((sum, place) => (place.seat === seat ? sum + place.missing : sum), 0)
    pay(state, seat, missing * wage(state), 'missing workers', emit)
  }
}

/** A factory that was modernised to a level below the current one keeps its additional workers and does not become obsolete again. */
function becomesObsolete(factory: Factory, level: number): boolean {
  return factory.level === level && factory.additional === 0
}
