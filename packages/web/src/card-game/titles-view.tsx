// At a solo table: the fifteen titles, and which of them are already in the record book.
import './titles-view.css'
import { TITLES } from '@arkwright/card-game'
import { Icon } from '../shell/icon.tsx'
import { text } from './messages/index.ts'
import { enteredOn, useBook } from './record-book.ts'
import { titleAim, titleName } from './words.ts'

export function TitlesView() {
  const book = useBook()
  const have = TITLES.filter(title => enteredOn(book, title) !== undefined).length
  return (
    <div className="cg-titles-view">
      <p className="quiet">{text.cardGame.titlesAtTheEnd.count({ have, all: TITLES.length })}</p>
      <ul>
        {TITLES.map(title => {
          const date = enteredOn(book, title)
          const aim = titleAim(title)
          return (
            <li key={title} title={date === undefined ? aim : text.cardGame.solo.entered({ date })}>
              <b>
                {date !== undefined && <Icon name="done" size={12} />} {titleName(title)}
              </b>{' '}
              <span>{aim}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
