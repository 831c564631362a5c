// The job behind a league: begins a season when it is time, and ends it when all its divisions are over.
import type { House } from '../../house.ts'
import { leagueJob } from '../../jobs/job.ts'
import { lookAgain } from '../../jobs/jobs.ts'
import type { Work } from '../../jobs/runner.ts'
import type { LeagueRow, MemberRow } from '../../storage/event-tables.ts'
import { eventRows, insertEvent } from '../create.ts'
import { standingsOf } from '../results.ts'
import type { Terms } from '../terms.ts'
import { readWhole, type Whole } from '../whole.ts'
import { divisionsOf, promoted } from './season.ts'

const LEAST_MEMBERS = 2
const MOST_IN_DIVISION = 36
const LOOK_AGAIN = 60 * 60_000

export const runLeague: Work = async (house, job) => {
  const { league: id } = JSON.parse(job.content) as { league: string }
  const read = () => house.db.selectFrom('leagues').selectAll().where('id', '=', id).executeTakeFirst()
  const before = await read()
  if (before !== undefined) await endSeason(house, before)
  const league = await read()
  if (league === undefined || league.state === 'over') return
  if (league.starts !== null && league.starts <= house.now()) await beginSeason(house, league)
  const next = (await read())?.starts ?? null
  const due = next === null || next <= house.now() ? house.now() + LOOK_AGAIN : next
  await lookAgain(house, job, leagueJob(id, due))
}

/** In order: the divisions of the last season, then newcomers. */
export async function membersOf({ db }: House, league: string): Promise<MemberRow[]> {
  const rows = await db
    .selectFrom('members')
    .selectAll()
    .where('league', '=', league)
    .where('state', '=', 'in')
    .execute()
  const division = (row: MemberRow) => row.division ?? Number.MAX_SAFE_INTEGER
  return rows.toSorted(
    (one, other) =>
      division(one) - division(other) || (one.place ?? 0) - (other.place ?? 0) || one.joined - other.joined,
  )
}

async function beginSeason(house: House, league: LeagueRow): Promise<void> {
  const members = await membersOf(house, league.id)
  if (members.length < LEAST_MEMBERS) return
  const terms = JSON.parse(league.terms) as Terms
  const season = league.season + 1
  const events = divisionsOf(members, league.size).map((division, i) =>
    eventRows(
      house,
      league.host,
      {
        ...terms,
        name: league.name,
        format: terms.seats === 2 ? 'round-robin' : 'groups',
        most: MOST_IN_DIVISION,
        starts: house.now(),
      },
      division.map(({ person }) => person),
      { league: league.id, season, division: i + 1 },
    ),
  )
  await house.db.transaction().execute(async trx => {
    const won = await trx
      .updateTable('leagues')
      .set({ state: 'running', season, starts: null })
      .where('id', '=', league.id)
      .where('season', '=', league.season)
      .returning('id')
      .execute()
    if (won.length === 0) return
    for (const event of events) await insertEvent(trx, event)
  })
  house.nudge('event')
}

/** The events of a season, by division. */
export async function seasonOf(house: House, league: string, season: number): Promise<Whole[]> {
  const rows = await house.db
    .selectFrom('tournaments')
    .select('id')
    .where('league', '=', league)
    .where('season', '=', season)
    .orderBy('division')
    .execute()
  const wholes = await Promise.all(rows.map(({ id }) => readWhole(house, id)))
  return wholes.flatMap(whole => whole ?? [])
}

async function endSeason(house: House, league: LeagueRow): Promise<void> {
  if (league.state !== 'running' || league.starts !== null || league.season === 0) return
  const divisions = await seasonOf(house, league.id, league.season)
  if (divisions.some(({ row }) => row.state === 'open' || row.state === 'running')) return
  const tables = divisions.map(whole => {
    const person = new Map(whole.entries.map(one => [one.number, one.person]))
    return standingsOf(whole).flatMap(({ entry }) => person.get(entry) ?? [])
  })
  const over = league.seasons !== null && league.season >= league.seasons
  const now = house.now()
  await house.db.transaction().execute(async trx => {
    const won = await trx
      .updateTable('leagues')
      .set(over ? { state: 'over', ended: now } : { starts: now + league.gap_ms })
      .where('id', '=', league.id)
      .where('season', '=', league.season)
      .where('state', '=', 'running')
      .where('starts', 'is', null)
      .returning('id')
      .execute()
    if (won.length === 0) return
    for (const [division, people] of promoted(tables, league.movers).entries()) {
      for (const [place, person] of people.entries()) {
        await trx
          .updateTable('members')
          .set({ division: division + 1, place: place + 1 })
          .where('league', '=', league.id)
          .where('person', '=', person)
          .execute()
      }
    }
  })
}
