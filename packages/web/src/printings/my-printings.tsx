// The printings of this browser: to play by, check on, save, share and delete.
import { hashOf } from '@arkwright/kernel'
import { useState } from 'react'
import { checkOf } from '../box/check.ts'
import { text } from '../box/messages/index.ts'
import { useGame } from '../box/use-record.ts'
import { gameName } from '../play/names.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { deletePrintingRecord, type PrintingRecord, writePrintingRecord } from '../storage/printings.ts'
import style from './my-printings.module.css'
import { savePrinting, shortHash } from './save.ts'
import { SharePrinting } from './share-printing.tsx'

const words = text.printings

export function MyPrintings({ records, refresh }: { records: readonly PrintingRecord[]; refresh(): void }) {
  const [removed, remember] = useState<PrintingRecord>()
  const remove = async (record: PrintingRecord) => {
    await deletePrintingRecord(record.id)
    remember(record)
    refresh()
  }
  const bringBack = async (record: PrintingRecord) => {
    await writePrintingRecord(record)
    remember(undefined)
    refresh()
  }
  return (
    <>
      <p className={style['removed']} role="status">
        {removed !== undefined && (
          <>
            {words.removed({ name: removed.printing.name })}{' '}
            <button type="button" className="plain" onClick={() => void bringBack(removed)}>
              {words.undo}
            </button>
          </>
        )}
      </p>
      {records.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className={style['list']}>
        {records.map(record => (
          <PrintingRow key={record.id} record={record} remove={() => void remove(record)} />
        ))}
      </ul>
    </>
  )
}

function PrintingRow({ record, remove }: { record: PrintingRecord; remove(): void }) {
  const { id, printing, own } = record
  const { name, language, source, edition, variant } = printing
  const [sharing, share] = useState(false)
  const game = useGame(printing.game)
  const title = gameName(printing.game)
  return (
    <li>
      <h3>{name}</h3>
      <p>
        {edition === undefined ? title : words.ofEdition({ game: title, year: edition })} ·{' '}
        {words.shared.from({ language, source })} · <code>{shortHash(hashOf(printing))}</code>
        {variant !== undefined && <> · {words.variant({ name: variant.name })}</>}
        <small>{game !== undefined && factsOf(record, game)}</small>
      </p>
      <div className={style['doors']}>
        <Link to={`/new?game=${printing.game}&printing=${id}`} className="primary" label={words.playOf({ name })}>
          <Icon name="play" size={18} /> {words.play}
        </Link>
        <Link to={`#/box/${id}`} className="secondary" label={words.goOnOf({ name })}>
          {words.goOn}
        </Link>
        <button
          type="button"
          className="plain"
          aria-label={words.saveOf({ name })}
          onClick={() => savePrinting(printing)}
        >
          <Icon name="save" size={18} /> {words.save}
        </button>
        <button
          type="button"
          className="plain"
          aria-expanded={sharing}
          aria-label={words.shareOf({ name })}
          onClick={() => share(!sharing)}
        >
          <Icon name="open" size={18} /> {words.share}
        </button>
        <button type="button" className="plain danger" aria-label={words.removeOf({ name })} onClick={remove}>
          <Icon name="trash" size={18} /> {words.remove}
        </button>
      </div>
      {sharing && <SharePrinting printing={printing} own={own} />}
    </li>
  )
}

function factsOf(record: PrintingRecord, game: Parameters<typeof checkOf>[1]): string {
  const answers = [...checkOf(record, game).answers.values()]
  const count = (wanted: string) => answers.filter(answer => answer === wanted).length
  return words.facts({ same: count('same'), changed: count('different'), unknown: count('cannot tell') })
}
