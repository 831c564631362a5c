// The calls of a sale, from the highest appeal down, if it were held now — SJ III.1.
import {
  appealOf,
  type Call,
  demandFor,
  type Good,
  outputOf,
  qualityOf,
  runSale,
  type State,
} from '@arkwright/board-game'

/** Without stored goods and tiles: what everyone's mills make. */
export function callsOf(state: State, good: Good): readonly Call[] {
  const calls: Call[] = []
  runSale(demandFor(state, good), state.importers[good], sellersOf(state, good), calls)
  return calls.filter(({ takers }) => takers.length > 0)
}

export function sellersOf(state: State, good: Good) {
  return state.players.map(({ factories }) => ({
    appeal: appealOf(state, factories[good], good),
    quality: qualityOf(state, factories[good], good),
    output: outputOf(state, factories[good], good),
    stored: 0,
    agreed: 0,
    stopped: true,
  }))
}
