// Sentences that the table and its reading share.
import { appealOf, type Good, type State } from '@arkwright/board-game'
import { text } from '../messages/index.ts'

const words = text.boardGame

/** Everyone's appeal for a good, and the importer's. */
export function marketShareLine(state: State, good: Good, names: readonly string[]): string {
  const { marketShareLabel, importer, appealOf: appealIs } = words.board
  const parts = state.players.flatMap(({ factories }, seat) =>
    factories[good].level === 0
      ? []
      : [appealIs({ name: names[seat] ?? '', appeal: appealOf(state, factories[good], good) })],
  )
  const imported = appealIs({ name: importer, appeal: state.importers[good] })
  return marketShareLabel({ good, parts: [...parts, imported] })
}

/** What happens to a company that cannot pay. */
export function emergencyLine(name: string, { shares, loans }: { shares: number; loans: number }): string {
  const { emergencyShares, emergencyLoans, emergencyBoth } = words.forecast
  if (loans === 0) return emergencyShares({ name, shares })
  return shares === 0 ? emergencyLoans({ name, loans }) : emergencyBoth({ name, shares, loans })
}
