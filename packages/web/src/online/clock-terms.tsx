// The clock of this table, and when mine runs.
import { isOverDays } from '@arkwright/server/client'
import { text } from '../messages/index.ts'
import { Link } from '../shell/link.tsx'
import { useHouse } from './house.ts'
import { clockDetails } from './option-lines.ts'
import { timeOfDay } from './time.ts'
import { useRoom } from './use-room.ts'

export function ClockTerms() {
  const words = text.online.clock
  const table = useRoom(room => room.table)
  const me = useHouse(house => house.me)
  if (table.clock.kind === 'none') return null
  const window = table.mySeat === null || !isOverDays(table.clock) ? null : me?.window
  return (
    <p className="quiet clock-terms">
      {clockDetails(table).join(' · ')}
      {window != null && (
        <>
          {' · '}
          <Link to="/account">
            {words.window({ from: timeOfDay(window.from), to: timeOfDay(window.to), zone: me?.timeZone ?? '' })}
          </Link>
        </>
      )}
    </p>
  )
}
