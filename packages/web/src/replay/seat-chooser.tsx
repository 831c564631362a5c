// Chooses the seat to watch from: its company is shown in full.
import type { Seat } from '@arkwright/kernel'
import { text } from '../messages/later.ts'
import { useNames, useTable, useTableStore } from '../play/use-table.ts'
import { numbered } from '../shell/numbered.ts'

export function SeatChooser() {
  const names = useNames()
  const store = useTableStore()
  const seat = useTable(session => session.mySeat)
  if (names.length < 2) return null
  return (
    <label className="chooser">
      {text.replay.seat}
      <select value={seat} onChange={event => store.setState({ mySeat: Number(event.target.value) as Seat })}>
        {numbered(names).map(({ value, place }) => (
          <option key={place} value={place}>
            {value}
          </option>
        ))}
      </select>
    </label>
  )
}
