// The job market as the lanes show it: one column of the market for each good — SJ 4.1.I.
import { demandFor, type Good, outputOf, type State, wage, wageAt, workersInMarket } from '@arkwright/board-game'

export interface TownSpaces {
  /** Empty spaces without a number: no customer. */
  readonly unnumbered: number
  /** Empty spaces with a number: the customers. */
  readonly wants: number
  /** Spaces where a worker waits for work. */
  readonly waiting: number
}

export function townSpaces(state: State, good: Good): TownSpaces {
  const rows = state.rules.wageByRow.length
  const wants = demandFor(state, good)
  const columns = state.importers.length
  const empty = Math.max(0, Math.ceil((state.emptySpaces - good) / columns))
  return { unnumbered: empty - wants, wants, waiting: rows - empty }
}

/** What everyone makes of a good now, and what the importer brings. */
export function offered(state: State, good: Good): number {
  const made = state.players.reduce((sum, { factories }) => sum + outputOf(state, factories[good], good), 0)
  return made + state.importers[good]
}

export interface WageBand {
  readonly pay: number
  readonly rows: number
  readonly isNow: boolean
}

/** Rows of the job market with the same wage. */
export function wageBands(state: State): WageBand[] {
  const now = wage(state)
  const bands: WageBand[] = []
  for (const pay of state.rules.wageByRow) {
    const last = bands.at(-1)
    if (last?.pay === pay) bands[bands.length - 1] = { ...last, rows: last.rows + 1 }
    else bands.push({ pay, rows: 1, isNow: pay === now })
  }
  return bands
}

/** How many workers can be hired until the wage rises, and to what; undefined if it cannot. */
export function nextWage(state: State): { hires: number; pay: number } | undefined {
  const now = wage(state)
  for (let hires = 1; hires <= workersInMarket(state); hires++) {
    const pay = wageAt(state.rules, state.emptySpaces + hires)
    if (pay > now) return { hires, pay }
  }
  return undefined
}
