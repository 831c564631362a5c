// After a solo game: the results, the titles that may be entered, and the record book — CG solo 4.
import './titles-earned.css'
import {
  type State,
  suggestTitles,
  TITLES,
  type Title,
  type TitleRule,
  titlesAllowed,
  titlesReached,
} from '@arkwright/card-game'
import { useState } from 'react'
import { Icon } from '../shell/icon.tsx'
import { text } from './messages/index.ts'
import { emptyBook, enter, enteredOn, type KeptResult, today, useBook } from './record-book.ts'
import { titleAim, titleName } from './words.ts'

const RULES: readonly TitleRule[] = ['choice', 'winner']

interface EarnedProps {
  readonly state: State
  readonly score: number
  readonly rank: number
  readonly table: string
}

export function TitlesEarned({ state, score, rank, table }: EarnedProps) {
  const words = text.cardGame.titlesAtTheEnd
  const book = useBook()
  const [rule, giveBy] = useState<TitleRule>('choice')
  const reached = titlesReached(state)
  const [chosen, choose] = useState<readonly Title[]>(() => suggestTitles(book, reached, rank, rule))
  const entered = book.find(result => result.table === table)
  const allowed = titlesAllowed(rank, rule)
  const toggle = (title: Title) =>
    choose(chosen.includes(title) ? chosen.filter(one => one !== title) : [...chosen, title])
  const change = (next: TitleRule) => {
    giveBy(next)
    choose(suggestTitles(book, reached, rank, next))
  }
  return (
    <section className="cg-earned">
      <h2>{words.title}</h2>
      {entered === undefined && (
        <>
          <label className="chooser">
            <span>{words.rule}</span>
            <select value={rule} onChange={event => change(event.target.value as TitleRule)}>
              {RULES.map(one => (
                <option key={one} value={one}>
                  {words.rules[one]}
                </option>
              ))}
            </select>
          </label>
          <p>{words.allowed({ count: allowed })}</p>
        </>
      )}
      <ul className="cg-title-list">
        {TITLES.map(title => (
          <TitleRow
            key={title}
            title={title}
            reached={reached.includes(title)}
            date={enteredOn(book, title)}
            chosen={(entered?.titles ?? chosen).includes(title)}
            locked={
              entered !== undefined || !reached.includes(title) || (!chosen.includes(title) && chosen.length >= allowed)
            }
            toggle={() => toggle(title)}
          />
        ))}
      </ul>
      {entered === undefined ? (
        <button
          type="button"
          className="primary"
          onClick={() => enter({ date: today(), score, rank, titles: chosen, table }, rule)}
        >
          <Icon name="done" size={18} /> {words.enter}
        </button>
      ) : (
        <p className="quiet">{words.entered}</p>
      )}
      <Book book={book} />
    </section>
  )
}

interface TitleRowProps {
  readonly title: Title
  readonly reached: boolean
  readonly date: string | undefined
  readonly chosen: boolean
  readonly locked: boolean
  toggle(): void
}

function TitleRow({ title, reached, date, chosen, locked, toggle }: TitleRowProps) {
  const words = text.cardGame.titlesAtTheEnd
  return (
    <li className={reached ? 'reached' : ''}>
      <label>
        <input type="checkbox" checked={chosen} disabled={locked} onChange={toggle} />
        <span>
          <b>{titleName(title)}</b> <span>{titleAim(title)}</span>
          <small>
            {reached ? words.reached : words.notReached}
            {date !== undefined && ` · ${words.already({ date })}`}
          </small>
        </span>
      </label>
    </li>
  )
}

function Book({ book }: { book: readonly KeptResult[] }) {
  const words = text.cardGame.titlesAtTheEnd
  const [sure, ask] = useState(false)
  return (
    <>
      <h2>{words.book}</h2>
      {book.length === 0 ? (
        <p className="quiet">{words.emptyBook}</p>
      ) : (
        <div className="ledger-scroll cg-accounts">
          <table className="ledger">
            <thead>
              <tr>
                <th scope="col">{words.bookDate}</th>
                <th scope="col">{words.bookScore}</th>
                <th scope="col">{words.bookRank}</th>
                <th scope="col">{words.bookTitles}</th>
              </tr>
            </thead>
            <tbody>
              {book.toReversed().map(({ date, score, rank, titles, table }) => (
                <tr key={table}>
                  <td>{date}</td>
                  <td>{text.figures.money(score)}</td>
                  <td>{rank}</td>
                  <td>{titles.length === 0 ? words.none : words.bookTitlesOf({ titles: titles.map(titleName) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <button
            type="button"
            className={sure ? 'plain danger' : 'plain'}
            onClick={() => {
              if (sure) emptyBook()
              ask(!sure)
            }}
          >
            <Icon name="trash" size={16} /> {sure ? words.forgetSure : words.forget}
          </button>
        </div>
      )}
    </>
  )
}
