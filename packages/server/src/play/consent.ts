// Actions that need the consent of all seats: going back beyond the undo limit, stopping the clocks. Any seat may restart the clocks.
import type { Asked } from '../api/table-shapes.ts'
import { longestPause } from '../clocks/clock.ts'
import { Fault, notNow } from '../fault.ts'
import { newId } from '../secrets.ts'
import type { Change } from '../tables/change.ts'
import { planFollowUps } from './follow-ups.ts'
import { goBack } from './undo.ts'

export function ask(change: Change, seat: number, what: Asked['what'], to: number | null): void {
  const { row, journal } = change
  if (row.state !== 'playing' || journal === undefined) throw notNow('not-playing')
  // Bots agree to everything, and the others play the same deal at the same time.
  if (row.tournament !== null && what !== 'resume') throw notNow('in-event')
  if (what === 'take-back' && (to === null || to >= journal.moves.length)) throw notNow('nothing-to-take-back')
  if (what !== 'take-back' && change.clockState.paused === (what === 'pause')) throw notNow('clock-so-already')
  change.asked = { id: newId(), what, by: seat, to, agreed: [seat] }
  change.append({ kind: 'asked', seat, what, ...(to !== null && { to }) })
  actIfAllAgree(change)
}

/** Consent names the request, because another may have replaced it since. A refusal needs no name. */
export function answer(change: Change, seat: number, agree: boolean, id: string | undefined): void {
  const { asked } = change
  if (asked === null) throw notNow('nothing-asked')
  if (!agree) {
    change.asked = null
    change.append({ kind: 'refused', seat, what: asked.what })
    return
  }
  if (id !== asked.id) {
    throw new Fault(409, 'asked-changed')
  }
  if (asked.agreed.includes(seat)) return
  change.asked = { ...asked, agreed: [...asked.agreed, seat] }
  change.append({ kind: 'consented', seat, what: asked.what })
  actIfAllAgree(change)
}

/** Bots agree to everything. Any seat alone may restart a stopped clock. */
function actIfAllAgree(change: Change): void {
  const { asked } = change
  if (asked === null) return
  const people = change.seats.filter(({ kind, left }) => kind === 'person' && left === 0)
  if (asked.what !== 'resume' && !people.every(({ seat }) => asked.agreed.includes(seat))) return
  change.asked = null
  if (asked.what === 'take-back' && asked.to !== null) goBack(change, 'taken-back', asked.by, asked.to)
  else pause(change, asked.what === 'pause')
}

export function pause(change: Change, paused: boolean): void {
  change.stopClock()
  const pausedUntil = paused ? change.now + longestPause(change.clockSettings) : null
  change.clockState = { ...change.clockState, paused, pausedUntil }
  change.append({ kind: paused ? 'paused' : 'resumed', seat: null, clockState: change.runClock() })
  planFollowUps(change)
}
