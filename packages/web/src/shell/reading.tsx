// The position in words, in a dialog: for players who cannot see the board, or prefer to read it.
import './reading.css'
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { text } from '../messages/index.ts'
import { chooserOf } from '../play/chooser-of.ts'
import type { Reading } from '../play/game-page.ts'
import { loadedOnce } from '../play/loaded-once.ts'
import { useNames, useShown, useTable } from '../play/use-table.ts'
import { sinceMyTurn, useLines } from '../table/log-dock.tsx'
import { KeyList } from './key-list.tsx'
import { numbered } from './numbered.ts'

const words = text.reading

type Part = keyof typeof words.parts
const PARTS: readonly Part[] = ['now', 'company', 'market', 'forecast', 'rivals', 'news']
/** The contents of the dialog: a part of the position, all of it, or the shortcuts of the table. */
export type Page = Part | 'all' | 'keys'
const PAGES: readonly Page[] = [...PARTS, 'all', 'keys']

interface ReadingProps {
  readonly first: Page
  onClose(): void
}

export default function ReadingDialog({ first, onClose }: ReadingProps) {
  const [shown, show] = useState<Page>()
  // A live region announces only what is added to it, so the text comes after the region exists.
  useEffect(() => show(first), [first])
  return (
    <Dialog title={shown === 'keys' ? words.keys.title : words.title} onClose={onClose}>
      <fieldset className="reading-parts" aria-label={words.title}>
        {PAGES.map(page => (
          <button key={page} type="button" aria-pressed={page === shown} onClick={() => show(page)}>
            {page === 'all' ? words.all : page === 'keys' ? words.keys.open : words.parts[page]}
          </button>
        ))}
      </fieldset>
      {shown === 'keys' ? <KeyList /> : <Told parts={PARTS.filter(one => one === shown || shown === 'all')} />}
    </Dialog>
  )
}

function Told({ parts }: { parts: readonly Part[] }) {
  const told = useTold()
  return (
    <div className="reading-text" aria-live="polite">
      {parts.map(part => (
        <section key={part}>
          <h3>{words.parts[part]}</h3>
          <Lines lines={told[part]} />
        </section>
      ))}
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {numbered(lines).map(({ value: line, place }) => (
        <li key={place}>{line}</li>
      ))}
    </ul>
  )
}

/** A modal dialog over the table; closing it restores the focus. */
function Dialog({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  const place = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = place.current
    if (dialog === null || dialog.open) return
    dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <dialog ref={place} className="words-dialog" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="secondary" onClick={() => place.current?.close()}>
          {words.close}
        </button>
      </header>
      {children}
    </dialog>
  )
}

const readerOf = loadedOnce(page => page.reader())

type Words = Reading & Readonly<Record<'now' | 'news', readonly string[]>>

function useTold(): Words {
  const page = useTable(session => session.page)
  const mySeat = useTable(session => session.mySeat)
  const names = useNames()
  const state = useShown()
  const now = useNow()
  const lines = useLines()
  const read = use(readerOf(page))
  const reading = useMemo(() => read(state, mySeat, names), [read, state, mySeat, names])
  const news = sinceMyTurn(lines, mySeat).map(({ text: line }) => line)
  return {
    ...reading,
    rivals: reading.rivals.length === 0 ? [words.nobody] : reading.rivals,
    now,
    news: news.length === 0 ? [text.log.sinceNothing] : news,
  }
}

/** The question, and every answer to it. */
function useNow(): readonly string[] {
  const page = useTable(session => session.page)
  const choose = use(chooserOf(page))
  const draft = useTable(session => session.draft)
  const looking = useTable(session => session.looking)
  const names = useNames()
  return useMemo(() => {
    if (draft === undefined || looking !== undefined) return [words.waiting]
    const turn = text.table.yourTurn({ name: names[draft.seat] ?? '' })
    const tried = draft.tried.map(({ before, move }) => page.describe(before, move))
    const soFar = tried.length === 0 ? [] : [words.listed({ label: text.table.draft, parts: tried })]
    if (draft.complete) return [turn, ...soFar, text.table.complete]
    const groups = choose(draft.state).filter(({ hidden }) => hidden !== true)
    return [
      turn,
      ...soFar,
      page.prompt(draft.state),
      words.ways({ count: draft.state.legal.length }),
      ...groups.map(({ label, choices }) => {
        const [only, ...more] = choices
        if (only === undefined || more.length === 0) return only?.full ?? label
        return words.choices({ label, choices: choices.map(choice => choice.label) })
      }),
    ]
  }, [page, choose, draft, looking, names])
}
