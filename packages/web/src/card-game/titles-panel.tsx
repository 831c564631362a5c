// At a solo table: the fifteen titles, and which of them are already in the record book.
import { TITLES } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import { Icon } from '../shell/icon.tsx'
import { Panel } from '../shell/panel.tsx'
import { enteredOn, useBook } from './record-book.ts'
import { titleAim, titleName } from './words.ts'

export function TitlesPanel() {
  const words = text.cardGame
  const book = useBook()
  const have = TITLES.filter(title => enteredOn(book, title) !== undefined).length
  return (
    <Panel
      title={words.solo.titles}
      sub={words.titlesAtTheEnd.count({ have, all: TITLES.length })}
      className="cg-titles"
    >
      <details>
        <summary>{words.solo.titlesSub}</summary>
        <ul>
          {TITLES.map(title => {
            const date = enteredOn(book, title)
            return (
              <li key={title} className={date === undefined ? '' : 'have'}>
                <b>
                  {date !== undefined && <Icon name="done" size={14} />} {titleName(title)}
                </b>
                <span>{titleAim(title)}</span>
                {date !== undefined && <small>{words.solo.entered({ date })}</small>}
              </li>
            )
          })}
        </ul>
      </details>
    </Panel>
  )
}
