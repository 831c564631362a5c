// The header: the timetable, what is left of the game, and everyone's score, rank, cash and shares in one row.
import './header.css'
import type { Seat } from '@arkwright/kernel'
import type { ReactNode } from 'react'
import { text } from '../messages/index.ts'
import { partsOf } from '../play/bot-name.ts'
import type { Company } from '../play/game-page.ts'
import { useNames, useShortNames, useShown, useTable, useWatched } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { TableKeys } from '../shell/table-keys.tsx'
import { companyPlace } from '../telling/places.ts'
import { useForm } from './use-form.ts'

const words = text.tableFrame.header

interface HeaderProps {
  /** What an online table adds. */
  readonly more?: ReactNode
  readonly menu: ReactNode
}

export function Header({ more, menu }: HeaderProps) {
  const page = useTable(session => session.page)
  const state = useShown()
  const names = useNames()
  const short = useShortNames()
  const mySeat = useTable(session => session.mySeat)
  const form = useForm()
  const companies = page.companies(state, names)
  return (
    <header className="header" data-part="header">
      <h1 title={page.title}>
        <Link to="/" className="brand">
          {text.name}
        </Link>
        <span className="unseen"> {page.title}</span>
      </h1>
      <page.Timetable />
      <p className="goal">
        <b>{page.left(state)}</b>
        {form === 'desk' && <span title={words.goal}>{marginOf(page.companies(state, short), mySeat)}</span>}
      </p>
      <ul className="companies">
        {companies.map(company => (
          <CompanyChip key={company.key} company={company} isMine={company.seat === mySeat} />
        ))}
      </ul>
      {more}
      <div className="tools">
        <TableKeys />
        <details className="menu">
          <summary aria-label={text.table.menu}>
            <Icon name="menu" size={20} />
          </summary>
          <div>{menu}</div>
        </details>
      </div>
    </header>
  )
}

/** How far ahead the leader is, or how far I lead. */
function marginOf(companies: readonly Company[], mySeat: Seat): string {
  const mine = companies.find(({ seat }) => seat === mySeat)
  const best = companies.filter(({ seat }) => seat !== mySeat).toSorted((a, b) => a.rank - b.rank)[0]
  if (mine === undefined || best === undefined) return words.goal
  const by = mine.score - best.score
  if (by === 0) return words.level({ name: best.name })
  return by > 0 ? words.ahead({ by, name: best.name }) : words.behind({ by: -by, name: best.name })
}

/** A bot with a style shows it where there is room, else its colour. */
function Who({ seat, name }: { seat: Seat | undefined; name: string }) {
  const plan = useTable(({ record }) => (seat === undefined ? undefined : record.seats[seat]))
  const { style, colour } = plan === undefined ? { colour: name } : partsOf(plan)
  const isOfPerson = plan !== undefined && plan.kind !== 'bot'
  return (
    <>
      <span className="who" data-ellipsis={isOfPerson ? '' : undefined} title={name}>
        {colour}
      </span>
      {style !== undefined && <span className="style">{style}</span>}
    </>
  )
}

function CompanyChip({ company, isMine }: { company: Company; isMine: boolean }) {
  const { seat, name, score, rank, cash, shares, value, loans, isStarting, isBankrupt, handicap = 0 } = company
  const isThinking = useTable(session => session.thinking && session.played.journal.position.seat === seat)
  const isWatched = useWatched() !== undefined
  const label = words.company({ name, score, rank, cash: cash ?? 0, shares, value, loans })
  return (
    <li
      className={`company ${seat === undefined ? '' : `seat-${seat}`} ${isMine ? 'mine' : ''} ${rank === 1 ? 'leads' : ''}`}
      data-place={seat === undefined ? undefined : companyPlace(seat)}
      data-thinking={isThinking || undefined}
      data-about={seat === undefined ? undefined : `share ${seat}`}
      aria-label={label}
    >
      {seat === undefined ? <Icon name="share" size={22} /> : <Disc seat={seat} size={24} />}
      <span className="first">
        {isMine && !isWatched ? <span className="who">{words.you}</span> : <Who seat={seat} name={name} />}
        {isStarting && <Icon name="start" size={12} />}
        <b key={score}>{text.figures.money(score)}</b>
        <span className="rank">{words.rank({ rank })}</span>
      </span>
      <span className="second">
        {isBankrupt ? (
          <b className="bankrupt">{words.bankrupt}</b>
        ) : (
          <>
            {cash !== undefined && <b key={cash}>{text.figures.money(cash)}</b>}{' '}
            <span>{words.holding({ shares, value, handicap })}</span> {loans > 0 && <em>{words.loans({ loans })}</em>}
          </>
        )}
      </span>
    </li>
  )
}
