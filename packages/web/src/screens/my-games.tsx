// The games stored in this browser: the last one played to continue at once, then the others.
import '../shell/game-list.css'
import { useEffect, useState } from 'react'
import { text } from '../messages/first.ts'
import { loadPage } from '../play/catalogue.ts'
import { gameName } from '../play/names.ts'
import { firstOwnPuzzle } from '../puzzles/own-name.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { dropDraft } from '../storage/drafts.ts'
import { deleteRecord, type GameRecord, listRecords, revisionOf } from '../storage/records.ts'
import style from './my-games.module.css'

const words = text.home
/** How many games are listed before the rest is folded away. */
const FEW = 3

export function MyGames() {
  const [records, show] = useState<readonly GameRecord[]>()
  const refresh = () => void listRecords().then(show)
  useEffect(() => {
    void listRecords().then(show)
  }, [])
  if (records === undefined) return null
  const ordered = [...records.filter(({ over }) => !over), ...records.filter(({ over }) => over)]
  const rows = ordered.map((record, place) => (
    <GameRow key={record.id} record={record} first={place === 0 && !record.over} refresh={refresh} />
  ))
  return (
    <section className={`my-games ${style['list']}`}>
      <h2>{words.games}</h2>
      {rows.length === 0 && <p className="quiet">{words.noGames}</p>}
      <ul>{rows.slice(0, FEW)}</ul>
      {rows.length > FEW && (
        <details>
          <summary>{words.more({ count: rows.length - FEW })}</summary>
          <ul>{rows.slice(FEW)}</ul>
        </details>
      )}
    </section>
  )
}

function GameRow({ record, first, refresh }: { record: GameRecord; first: boolean; refresh(): void }) {
  const { id, over, seats, standing, changed, moves } = record
  const name = gameName(record.game)
  return (
    <li className={`${first ? style['first'] : ''} ${over ? 'over' : ''}`}>
      <div className={style['what']}>
        <b>{name}</b>
        <span>{text.figures.list(seats.map(seat => seat.name))}</span>
        <span>
          {over ? words.finished : (standing ?? (moves.length === 0 ? words.notStarted : ''))}
          <WhoseTurn record={record} />
        </span>
        <small>{words.last({ moment: text.figures.moment(changed) })}</small>
      </div>
      <Link
        to={over ? `/table/${id}/result` : `/table/${id}`}
        className={first ? 'primary' : 'secondary'}
        label={over ? words.resultGame({ game: name }) : words.continueGame({ game: name })}
      >
        {over ? words.result : words.continue}
      </Link>
      <Tools record={record} refresh={refresh} />
    </li>
  )
}

function WhoseTurn({ record: { over, turn, seats } }: { record: GameRecord }) {
  const seat = turn === undefined ? undefined : seats[turn]
  if (over || seat === undefined) return null
  return <em> · {seat.kind === 'me' ? words.yourTurn : words.turnOf({ name: seat.name })}</em>
}

function Tools({ record, refresh }: { record: GameRecord; refresh(): void }) {
  const [sure, ask] = useState(false)
  const puzzle = firstOwnPuzzle(record)
  const remove = async () => {
    await deleteRecord(record.id)
    dropDraft(record.id)
    refresh()
  }
  if (sure) {
    return (
      <div className={style['tools']}>
        <button type="button" className="plain danger" onClick={() => void remove()}>
          {words.removeSure}
        </button>
        <button type="button" className="plain" onClick={() => ask(false)}>
          {words.keep}
        </button>
      </div>
    )
  }
  return (
    <div className={style['tools']}>
      <button
        type="button"
        className="plain"
        aria-label={words.export}
        title={words.export}
        onClick={() => void saveFile(record)}
      >
        <Icon name="save" size={18} />
      </button>
      <Link to={`#/replay/${record.id}`} className="plain">
        <Icon name="play" size={18} /> <span className="unseen">{words.replay}</span>
      </Link>
      {puzzle !== undefined && (
        <Link to={`#/puzzles/${puzzle}`} className="plain">
          <Icon name="hint" size={18} /> <span className="unseen">{words.puzzlesOf}</span>
        </Link>
      )}
      <button type="button" className="plain" aria-label={words.remove} title={words.remove} onClick={() => ask(true)}>
        <Icon name="trash" size={18} />
      </button>
    </div>
  )
}

async function saveFile(record: GameRecord): Promise<void> {
  const page = await loadPage(record.game, revisionOf(record))
  const { exportGame } = await import('../play/game-files.ts')
  if (page !== undefined) exportGame(page.game, record)
}
