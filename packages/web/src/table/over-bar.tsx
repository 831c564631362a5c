// The action bar after the end of a game: result, replay, analysis, another game.
import type { ReactNode } from 'react'
import { text } from '../messages/later.ts'
import { useTable } from '../play/use-table.ts'
import { newDeal } from '../replay/fork.ts'
import { goTo } from '../router.ts'
import { Icon } from '../shell/icon.tsx'
import { Link } from '../shell/link.tsx'

/** `again`: another game of the same kind, where it is not simply dealt in this browser. */
export default function OverBar({ again = <PlayAgain /> }: { again?: ReactNode }) {
  const id = useTable(session => session.record.id)
  return (
    <>
      <div className="question">
        <h2>{text.table.over}</h2>
      </div>
      <nav className="ended" aria-label={text.ending.actions}>
        <Link to={`#/replay/${id}`} className="tool">
          <Icon name="play" size={18} /> {text.replay.open}
        </Link>
        <Link to={`#/analysis/${id}`} className="tool">
          <Icon name="exchange" size={18} /> {text.replay.analysis}
        </Link>
        {again}
        <button type="button" className="end" data-result="" onClick={() => goTo(`/table/${id}/result`)}>
          {text.table.seeResult}
        </button>
      </nav>
    </>
  )
}

function PlayAgain() {
  const record = useTable(session => session.record)
  const start = async () => {
    const { id } = await newDeal(record)
    goTo(`/table/${id}`)
  }
  return (
    <button type="button" className="tool" onClick={() => void start()}>
      <Icon name="again" size={18} /> {text.result.again}
    </button>
  )
}
