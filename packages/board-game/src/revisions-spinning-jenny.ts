// What revisions of Spinning Jenny changed: a game is played to its end by the rules it began with.
import { type RevisedTable, revisedTable } from '@arkwright/kernel'
import { SPINNING_JENNY_COMPONENTS } from './components/spinning-jenny.ts'
import type { ChangedAt } from './rule-changes.ts'

/** Revision 2 changed no figure. */
const REPLACED: readonly Readonly<Record<string, unknown>>[] = [{}]

export const CHANGED_AT: ChangedAt = { costsNeverFall: 2, equalsAskedFromStartPlayer: 2 }

export const REVISIONS: RevisedTable<typeof SPINNING_JENNY_COMPONENTS> = revisedTable(
  'Spinning Jenny',
  SPINNING_JENNY_COMPONENTS,
  REPLACED,
)
