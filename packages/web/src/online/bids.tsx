// Before the game of a table that awards its seats by bids: my sealed bid, and whose bids are missing.
import { useState } from 'react'
import { BidForm } from '../fair-seats/bid-form.tsx'
import styles from '../fair-seats/bids.module.css'
import { text } from '../messages/fair-seats.ts'
import { api } from './api.ts'
import { nameOf } from './seats-of.ts'
import { fullMoment, shownTime } from './time.ts'
import { useRoom } from './use-room.ts'

export function Bids() {
  const words = text.fairSeats.bids
  const table = useRoom(room => room.table)
  const { bidding, mySeat, seats } = table
  if (bidding === null) return null
  const missing = seats.filter(({ seat }) => !bidding.bid.includes(seat)).map(nameOf)
  return (
    <section className={`panel ${styles['panel']}`}>
      <h2>{words.title}</h2>
      {bidding.until === null ? (
        <p>{words.window({ time: shownTime(bidding.window) })}</p>
      ) : (
        <>
          <p>{words.until({ moment: fullMoment(bidding.until) })}</p>
          {missing.length > 0 && <p role="status">{words.waitsFor({ names: missing })}</p>}
          {mySeat !== null && <MyBid />}
        </>
      )}
    </section>
  )
}

function MyBid() {
  const words = text.fairSeats.bids
  const table = useRoom(room => room.table)
  const refresh = useRoom(room => room.refresh)
  const [changing, change] = useState(false)
  const { bidding, seats } = table
  if (bidding === null) return null
  if (bidding.mine !== null && !changing) {
    return (
      <>
        <p>
          {words.sealed}{' '}
          <b>
            {text.figures.list(
              bidding.mine.map((bid, seat) => `${text.seats.colours[seat]} ${text.figures.money(bid)}`),
            )}
          </b>
        </p>
        <button type="button" className="secondary" onClick={() => change(true)}>
          {words.change}
        </button>
      </>
    )
  }
  return (
    <>
      <p>{words.how({ most: bidding.most })}</p>
      <BidForm
        seats={seats.length}
        most={bidding.most}
        before={bidding.mine}
        seal={async bids => {
          await api.call('PUT /api/tables/:table/bid', { params: { table: table.id }, body: { bids } })
          await refresh()
          change(false)
        }}
      />
    </>
  )
}
