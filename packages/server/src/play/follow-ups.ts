// The jobs that follow from a table's new state: a bot's turn, a clock that may run out, a person to notify.
import { botIn } from '../bots/seated-bot.ts'
import { agreementJob, botJob, clockJob, eventTableJob, exploreJob, overNotice, turnNotice } from '../jobs/job.ts'
import type { Change } from '../tables/change.ts'

/** A person who has the page open needs no e-mail: it waits this long and is sent only if it is still their turn. */
export const NOTICE_DELAY = 30_000

export function planFollowUps(change: Change): void {
  const { row, now, jobs } = change
  if (row.state === 'over') {
    jobs.push(overNotice(row.id, now))
    if (row.public === 1 && row.sealed === 0) jobs.push(exploreJob({ table: row.id }, now))
    if (row.tournament !== null) jobs.push(eventTableJob(row.tournament, row.id, now), agreementJob(row.id, now))
    return
  }
  if (row.state !== 'playing' || row.to_move === null) return
  const sitting = change.seat(row.to_move)
  if (sitting.kind === 'bot') jobs.push(botJob(row.id, botIn(sitting.strength).strength, now))
  else if (sitting.left === 0 && sitting.person !== null) {
    jobs.push(turnNotice(row.id, sitting.person, row.position, now + NOTICE_DELAY))
  }
  const { zeroAt, pausedUntil } = change.clockState
  const due = zeroAt ?? pausedUntil ?? null
  if (due !== null) jobs.push(clockJob(row.id, due))
}
