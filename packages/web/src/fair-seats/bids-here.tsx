// Sealed bids at one screen: the device is passed on, each player bids unseen, then the seats are awarded.
import '../style/ledger.css'
import { type AnyGame, highestBid } from '@arkwright/kernel'
import { useMemo, useState } from 'react'
import { text } from '../messages/fair-seats.ts'
import { Disc } from '../shell/disc.tsx'
import type { GameRecord } from '../storage/records.ts'
import { type Awarded, awardHere } from './award-here.ts'
import { BidForm } from './bid-form.tsx'
import styles from './bids.module.css'
import type { Bidding } from './sealed.ts'

interface BidsHereProps {
  readonly engine: AnyGame
  readonly bidding: Bidding
  change(bidding: Bidding): void
  back(): void
  start(record: GameRecord): void
}

export function BidsHere({ engine, bidding: { record, bids }, change, back, start }: BidsHereProps) {
  const words = text.fairSeats.bids
  const [looking, look] = useState(false)
  const most = useMemo(() => highestBid(engine, record.options), [engine, record])
  const people = record.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]))
  const next = people.find(seat => !bids.has(seat))
  const awarded = useMemo(
    () => (next === undefined ? awardHere(engine, record, bids) : undefined),
    [next, engine, record, bids],
  )
  if (awarded !== undefined) return <Award awarded={awarded} start={() => start(awarded.record)} />
  const name = next === undefined ? '' : (record.seats[next]?.name ?? '')
  const seal = async (own: number[]) => {
    if (next !== undefined) change({ record, bids: new Map([...bids, [next, own]]) })
    look(false)
  }
  return (
    <section className={`panel ${styles['panel']}`}>
      <h2>{words.title}</h2>
      <p>{words.how({ most })}</p>
      {looking || people.length === 1 ? (
        <>
          <h3>{words.of({ name })}</h3>
          <BidForm key={next} seats={record.seats.length} most={most} seal={seal} />
        </>
      ) : (
        <>
          <p className="lead" role="status">
            {words.pass({ name })}
          </p>
          <button type="button" className="primary" onClick={() => look(true)}>
            {words.ready({ name })}
          </button>
        </>
      )}
      <button type="button" className="plain" onClick={back}>
        {words.back}
      </button>
    </section>
  )
}

function Award({ awarded, start }: { awarded: Awarded; start(): void }) {
  const words = text.fairSeats.bids
  return (
    <section className={`panel ${styles['panel']}`}>
      <h2>{words.result}</h2>
      <div className={styles['scroll']}>
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{words.seat}</th>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.bid}</th>
              <th scope="col">{words.pays}</th>
            </tr>
          </thead>
          <tbody>
            {awarded.players.map(({ name, bids, pays }, seat) => (
              <tr key={text.seats.colours[seat]}>
                <th scope="row">
                  <span className={styles['seat']}>
                    <Disc seat={seat} size={22} /> {text.seats.colours[seat]}
                  </span>
                </th>
                <td>{name}</td>
                <td>{bids.join(', ')}</td>
                <td>{text.figures.money(pays)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" className="primary big" onClick={start}>
        {words.start}
      </button>
    </section>
  )
}
