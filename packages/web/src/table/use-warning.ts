// What the turn so far would force: loans, or shares sold in need.
import { eventsOf } from '../play/draft.ts'
import { useTable } from '../play/use-table.ts'

export function useWarning(): string | undefined {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  return draft && page.warning(draft.seat, eventsOf(draft), draft.state)
}
