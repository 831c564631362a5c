// The games stored in this browser.

import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { loadPage } from '../play/catalogue.ts'
import { gameName } from '../play/names.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { dropDraft } from '../storage/drafts.ts'
import { deleteRecord, type GameRecord, listRecords, revisionOf } from '../storage/records.ts'

const words = text.home

export function MyGames() {
  const [records, show] = useState<readonly GameRecord[]>([])
  const refresh = () => void listRecords().then(show)
  useEffect(() => {
    void listRecords().then(show)
  }, [])
  return (
    <section className="my-games">
      <h2>{words.games}</h2>
      {records.length === 0 && <p className="quiet">{words.noGames}</p>}
      <ul>
        {records.map(record => (
          <GameRow key={record.id} record={record} refresh={refresh} />
        ))}
      </ul>
    </section>
  )
}

function GameRow({ record, refresh }: { record: GameRecord; refresh(): void }) {
  const [sure, ask] = useState(false)
  const remove = async () => {
    await deleteRecord(record.id)
    dropDraft(record.id)
    refresh()
  }
  return (
    <li className={record.over ? 'over' : ''}>
      <Link to={record.over ? `/table/${record.id}/result` : `/table/${record.id}`} className="game-link">
        <b>{gameName(record.game)}</b>
        <span>{record.seats.map(({ name }) => name).join(', ')}</span>
        <span className="quiet">{record.over ? words.over : (record.standing ?? words.notStarted)}</span>
        {!record.over && record.turn !== undefined && (
          <em>{words.turnOf({ name: record.seats[record.turn]?.name ?? '' })}</em>
        )}
      </Link>
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
        <Icon name="play" size={18} /> <span className="unseen">{text.replay.open}</span>
      </Link>
      {sure ? (
        <>
          <button type="button" className="plain danger" onClick={() => void remove()}>
            {words.removeSure}
          </button>
          <button type="button" className="plain" onClick={() => ask(false)}>
            {words.keep}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="plain"
          aria-label={words.remove}
          title={words.remove}
          onClick={() => ask(true)}
        >
          <Icon name="trash" size={18} />
        </button>
      )}
    </li>
  )
}

async function saveFile(record: GameRecord): Promise<void> {
  const page = await loadPage(record.game, revisionOf(record))
  const { exportGame } = await import('../play/game-files.ts')
  if (page !== undefined) exportGame(page.game, record)
}
