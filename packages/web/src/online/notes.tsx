// My private notes on a table, stored on the server.
import { useEffect, useRef, useState } from 'react'
import { text } from '../messages/index.ts'
import { api } from './api.ts'
import { useRoom } from './use-room.ts'

const PAUSE = 800
const LONGEST = 10_000

export function Notes() {
  const words = text.online.notes
  const table = useRoom(room => room.table.id)
  const [notes, write] = useState<string>()
  const [kept, tell] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    api.call('GET /api/tables/:table/notes', { params: { table } }).then(
      ({ text: found }) => write(found),
      () => {},
    )
  }, [table])
  const keep = (changed: string) => {
    write(changed)
    tell(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      api.call('PUT /api/tables/:table/notes', { params: { table }, body: { text: changed } }).then(
        () => tell(true),
        () => {},
      )
    }, PAUSE)
  }
  if (notes === undefined) return null
  return (
    <section className="notes">
      <label className="field">
        <span>{words.title}</span>
        <textarea value={notes} rows={6} maxLength={LONGEST} onChange={event => keep(event.target.value)} />
      </label>
      <small className="quiet">{kept ? words.kept : words.writing}</small>
    </section>
  )
}
