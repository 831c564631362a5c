// The end of a check: what was found, what the copy is called, and what to do with it.
import type { AnyGame, Printing } from '@arkwright/kernel'
import type { ReactNode } from 'react'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import type { PrintingRecord } from '../storage/printings.ts'
import { ChangeList } from './change-list.tsx'
import { changesOf } from './changes.ts'
import { checkOf } from './check.ts'
import { text } from './messages/index.ts'
import { NoteList } from './note-list.tsx'
import style from './summary.module.css'
import type { OpenRecord } from './use-record.ts'

const words = text.box.summary
const LONGEST = { name: 60, language: 60, source: 200 }

export function Summary({ record, game, change }: OpenRecord & { change(record: PrintingRecord): void }) {
  const { printing, id } = record
  const { groups, answers, done } = checkOf(record, game)
  const count = (wanted: string) => groups.filter(group => answers.get(group.id) === wanted).length
  const changes = changesOf(printing, game)
  const open = groups.length - done
  return (
    <>
      <h1>{words.title}</h1>
      <ul className={style['counts']}>
        <li>{words.same({ count: count('same') })}</li>
        <li>{words.changed({ count: count('different') })}</li>
        <li>{words.unknown({ count: count('cannot tell') })}</li>
        {open > 0 && <li>{words.open({ count: open })}</li>}
      </ul>
      <section>
        <h2>{words.what}</h2>
        {changes.length === 0 ? <p className="quiet">{words.nothing}</p> : <ChangeList changes={changes} />}
        <NoteList printing={printing} />
      </section>
      <About game={game} printing={printing} change={next => change({ ...record, printing: next })} />
      <p className={style['doors']}>
        <Link to={`/new?game=${printing.game}&printing=${id}`} className="primary">
          <Icon name="play" size={18} /> {words.play}
        </Link>
        <Link to={`#/box/${id}`} className="secondary">
          <Icon name="again" size={18} /> {words.goOn}
        </Link>
        <Link to="#/printings" className="secondary">
          <Icon name="open" size={18} /> {words.printings}
        </Link>
      </p>
    </>
  )
}

interface AboutProps {
  readonly game: AnyGame
  readonly printing: Printing
  change(printing: Printing): void
}

function About({ game, printing, change }: AboutProps) {
  return (
    <section className={style['about']}>
      <h2>{words.about}</h2>
      <Line label={words.name} field="name" printing={printing} change={change} />
      <Line label={words.language} field="language" printing={printing} change={change} />
      <Line label={words.source} field="source" printing={printing} change={change} hint={words.sourceHint} />
      {/* Where the game has editions, the start of the check asks: it decides what is in the box. */}
      {game.box.editions.length === 0 && <Year printing={printing} change={change} />}
    </section>
  )
}

interface LineProps {
  readonly label: ReactNode
  readonly field: 'name' | 'language' | 'source'
  readonly hint?: string
  readonly printing: Printing
  change(printing: Printing): void
}

/** Kept at every key; an empty field leaves the last text, because a file needs one. */
function Line({ label, field, hint, printing, change }: LineProps) {
  const keep = (entry: string) => {
    const line = entry.replaceAll(/\p{C}/gu, '').trim()
    if (line !== '' && line !== printing[field]) change({ ...printing, [field]: line })
  }
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="text"
        defaultValue={printing[field]}
        placeholder={hint}
        maxLength={LONGEST[field]}
        onChange={event => keep(event.target.value)}
      />
    </label>
  )
}

function Year({ printing, change }: { printing: Printing; change(printing: Printing): void }) {
  const keep = (entry: string) => {
    const { edition, ...rest } = printing
    const year = Number(entry)
    const known = Number.isInteger(year) && year >= 1900 && year <= 2999
    const next = known ? { ...rest, edition: year } : rest
    if (entry.trim() === '' ? edition !== undefined : known && year !== edition) change(next)
  }
  return (
    <label className="field">
      <span>{words.year}</span>
      <input
        type="text"
        inputMode="numeric"
        maxLength={4}
        defaultValue={printing.edition ?? ''}
        onChange={event => keep(event.target.value)}
      />
    </label>
  )
}
