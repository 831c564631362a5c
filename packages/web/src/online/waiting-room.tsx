// Before the game: the players so far, the link to send, and the start.

import { text } from '../messages/index.ts'
import { gameName } from '../play/names.ts'
import { goTo } from '../router.ts'
import { api } from './api.ts'
import { Bids } from './bids.tsx'
import { useHouse } from './house.ts'
import { Inviting } from './invitations.tsx'
import { optionLines } from './option-lines.ts'
import { SeatList } from './seat-list.tsx'
import { Share } from './share.tsx'
import { Strip } from './strip.tsx'
import { Talk } from './talk.tsx'
import { useRoom } from './use-room.ts'

export function WaitingRoom() {
  const words = text.online.waiting
  const table = useRoom(room => room.table)
  const open = table.seats.filter(({ kind }) => kind === 'open').length
  return (
    <>
      <h1>{gameName(table.game)}</h1>
      <Strip />
      <p className="lead">{open === 0 ? words.ready : waitingFor(open, table.bidding !== null)}</p>
      <p className="quiet">{optionLines(table).join(' · ')}</p>
      {table.bidding !== null && <Bids />}
      <div className="waiting-room">
        <section className="panel">
          <h2>{text.newTable.seats}</h2>
          <SeatList />
          <Share />
          <p className="quiet">{words.code({ code: table.code })}</p>
          {table.mySeat !== null && open > 0 && <Inviting />}
          <Doors />
        </section>
        <section className="panel">
          <h2>{text.online.talk.title}</h2>
          <Talk />
        </section>
      </div>
    </>
  )
}

/** With bids the game does not start at once. */
function waitingFor(count: number, bids: boolean): string {
  return bids ? text.online.list.openSeats({ count }) : text.online.waiting.open({ count })
}

function Doors() {
  const words = text.online.waiting
  const table = useRoom(room => room.table)
  const attempt = useRoom(room => room.attempt)
  const me = useHouse(house => house.me)
  const params = { table: table.id }
  const host = me?.id === table.host
  const open = table.seats.some(({ kind }) => kind === 'open')
  const remove = async () => {
    await api.call('DELETE /api/tables/:table', { params })
    goTo('/lobby')
  }
  return (
    <p className="side-doors">
      {host && !open && table.bidding === null && (
        <button
          type="button"
          className="primary"
          onClick={() => void attempt(() => api.call('POST /api/tables/:table/start', { params }))}
        >
          {text.newTable.start}
        </button>
      )}
      {table.mySeat !== null && (
        <button
          type="button"
          className="plain"
          onClick={() => void attempt(() => api.call('POST /api/tables/:table/leave', { params }))}
        >
          {words.leave}
        </button>
      )}
      {host && (
        <button type="button" className="plain danger" onClick={() => void attempt(remove)}>
          {words.remove}
        </button>
      )}
    </p>
  )
}
