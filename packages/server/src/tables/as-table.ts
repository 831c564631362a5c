// A table as shown to a viewer over the wire. The seed is not in this shape.
import type { Clock, Table } from '../api/table-shapes.ts'
import { type KeptClock, shownClock } from '../clocks/clock.ts'
import { isRated } from '../ratings/rate.ts'
import { shownBidding } from './bidding.ts'
import { askedIn } from './change.ts'
import { occupantOf } from './occupant.ts'
import { type Scene, seatOf } from './scene.ts'
import { silentAt } from './silence.ts'

export function asTable(scene: Scene, viewer: string | undefined): Table {
  const { row, seats } = scene
  return {
    id: row.id,
    code: row.code,
    game: row.game,
    revision: row.revision,
    options: JSON.parse(row.options) as unknown,
    commitment: row.commitment,
    state: row.state,
    public: row.public === 1,
    hints: row.hints === 1,
    rated: isRated(scene),
    host: row.host === '' ? null : row.host,
    created: row.created,
    started: row.started,
    ended: row.ended,
    changed: row.changed,
    sequence: row.sequence,
    position: row.position,
    toMove: row.state === 'playing' ? row.to_move : null,
    seats: seats.map(seat => ({ ...occupantOf(seat), seen: seat.seen })),
    mySeat: seatOf(scene, viewer) ?? null,
    clock: JSON.parse(row.clock) as Clock,
    clockState: shownClock(JSON.parse(row.clock_state) as KeptClock),
    asked: askedIn(row),
    silentAt: silentAt(scene),
    rematchOf: row.rematch_of,
    bidding: shownBidding(scene, viewer),
    event: row.tournament,
  }
}
