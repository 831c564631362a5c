// Economy phase: the importer advances, fired workers return to the job market — SJ 5.I.

import { demandFor, returnWorkersToMarket, wage } from '../job-market.ts'
import { BETWEEN_TURNS } from '../parts.ts'
import { spinningJennyFigures } from '../rules.ts'
import type { State } from '../state.ts'
import type { AutomaticStep, Emit } from '../step.ts'

export const economy: AutomaticStep = {
  name: 'economy',
  part: BETWEEN_TURNS,
  run(state, emit) {
    const { importerStep, workersReturned } = spinningJennyFigures(state.rules)
    changeEconomy(state, importerStep, workersReturned, emit)
  },
}

export function changeEconomy(state: State, importerStep: number, workersReturned: number, emit: Emit): void {
  const good = state.cycle
  emit?.({ type: 'cycle', good })
  state.importers[good] += importerStep
  emit?.({ type: 'importer', good, space: state.importers[good], by: importerStep })
  const count = returnWorkersToMarket(state, workersReturned)
  emit?.({ type: 'workers returned', count })
  emit?.({ type: 'demand', good, demand: demandFor(state, good), importer: state.importers[good], wage: wage(state) })
  state.step = 'action phase'
}
