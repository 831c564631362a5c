// Everything that belongs to one open table, and the order of drawing: the action bar comes first.
import type { ReactNode } from 'react'
import { calm } from './presses.ts'
import type { SessionStore } from './session.ts'
import { answered, calmAndDrawn, drawn, useInTime } from './use-in-time.ts'
import {
  DraftContext,
  LegalContext,
  PassiveContext,
  ShownContext,
  TableContext,
  useLegalNow,
  useShownNow,
  useTable,
} from './use-table.ts'

export function OpenTable({ store, children }: { store: SessionStore; children: ReactNode }) {
  return (
    <TableContext value={store}>
      <Shown>
        <Legal>{children}</Legal>
      </Shown>
    </TableContext>
  )
}

/** My drafts and looks back are drawn after the bar; the others' moves are drawn when no response is pending. */
function Shown({ children }: { children: ReactNode }) {
  const now = useShownNow()
  const isLooking = useTable(({ looking }) => looking !== undefined)
  const isComposing = useTable(({ draft }) => (draft?.tried.length ?? 0) > 0)
  const isMine = isLooking || isComposing
  const moment = isMine ? answered : calm
  const shown = useInTime(now, moment)
  const draft = useInTime(
    useTable(session => session.draft),
    moment,
  )
  const passive = useInTime(now, isMine ? drawn : calmAndDrawn)
  return (
    <ShownContext value={shown}>
      <DraftContext value={draft}>
        <PassiveContext value={passive}>{children}</PassiveContext>
      </DraftContext>
    </ShownContext>
  )
}

/** Delayed until the response is drawn, because hundreds of things on a table change with it. */
function Legal({ children }: { children: ReactNode }) {
  return <LegalContext value={useInTime(useLegalNow(), answered)}>{children}</LegalContext>
}
