// A printing from a link: what it changes, and whether to keep it.
import './library.css'
import { answersOf, BadInput, type BoxAnswer, hashOf, parsePrinting } from '@arkwright/kernel'
import { ServerFault } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { ChangeList } from '../box/change-list.tsx'
import { changesOf } from '../box/changes.ts'
import { inputFault } from '../box/fault-words.ts'
import { text } from '../box/messages/index.ts'
import { NoteList } from '../box/note-list.tsx'
import { api } from '../online/api.ts'
import { faultWords } from '../online/faults.ts'
import { gameName } from '../play/names.ts'
import { keepPrinting } from '../printings/keep.ts'
import { isPacked, unpacked } from '../printings/link.ts'
import { playable, type ReadPrinting } from '../printings/read.ts'
import { shortHash } from '../printings/save.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { optionsText } from '../variants/differences-text.ts'
import { Masthead } from './masthead.tsx'

const words = text.printings.shared

interface Found extends ReadPrinting {
  /** How many people shared it; undefined for a link that contains it. */
  readonly people: number | undefined
}

/** `id` is a packed printing, or the hash of one on this server. */
export default function SharedPrintingScreen({ id }: { id: string }) {
  const [found, show] = useState<Found | string>()
  useEffect(() => {
    let left = false
    void read(id)
      .catch(error => words.broken({ reason: reasonOf(error) }))
      .then(result => {
        if (!left) show(result)
      })
    return () => {
      left = true
    }
  }, [id])
  return (
    <div className="library">
      <Masthead title={text.printings.sub} />
      <main>
        <h1>{words.title}</h1>
        {found === undefined && <p role="status">{words.reading}</p>}
        {typeof found === 'string' && (
          <p className="refusal" role="alert">
            {found}
          </p>
        )}
        {typeof found === 'object' && <Offered found={found} />}
        <p>
          <Link to="#/printings" className="plain">
            {text.printings.title}
          </Link>
        </p>
      </main>
    </div>
  )
}

async function read(id: string): Promise<Found> {
  if (isPacked(id)) return { ...(await playable(await unpacked(id))), people: undefined }
  const { printing, people } = await api.call('GET /api/printings/:hash', { params: { hash: id } })
  return { ...(await playable(parsePrinting(JSON.stringify(printing)))), people }
}

function reasonOf(error: unknown): string {
  if (error instanceof BadInput) return inputFault(error)
  if (!(error instanceof ServerFault)) return words.cut
  return error.status === 404 ? words.notThere : faultWords(error)
}

function Offered({ found: { printing, game, people } }: { found: Found }) {
  const [kept, keep] = useState<string>()
  const { name, edition, language, source, variant } = printing
  const title = gameName(printing.game)
  const changes = changesOf(printing, game)
  const options = optionsText(printing, game)
  const answers = [...answersOf(printing, game).values()]
  const count = (wanted: BoxAnswer) => answers.filter(answer => answer === wanted).length
  return (
    <>
      <h2>{name}</h2>
      <p>
        {edition === undefined ? title : text.printings.ofEdition({ game: title, year: edition })} ·{' '}
        {words.from({ language, source })} · <code>{shortHash(hashOf(printing))}</code>
      </p>
      {variant !== undefined && (
        <p>
          <b>{text.printings.variant({ name: variant.name })}</b> {variant.reason}
        </p>
      )}
      {answers.length > 0 && (
        <p>
          {text.printings.facts({ same: count('same'), changed: count('different'), unknown: count('cannot tell') })}
        </p>
      )}
      {people !== undefined && <p className="quiet">{words.owners({ count: people })}</p>}
      <h3>{words.differs}</h3>
      {options.map(option => (
        <p key={option}>{option}</p>
      ))}
      {changes.length > 0 && <ChangeList changes={changes} />}
      {changes.length + options.length === 0 && <p className="quiet">{words.nothing}</p>}
      <NoteList printing={printing} />
      {kept === undefined ? (
        <button
          type="button"
          className="primary"
          onClick={() => void keepPrinting(printing).then(({ record }) => keep(record.id))}
        >
          <Icon name="save" size={18} /> {words.keep}
        </button>
      ) : (
        <>
          <p role="status">{words.kept}</p>
          <Link to={`/new?game=${printing.game}&printing=${kept}`} className="primary">
            <Icon name="play" size={18} /> {text.printings.play}
          </Link>
        </>
      )}
    </>
  )
}
