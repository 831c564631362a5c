// The jobs that follow from a table's new state: a bot's turn, a clock that may run out, somebody to tell.
import type { Change } from '../tables/change.ts'

/** A person who is looking at the page needs no letter: it waits this long, and goes only if it is still their turn. */
export const NOTICE_DELAY = 30_000

export function planFollowUps(change: Change): void {
  const { row, now } = change
  const job = { table_id: row.id, person: null, due: now }
  if (row.state === 'over') {
    change.jobs.push({ ...job, id: `over ${row.id}`, kind: 'notice', content: JSON.stringify({ about: 'over' }) })
    return
  }
  if (row.state !== 'playing' || row.to_move === null) return
  const sitting = change.seat(row.to_move)
  const content = JSON.stringify({ about: 'turn', position: row.position })
  if (sitting.kind === 'bot') {
    change.jobs.push({ ...job, id: `bot ${row.id}`, kind: 'bot', content })
  } else if (sitting.left === 0 && sitting.person !== null) {
    change.jobs.push({
      ...job,
      id: `turn ${row.id}`,
      kind: 'notice',
      person: sitting.person,
      content,
      due: now + NOTICE_DELAY,
    })
  }
  const { zeroAt } = change.clockState
  if (zeroAt !== null) change.jobs.push({ ...job, id: `clock ${row.id}`, kind: 'clock', content, due: zeroAt })
}
