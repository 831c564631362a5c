// Drop or choose a game file; before its table opens, choose who plays each seat.
import './import.css'
import { useState } from 'react'
import { text } from '../messages/first.ts'
import { goTo } from '../router.ts'
import { Icon } from '../shell/icon.tsx'
import { useDroppedFile } from '../shell/use-dropped-file.ts'
import { type GameRecord, writeRecord } from '../storage/records.ts'
import { readFile } from './import-file.ts'
import { SeatRows, seated } from './seat-rows.tsx'

const words = text.home

async function openTable(record: GameRecord): Promise<void> {
  await writeRecord(record)
  goTo(record.over ? `/table/${record.id}/result` : `/table/${record.id}`)
}

export function Import() {
  const [trouble, tell] = useState<string>()
  const [record, ask] = useState<GameRecord>()
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    const found = await readFile(file)
    if (found === undefined) return goTo('#/printings')
    tell(typeof found === 'string' ? found : undefined)
    if (typeof found === 'string') return
    if (found.over) await openTable(found)
    else ask(found)
  }
  useDroppedFile(file => void take(file))
  return (
    <>
      <p className="import">
        <label className="secondary">
          <Icon name="open" />
          <span>
            {words.import}
            <small>{words.importDetail}</small>
          </span>
          <input type="file" accept=".json,application/json" onChange={event => void take(event.target.files?.[0])} />
        </label>
      </p>
      {trouble !== undefined && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      {record !== undefined && <Seating record={record} change={ask} />}
    </>
  )
}

function Seating({ record, change }: { record: GameRecord; change(record: GameRecord | undefined): void }) {
  return (
    <form
      className="seating panel"
      onSubmit={event => {
        event.preventDefault()
        void openTable({ ...record, seats: seated(record.seats) })
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
