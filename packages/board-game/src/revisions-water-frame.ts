// What revisions of Water Frame changed: a game is played to its end by the rules and figures it began with.
import { type RevisedTable, revisedTable } from '@arkwright/kernel'
import { WATER_FRAME_COMPONENTS } from './components/water-frame.ts'
import type { ChangedAt } from './rule-changes.ts'

/** By revision, from the first on: what the next one replaced. Why it did is in docs/balance.md. */
const REPLACED: readonly Readonly<Record<string, unknown>>[] = [
  {
    predeterminedMarkers: {
      players3: {
        blue: { foreman: 0, 'ship 2': 1 },
        red: { 'ship 2': 0, 'light machinery': 1 },
        green: { 'light production': 0, foreman: 1 },
      },
    },
  },
  // Revision 3 changed rules only.
  {},
]

export const CHANGED_AT: ChangedAt = {
  costsNeverFall: 3,
  equalsAskedFromStartPlayer: 3,
  extraShiftsAfterAnySale: 3,
  schoolClosesRowOne: 3,
  engineerPaysForPrices: 3,
  onlyHiringIsLate: 3,
  productionPaysRowsUsed: 3,
  waitingTilesMayWait: 3,
}

export const REVISIONS: RevisedTable<typeof WATER_FRAME_COMPONENTS> = revisedTable(
  'Water Frame',
  WATER_FRAME_COMPONENTS,
  REPLACED,
)
