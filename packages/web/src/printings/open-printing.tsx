// Opens a printing from a file, chosen or dropped anywhere on the page.
import { useState } from 'react'
import { text } from '../box/messages/index.ts'
import { Icon } from '../shell/icon.tsx'
import { useDroppedFile } from '../shell/use-dropped-file.ts'
import { keepPrinting } from './keep.ts'
import style from './open-printing.module.css'
import { readPrintingFile } from './read.ts'

const words = text.printings

export function OpenPrinting({ refresh }: { refresh(): void }) {
  const [told, tell] = useState<{ readonly words: string; readonly wrong: boolean }>()
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    const found = await readPrintingFile(file)
    if (typeof found === 'string') return tell({ words: found, wrong: true })
    const { record, known } = await keepPrinting(found.printing)
    const { name } = record.printing
    tell({ words: known ? words.known({ name }) : words.opened({ name }), wrong: false })
    refresh()
  }
  useDroppedFile(file => void take(file))
  return (
    <>
      <label className={`secondary ${style['open']}`}>
        <Icon name="open" />
        <span>
          {words.open}
          <small>{words.openDetail}</small>
        </span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={event => {
            void take(event.target.files?.[0])
            // The same file may be chosen again after a correction.
            event.target.value = ''
          }}
        />
      </label>
      <p className={told?.wrong === true ? 'refusal' : ''} role="status">
        {told?.words}
      </p>
    </>
  )
}
