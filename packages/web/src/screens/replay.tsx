// Any game once more: every position by scrubbing, from the log or by its own address.
import '../style/table.css'
import '../style/action-bar.css'
import '../style/replay.css'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { TaleDoor } from '../replay/tale-door.tsx'
import { TransportBar } from '../replay/transport-bar.tsx'
import { useTale } from '../replay/use-tale.ts'
import { ThemeChooser } from '../shell/choosers.tsx'
import { Icon } from '../shell/icon.tsx'
import { LanguageChooser } from '../shell/language-chooser.tsx'
import { Link } from '../shell/link.tsx'
import { Mishap } from '../shell/mishap.tsx'
import { TableKeys } from '../shell/table-keys.tsx'

/** `at` is the address's word for the position: a number of moves, or nothing. */
export default function ReplayScreen({ id, at }: { id: string; at: string | undefined }) {
  return (
    <TaleDoor id={id} look={at === undefined || !/^\d+$/.test(at) ? undefined : Number(at)}>
      <Replayed />
    </TaleDoor>
  )
}

function Replayed() {
  const { page, record } = useTale()
  const mySeat = useTable(session => session.mySeat)
  return (
    <div className="table replayed" data-seat={mySeat}>
      <header className="table-head">
        <h1>
          <Link to="/" className="brand">
            {text.name}
          </Link>{' '}
          <i>
            {page.title} · {text.replay.title}
          </i>
        </h1>
        <page.Head />
        <div className="head-tools">
          <TableKeys />
          <details className="menu">
            <summary aria-label={text.table.menu}>
              <Icon name="machine" size={20} />
            </summary>
            <div>
              <Link to={`/table/${record.id}${record.over ? '/result' : ''}`}>{text.replay.table}</Link>
              <LanguageChooser />
              <ThemeChooser />
            </div>
          </details>
        </div>
      </header>
      <main>
        <Mishap>
          <page.Table />
        </Mishap>
      </main>
      <TransportBar />
    </div>
  )
}
