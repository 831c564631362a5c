// Importers on the market share table: never below its zero space — SJ 5.I.
import type { Good } from './components/goods.ts'
import type { State } from './state.ts'
import type { Emit } from './step.ts'

export function moveImporter(state: State, good: Good, by: number, emit: Emit): void {
  const moved = Math.max(-state.importers[good], by)
  state.importers[good] += moved
  emit?.({ type: 'importer', good, space: state.importers[good], by: moved })
}
