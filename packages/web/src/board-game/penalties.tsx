// The cost of late hiring and open contracts right before the final scoring — WF 8.0.
import './penalties.css'
import type { BoardEvent } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Disc } from '../shell/disc.tsx'
import { numbered } from '../shell/numbered.ts'

const words = text.waterFrame.account

export function Penalties() {
  const history = useTable(session => session.played.history)
  const names = useNames()
  const events = history.flatMap(entry => entry.events as readonly BoardEvent[])
  const lines = numbered(names).flatMap(({ value: name, place: seat }) => {
    const penalties = penaltiesOf(seat, events)
    return penalties.length === 0 ? [] : [{ seat, line: words.penaltyLine({ name, penalties }) }]
  })
  return (
    <>
      <h2>{words.penalties}</h2>
      {lines.length === 0 && <p className="quiet">{words.noPenalty}</p>}
      <ul className="penalties">
        {lines.map(({ seat, line }) => (
          <li key={seat}>
            <Disc seat={seat} /> {line}
          </li>
        ))}
      </ul>
    </>
  )
}

function penaltiesOf(seat: number, events: readonly BoardEvent[]): string[] {
  let late = 0
  let open = 0
  let shares = 0
  for (const event of events) {
    if (event.type === 'shares' && event.seat === seat && event.why === 'late hiring') shares -= event.by
    if (event.type !== 'share value' || event.seat !== seat) continue
    if (event.why === 'late hiring') late += event.from - event.to
    if (event.why === 'open contract') open += event.from - event.to
  }
  return [
    late > 0 && words.late({ spaces: late }),
    shares > 0 && words.lateShares({ shares }),
    open > 0 && words.open({ spaces: open }),
  ].filter(penalty => penalty !== false)
}
