// Requests that need the consent of all seats.
import './requests.css'
import './strip.css'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { api } from './api.ts'
import { beforeMyLastTurn } from './my-last-turn.ts'
import { nameOf } from './seats-of.ts'
import { useRoom } from './use-room.ts'

/** A request to all seats. */
export function Asked() {
  const words = text.online.asked
  const table = useRoom(room => room.table)
  const attempt = useRoom(room => room.attempt)
  const { asked, mySeat, seats } = table
  if (asked === null) return null
  const by = seats.find(({ seat }) => seat === asked.by)
  const name = by === undefined ? '' : nameOf(by)
  const question = {
    'take-back': words.takeBack({ name, to: asked.to ?? 0 }),
    pause: words.pause({ name }),
    resume: words.resume({ name }),
  }[asked.what]
  const answer = (agree: boolean) =>
    void attempt(() =>
      api.call('POST /api/tables/:table/consent', { params: { table: table.id }, body: { agree, id: asked.id } }),
    )
  return (
    <div className="asked" role="status">
      <span>{question}</span>
      {mySeat !== null && !asked.agreed.includes(mySeat) ? (
        <>
          <button type="button" className="primary" onClick={() => answer(true)}>
            {words.agree}
          </button>
          <button type="button" className="secondary" onClick={() => answer(false)}>
            {words.refuse}
          </button>
        </>
      ) : (
        <span className="quiet">{words.waiting}</span>
      )}
    </div>
  )
}

/** The requests a player may make. */
export function Asking() {
  const asking = text.online.asking
  const table = useRoom(room => room.table)
  const attempt = useRoom(room => room.attempt)
  const history = useTable(session => session.played.history)
  if (table.mySeat === null || table.state !== 'playing' || table.asked !== null) return null
  const params = { table: table.id }
  const to = beforeMyLastTurn(history, table.mySeat)
  return (
    <p className="asking">
      {to !== undefined && (
        <button
          type="button"
          className="plain"
          onClick={() =>
            void attempt(() =>
              api.call('POST /api/tables/:table/take-back', { params, body: { sequence: table.sequence, to } }),
            )
          }
        >
          {asking.takeBack}
        </button>
      )}
      {table.clock.kind !== 'none' && (
        <button
          type="button"
          className="plain"
          onClick={() =>
            void attempt(() =>
              table.clockState.paused
                ? api.call('POST /api/tables/:table/resume', { params })
                : api.call('POST /api/tables/:table/pause', { params }),
            )
          }
        >
          {table.clockState.paused ? asking.resume : asking.pause}
        </button>
      )}
    </p>
  )
}
