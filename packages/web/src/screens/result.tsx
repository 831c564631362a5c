// The result of a game, and links to what to do next.
import '../style/result.css'
import { text } from '../messages/index.ts'
import { exportGame } from '../play/game-files.ts'
import { newRecord } from '../play/new-game.ts'
import { useTable } from '../play/use-table.ts'
import { goTo } from '../router.ts'
import { ThemeChooser } from '../shell/choosers.tsx'
import { Icon } from '../shell/icon.tsx'
import { LanguageChooser } from '../shell/language-chooser.tsx'
import { Link } from '../shell/link.tsx'
import { writeRecord } from '../storage/records.ts'

const words = text.result

export function ResultScreen() {
  const page = useTable(session => session.page)
  const record = useTable(session => session.record)
  const again = async () => {
    const fresh = newRecord(record.game, record.options, record.seats)
    await writeRecord(fresh)
    goTo(`/table/${fresh.id}`)
  }
  return (
    <div className="result">
      <header className="masthead">
        <Link to="/" className="brand">
          {text.name}
        </Link>
        <i>{page.title}</i>
        <LanguageChooser />
        <ThemeChooser />
      </header>
      <main>
        <h1>{words.title}</h1>
        <page.Result />
        <p className="result-buttons">
          <button type="button" className="primary" onClick={() => void again()}>
            <Icon name="again" size={18} /> {words.again}
          </button>
          <Link to={`/table/${record.id}`} className="secondary">
            {words.board}
          </Link>
          <button type="button" className="secondary" onClick={() => exportGame(page.game, record)}>
            <Icon name="save" size={18} /> {words.export}
          </button>
          <Link to={`#/replay/${record.id}`} className="secondary">
            <Icon name="play" size={18} /> {text.replay.open}
          </Link>
          <Link to={`#/analysis/${record.id}`} className="secondary">
            <Icon name="exchange" size={18} /> {text.replay.analysis}
          </Link>
          <Link to="/" className="secondary">
            {words.home}
          </Link>
        </p>
      </main>
    </div>
  )
}
