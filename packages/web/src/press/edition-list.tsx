// A button for each front page of a game so far.
import { useMemo, useState } from 'react'
import { text } from '../messages/later.ts'
import type { PlayedGame } from '../play/history.ts'
import { Icon } from '../shell/icon.tsx'
import style from './edition-list.module.css'
import FrontPageDialog from './front-page-dialog.tsx'
import { type Edition, frontPages } from './front-pages.ts'
import type { Press } from './press.ts'

interface EditionListProps {
  readonly press: Press
  readonly played: PlayedGame
  readonly names: readonly string[]
  /** Only editions that had appeared after this many moves. */
  readonly until?: number
}

export function EditionList({ press, played, names, until = Number.POSITIVE_INFINITY }: EditionListProps) {
  const editions = useMemo(() => frontPages(press, played), [press, played])
  const [shown, show] = useState<Edition>()
  const out = editions.filter(({ at }) => at <= until)
  if (out.length === 0) return <p className="quiet">{text.press.none}</p>
  return (
    <>
      <ul className={style['list']}>
        {out.map(edition => (
          <li key={edition.at}>
            <button
              type="button"
              className="plain"
              data-edition={edition.number}
              aria-label={text.press.open({ date: press.dateOf(edition.decade) })}
              onClick={() => show(edition)}
            >
              <Icon name="read" size={18} /> {press.dateOf(edition.decade)}
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <FrontPageDialog edition={shown} press={press} played={played} names={names} onClose={() => show(undefined)} />
      )}
    </>
  )
}
