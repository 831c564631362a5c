// Looks back at earlier positions, move by move.
import './looking-back.css'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from './icon.tsx'

const words = text.table

export function LookingBack({ at }: { at: number }) {
  const look = useTable(session => session.look)
  const all = useTable(session => session.played.journal.moves.length)
  return (
    <div className="looking-back">
      <h2>{words.looking({ at, all })}</h2>
      <button
        type="button"
        className="plain on-dark"
        aria-label={words.earlier}
        disabled={at === 0}
        onClick={() => look(at - 1)}
      >
        <Icon name="left" />
      </button>
      <input
        type="range"
        min={0}
        max={all}
        value={at}
        aria-label={words.looking({ at, all })}
        onChange={event => look(Number(event.target.value))}
      />
      <button
        type="button"
        className="plain on-dark"
        aria-label={words.later}
        disabled={at === all}
        onClick={() => look(at + 1)}
      >
        <Icon name="right" />
      </button>
      <button type="button" className="end-turn ready" onClick={() => look(undefined)}>
        {words.backToNow}
      </button>
    </div>
  )
}
