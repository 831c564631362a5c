// A rematch: the same people at a new online table.
import { text } from '../messages/index.ts'
import { goTo } from '../router.ts'
import { Icon } from '../shell/icon.tsx'
import { api } from './api.ts'
import { rememberTables } from './known-tables.ts'
import { useRoom } from './use-room.ts'

/** Only for those who sat at the table. */
export function Rematch({ className }: { className: string }) {
  const table = useRoom(room => room.table)
  const attempt = useRoom(room => room.attempt)
  const start = async () => {
    const { table: next } = await api.call('POST /api/tables/:table/rematch', { params: { table: table.id } })
    rememberTables([next])
    goTo(`/table/${next.code}`)
  }
  if (table.mySeat === null) return null
  return (
    <button type="button" className={className} onClick={() => void attempt(start)}>
      <Icon name="again" size={18} /> {text.online.result.rematch}
    </button>
  )
}
