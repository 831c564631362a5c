// The players at the table with their clocks, and the actions for each seat.

import './seat-list.css'
import type { Style } from '@arkwright/bots/levels'
import type { Strength } from '@arkwright/server/client'
import { useState } from 'react'
import { text } from '../messages/index.ts'
import { BOT_STRENGTHS, USUAL_STRENGTH } from '../play/catalogue.ts'
import { strengthName } from '../play/names.ts'
import { StyleSelect } from '../screens/style-chooser.tsx'
import { Disc } from '../shell/disc.tsx'
import { Link } from '../shell/link.tsx'
import { api } from './api.ts'
import { useHouse } from './house.ts'
import { nameOf, type SeatOf } from './seats-of.ts'
import { moment, shownTime, timeLeft, useBeat, useNow } from './time.ts'
import { useRoom } from './use-room.ts'

export function SeatList() {
  const seats = useRoom(room => room.table.seats)
  const toMove = useRoom(room => room.table.toMove)
  return (
    <ul className="seat-list">
      {seats.map(seat => (
        <li key={seat.seat} className={`seat-edge-${seat.seat} ${seat.seat === toMove ? 'to-move' : ''}`}>
          <Disc seat={seat.seat} size={26} />
          <span className="who">
            {seat.person !== null && seat.person.name !== '' ? (
              <Link to={`/person/${seat.person.id}`}>{nameOf(seat)}</Link>
            ) : (
              nameOf(seat)
            )}
          </span>
          <Clock seat={seat.seat} />
          <SeatDoors seat={seat} />
        </li>
      ))}
    </ul>
  )
}

export function Clock({ seat }: { seat: number }) {
  const state = useRoom(room => room.table.clockState)
  const runs = state.running === seat
  const left = timeLeft(state, seat, useNow(runs))
  if (left === undefined) return null
  const clock = text.online.clock
  const until = runs && state.zeroAt !== null ? clock.until({ moment: moment(state.zeroAt) }) : clock.left
  return (
    <span className={`clock ${runs ? 'runs' : ''} ${left === 0 ? 'over' : ''}`} title={until}>
      {state.paused ? clock.paused : shownTime(left)}
    </span>
  )
}

function SeatDoors({ seat }: { seat: SeatOf }) {
  const words = text.online.seats
  const table = useRoom(room => room.table)
  const attempt = useRoom(room => room.attempt)
  const me = useHouse(house => house.me)
  const params = { table: table.id, seat: seat.seat }
  const free = seat.kind === 'open' || seat.left
  const playing = table.state === 'playing'
  const host = me !== undefined && table.host === me.id
  useBeat(60_000)
  const silent = playing && seat.seat === table.toMove && table.silentAt !== null && table.silentAt <= Date.now()
  const mayPlan = playing
    ? (seat.left || silent) && table.mySeat !== null && table.mySeat !== seat.seat
    : host && table.state === 'open' && seat.person?.id !== me?.id
  if (table.state !== 'open' && !playing) return null
  return (
    <span className="seat-doors">
      {free && me !== undefined && table.mySeat === null && (
        <button
          type="button"
          className="primary"
          onClick={() =>
            void attempt(() =>
              api.call('POST /api/tables/:table/sit', { params: { table: table.id }, body: { seat: seat.seat } }),
            )
          }
        >
          {words.sit}
        </button>
      )}
      {mayPlan && seat.kind !== 'bot' && (
        <BotDoor
          game={table.game}
          seat={seat.seat}
          give={(strength, style) =>
            void attempt(() =>
              api.call('PUT /api/tables/:table/seats/:seat', { params, body: { kind: 'bot', strength, style } }),
            )
          }
        />
      )}
      {mayPlan && (silent || !playing) && seat.kind !== 'open' && (
        <button
          type="button"
          className="plain"
          onClick={() =>
            void attempt(() => api.call('PUT /api/tables/:table/seats/:seat', { params, body: { kind: 'open' } }))
          }
        >
          {words.makeOpen}
        </button>
      )}
    </span>
  )
}

interface BotDoorProps {
  readonly game: string
  readonly seat: number
  give(strength: Strength, style: Style | undefined): void
}

function BotDoor({ game, seat, give }: BotDoorProps) {
  const words = text.online.seats
  const [chosen, choose] = useState(USUAL_STRENGTH)
  const [style, like] = useState<Style>()
  const mayLike = chosen !== 'random'
  return (
    <>
      <select aria-label={words.botStrength} value={chosen} onChange={event => choose(event.target.value)}>
        {BOT_STRENGTHS.map(strength => (
          <option key={strength} value={strength}>
            {strengthName(strength)}
          </option>
        ))}
      </select>
      {mayLike && <StyleSelect game={game} seat={seat} chosen={style} choose={like} />}
      <button type="button" className="plain" onClick={() => give(chosen as Strength, mayLike ? style : undefined)}>
        {words.giveToBot}
      </button>
    </>
  )
}
