// Beside the table: people and clocks, notes, and other actions.
import './side.css'
import { useEffect, useRef, useState } from 'react'
import { text } from '../messages/later.ts'
import { useTableStore } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { api } from './api.ts'
import { ClockTerms } from './clock-terms.tsx'
import { useHouse } from './house.ts'
import { Inviting } from './invitations.tsx'
import { Notes } from './notes.tsx'
import { Orders } from './orders.tsx'
import { Report } from './report.tsx'
import { Asked, Asking } from './requests.tsx'
import { saveFile } from './save-file.ts'
import { SeatList } from './seat-list.tsx'
import { nameOf } from './seats-of.ts'
import { Share } from './share.tsx'
import { useRoom } from './use-room.ts'

export function Side({ close }: { close(): void }) {
  const words = text.online.side
  const table = useRoom(room => room.table)
  const me = useHouse(house => house.me)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && close()
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [close])
  return (
    <aside className="side panel" aria-label={words.title} ref={place} tabIndex={-1}>
      <header className="panel-head">
        <h2>{words.title}</h2>
        <button type="button" className="plain" aria-label={words.close} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </header>
      <Asked />
      <SeatList />
      <ClockTerms />
      {table.event != null && (
        <p className="quiet">
          {words.event} <Link to={`#/events/${table.event}`}>{words.toEvent}</Link>
        </p>
      )}
      {table.mySeat === null && <WatchAs />}
      {table.mySeat !== null && table.seats.some(({ left }) => left) && <Inviting />}
      {table.event == null && <Asking />}
      <Orders />
      {me !== undefined && <Notes />}
      <footer className="side-doors">
        <Share />
        {table.started !== null && (
          <button type="button" className="plain" onClick={() => void saveFile(table)}>
            <Icon name="save" size={18} /> {text.home.export}
          </button>
        )}
        {table.started !== null && (
          <Link to={`#/replay/${table.code}`} className="plain">
            <Icon name="play" size={18} /> {text.replay.open}
          </Link>
        )}
        <Resign />
        <Report table={table.id} />
        <Link to="/lobby" className="plain">
          {text.online.lobby.title}
        </Link>
      </footer>
    </aside>
  )
}

/** A spectator may take any seat's view, because these games have no hidden information. */
function WatchAs() {
  const seats = useRoom(room => room.table.seats)
  const store = useTableStore()
  return (
    <p className="watch-as">
      <span className="quiet">{text.online.side.watch}</span>
      {seats.map(seat => (
        <button
          key={seat.seat}
          type="button"
          className="plain"
          aria-label={text.online.side.watchOne({ name: nameOf(seat) })}
          onClick={() => store.setState({ mySeat: seat.seat as 0 | 1 | 2 | 3 })}
        >
          <Disc seat={seat.seat} size={20} />
        </button>
      ))}
    </p>
  )
}

function Resign() {
  const words = text.online.side
  const table = useRoom(room => room.table)
  const attempt = useRoom(room => room.attempt)
  const [sure, ask] = useState(false)
  if (table.mySeat === null || table.state !== 'playing') return null
  if (!sure) {
    return (
      <button type="button" className="plain" onClick={() => ask(true)}>
        {words.resign}
      </button>
    )
  }
  return (
    <>
      <button
        type="button"
        className="plain danger"
        onClick={() =>
          void attempt(() => api.call('POST /api/tables/:table/resign', { params: { table: table.id } })).then(() =>
            ask(false),
          )
        }
      >
        {words.resignSure}
      </button>
      <button type="button" className="plain" onClick={() => ask(false)}>
        {words.stay}
      </button>
    </>
  )
}
