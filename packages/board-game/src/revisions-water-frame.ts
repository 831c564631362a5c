// The figures of Water Frame in every revision. Changed rules are in rule-changes.ts.
import { type RevisedTable, revisedTable } from '@arkwright/kernel'
import { WATER_FRAME_COMPONENTS } from './components/water-frame.ts'

/** By revision, from the first: the figures that the next one replaced. docs/balance.md says why. */
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
  { predeterminedMarkers: { players4: { yellow: { 'light production': 0, 'small warehouse': 1 } } } },
]

export const REVISIONS: RevisedTable<typeof WATER_FRAME_COMPONENTS> = revisedTable(
  'Water Frame',
  WATER_FRAME_COMPONENTS,
  REPLACED,
)
