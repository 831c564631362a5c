// Drop or choose a game file; before its table opens, choose who plays each seat.
import './import.css'
import { Suspense, useState } from 'react'
import { laterNamed } from '../later.ts'
import { text } from '../messages/first.ts'
import { goTo } from '../router.ts'
import { Icon } from '../shell/icon.tsx'
import { useDroppedFile } from '../shell/use-dropped-file.ts'
import { type GameRecord, writeRecord } from '../storage/records.ts'

const words = text.home
const ImportSeats = laterNamed(() => import('./import-seats.tsx'), 'ImportSeats')

async function openTable(record: GameRecord): Promise<void> {
  await writeRecord(record)
  goTo(record.over ? `/table/${record.id}/result` : `/table/${record.id}`)
}

export function Import() {
  const [trouble, tell] = useState<string>()
  const [record, ask] = useState<GameRecord>()
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    const { readFile } = await import('./import-file.ts')
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
      {record !== undefined && (
        <Suspense fallback={null}>
          <ImportSeats record={record} change={ask} open={openTable} />
        </Suspense>
      )}
    </>
  )
}
