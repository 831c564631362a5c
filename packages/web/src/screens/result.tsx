// The result of a game in this browser, and what to do next.
import { Ending } from '../ending/ending.tsx'
import { text } from '../messages/later.ts'
import { exportGame } from '../play/game-files.ts'
import { useTable } from '../play/use-table.ts'
import { newDeal } from '../replay/fork.ts'
import { goTo } from '../router.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { Masthead } from './masthead.tsx'

const words = text.result

export default function ResultScreen() {
  const page = useTable(session => session.page)
  const record = useTable(session => session.record)
  const again = async () => {
    const { id } = await newDeal(record)
    goTo(`/table/${id}`)
  }
  return (
    <div>
      <Masthead title={page.title} />
      <Ending
        actions={
          <>
            {record.daily !== undefined && (
              <Link to={`#/daily/${record.daily.date}`} className="primary">
                <Icon name="production" size={18} /> {text.ending.daily}
              </Link>
            )}
            <button
              type="button"
              className={record.daily === undefined ? 'primary' : 'secondary'}
              onClick={() => void again()}
            >
              <Icon name="again" size={18} /> {words.again}
            </button>
            <Link to={`#/analysis/${record.id}`} className="secondary">
              <Icon name="exchange" size={18} /> {text.replay.analysis}
            </Link>
            <Link to={`#/replay/${record.id}`} className="secondary">
              <Icon name="play" size={18} /> {text.replay.open}
            </Link>
            <Link to={`/table/${record.id}`} className="secondary">
              {words.board}
            </Link>
            <button type="button" className="secondary" onClick={() => exportGame(page.game, record)}>
              <Icon name="save" size={18} /> {words.export}
            </button>
            <Link to="/" className="secondary">
              <Icon name="home" size={18} /> {words.home}
            </Link>
          </>
        }
      />
    </div>
  )
}
