// The result of an online game: rematch, proof of the deal, game file.
import { Ending } from '../ending/ending.tsx'
import { text } from '../messages/later.ts'
import { useTable } from '../play/use-table.ts'
import { Masthead } from '../screens/masthead.tsx'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'
import { Rematch } from './rematch.tsx'
import { saveFile } from './save-file.ts'
import { Strip } from './strip.tsx'
import { useRoom } from './use-room.ts'

export default function OnlineResult() {
  const words = text.result
  const page = useTable(session => session.page)
  const table = useRoom(room => room.table)
  return (
    <div className="online">
      <Masthead title={page.title} />
      <Strip />
      <Ending
        note={<p className="quiet">{text.online.result.proof}</p>}
        actions={
          <>
            <Rematch className="primary" />
            <Link to={`#/analysis/${table.code}`} className="secondary">
              <Icon name="exchange" size={18} /> {text.replay.analysis}
            </Link>
            <Link to={`#/replay/${table.code}`} className="secondary">
              <Icon name="play" size={18} /> {text.replay.open}
            </Link>
            <Link to={`/table/${table.code}`} className="secondary">
              {words.board}
            </Link>
            <button type="button" className="secondary" onClick={() => void saveFile(table)}>
              <Icon name="save" size={18} /> {words.export}
            </button>
            <Link to="/lobby" className="secondary">
              <Icon name="workers" size={18} /> {text.online.lobby.title}
            </Link>
            <Link to="/" className="secondary">
              <Icon name="home" size={18} /> {words.home}
            </Link>
          </>
        }
      />
    </div>
  )
}
