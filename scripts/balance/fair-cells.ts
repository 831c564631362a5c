// The cells of `npm run fair-seats`: those of the balance games, with every set-up a table may have.
import { CELLS, type Cell, type SetUp } from './cells.ts'

export const FAIR_CELLS: readonly Cell[] = CELLS.filter(({ players }) => players > 1).map(cell => ({
  ...cell,
  setUps: [...cell.setUps, ...furtherOf(cell)],
}))

/** The balance games have these only in part. Their names are added to a cell's name, so games of the others keep theirs. */
function furtherOf({ game, players }: Cell): SetUp[] {
  if (game.id === 'spinning-jenny') return [{ name: 'free set-up', options: { players, setup: 'free' } }]
  return game.id === 'card-game' ? [{ name: 'expert modules', options: { players, expert: 'all' } }] : []
}

/** Undefined where the cell has no such set-up. The first of a cell is the predetermined one. */
export function setUpNamed({ setUps }: Cell, name: string): number | undefined {
  const found = name === 'predetermined' ? 0 : setUps.findIndex(one => one.name.startsWith(name))
  return found < 0 ? undefined : found
}
