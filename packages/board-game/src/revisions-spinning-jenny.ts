// The figures of Spinning Jenny in every revision. Changed rules are in rule-changes.ts.
import { type RevisedTable, revisedTable } from '@arkwright/kernel'
import { SPINNING_JENNY_COMPONENTS } from './components/spinning-jenny.ts'

/** Revision 2 changed rules only. */
const REPLACED: readonly Readonly<Record<string, unknown>>[] = [{}]

export const REVISIONS: RevisedTable<typeof SPINNING_JENNY_COMPONENTS> = revisedTable(
  'Spinning Jenny',
  SPINNING_JENNY_COMPONENTS,
  REPLACED,
)
