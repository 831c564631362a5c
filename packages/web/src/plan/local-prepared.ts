// The prepared turn of a table at this screen: played, or laid out, as soon as it is my turn.
import type { Offered } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { useTable, useTableStore } from '../play/use-table.ts'
import { checkPrepared, type PreparedTurn, usePrepared } from './prepared.ts'

export function useLocalPrepared(): PreparedTurn {
  const store = useTableStore()
  const id = useTable(session => session.record.id)
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const prepared = usePrepared(({ byTable }) => byTable[id])
  const keep = usePrepared(turns => turns.keep)
  const [offered, lay] = useState<Offered>()
  useEffect(() => {
    if (draft === undefined) return lay(undefined)
    const isFresh = draft.tried.length === 0 && page.game.pending(draft.state)?.part.kind === 'turn'
    if (prepared === undefined || !isFresh || prepared.seat !== draft.seat) return
    keep(id, undefined)
    const checked = checkPrepared(page, draft, prepared)
    const { compose, endTurn } = store.getState()
    compose(checked.turn.tried.map(({ move }) => move))
    if (checked.offered === undefined) endTurn()
    else lay(checked.offered)
  }, [draft, prepared, keep, page, id, store])
  return { prepared, keep: turn => keep(id, turn), offered }
}
