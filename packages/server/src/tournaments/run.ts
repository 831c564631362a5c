// The job behind an event. It looks what is to be done, does it, and says when to look again. Every step can be repeated, so an
// event goes on after a server was killed at any moment.
import type { House } from '../house.ts'
import { eventJob, leagueJob } from '../jobs/job.ts'
import { lookAgain, putJob } from '../jobs/jobs.ts'
import type { Work } from '../jobs/runner.ts'
import { runArena } from './arena.ts'
import { collect } from './collect.ts'
import { endLateGames, reminderOf, remindLate } from './late.ts'
import { beginRound, endRound } from './rounds.ts'
import { cancelEvent, isReady, reminderOfStart, remindOfStart, startEvent } from './start.ts'
import { seatAll } from './tables.ts'
import { readWhole, type Whole } from './whole.ts'

/** Even if nothing is known to be due. */
const LOOK_AGAIN = 10 * 60_000
const LOOK_AGAIN_IN_ARENA = 15_000

export const runEvent: Work = async (house, job) => {
  const { tournament } = JSON.parse(job.content) as { tournament: string }
  await lookAfter(house, tournament)
  const whole = await readWhole(house, tournament)
  if (whole === undefined) return
  const { state, league } = whole.row
  if (state === 'open' || state === 'running') await lookAgain(house, job, eventJob(tournament, nextLook(house, whole)))
  else if (league !== null) await putJob(house, leagueJob(league, house.now(), tournament))
}

async function lookAfter(house: House, id: string): Promise<void> {
  let whole = await readWhole(house, id)
  if (whole === undefined) return
  if (whole.row.state === 'open') {
    await remindOfStart(house, whole)
    if (whole.row.starts === null || whole.row.starts > house.now()) return
    await (isReady(whole) ? startEvent(house, whole) : cancelEvent(house, whole))
    whole = await readWhole(house, id)
  }
  // Results first: a round that they end makes room for the next.
  while (whole?.row.state === 'running') {
    const before = progressOf(whole)
    await step(house, whole)
    whole = await readWhole(house, id)
    if (whole === undefined || progressOf(whole) === before) break
  }
}

async function step(house: House, whole: Whole): Promise<void> {
  await seatAll(house, whole)
  if (await collect(house, whole)) return
  await endLateGames(house, whole)
  await remindLate(house, whole)
  if (whole.row.format === 'arena') return runArena(house, whole)
  const current = whole.rounds.find(({ number }) => number === whole.row.round)
  if (current?.state === 'playing') {
    const open = whole.pairings.some(one => one.round === current.number && one.state !== 'over' && one.state !== 'bye')
    if (!open) await endRound(house, whole, current)
    return
  }
  const next = whole.rounds.find(({ number }) => number === whole.row.round + 1)
  if (next !== undefined && (next.begins ?? 0) <= house.now()) await beginRound(house, whole)
}

/** Changes with every step that did something. */
function progressOf({ row, rounds, pairings }: Whole): string {
  return JSON.stringify([row.state, row.round, rounds.map(one => one.state), pairings.map(one => one.state)])
}

function nextLook({ now }: House, { row, rounds }: Whole): number {
  if (row.state === 'open') {
    if (row.starts === null) return now() + LOOK_AGAIN
    return row.reminded === 1 ? row.starts : Math.max(now(), reminderOfStart(row.starts))
  }
  const again = now() + (row.format === 'arena' ? LOOK_AGAIN_IN_ARENA : LOOK_AGAIN)
  const due = rounds.flatMap(({ state, begins, deadline, reminded }) => {
    if (state === 'planned' && begins !== null) return [begins]
    if (state !== 'playing' || deadline === null) return []
    return reminded === 0 && row.round_ms !== null ? [reminderOf(deadline, row.round_ms)] : [deadline]
  })
  // Bots that finish late games report each table; the deadline itself need not be looked at again.
  return Math.min(again, ...due.filter(at => at > now()))
}
