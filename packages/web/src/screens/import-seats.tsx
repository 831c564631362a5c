// Before the table of a game file opens: who plays each seat. Loaded with the first file that asks it.
import './import-seats.css'
import { text } from '../messages/first.ts'
import type { GameRecord } from '../storage/records.ts'
import { SeatRows, seated } from './seat-rows.tsx'

const words = text.home

interface ImportSeatsProps {
  readonly record: GameRecord
  change(record: GameRecord | undefined): void
  open(record: GameRecord): Promise<void>
}

export function ImportSeats({ record, change, open }: ImportSeatsProps) {
  return (
    <form
      className="seating panel"
      onSubmit={event => {
        event.preventDefault()
        void open({ ...record, seats: seated(record.seats) })
      }}
    >
      <h2>{words.importSeats}</h2>
      <SeatRows game={record.game} seats={record.seats} change={seats => change({ ...record, seats })} />
      <p className="hero-buttons">
        <button type="submit" className="primary">
          {words.importOpen}
        </button>
        <button type="button" className="secondary" onClick={() => change(undefined)}>
          {words.importLeave}
        </button>
      </p>
    </form>
  )
}
