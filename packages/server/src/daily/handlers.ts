// Handlers of the Daily Mill.
import { dailyDeal, dayAfter, startOf } from '@arkwright/bots/daily'
import type { Handlers } from '../api/call.ts'
import type { DAILY_ROUTES } from '../api/daily-routes.ts'
import { Fault, notFound } from '../fault.ts'
import type { House } from '../house.ts'
import { dailyJob } from '../jobs/job.ts'
import { putJob } from '../jobs/jobs.ts'
import { asPerson } from '../people/person.ts'
import type { DailyRow } from '../storage/schema.ts'

const TOP = 10
/** A game begun late in the evening may end after midnight. */
const GRACE = 4 * 3_600_000

export const DAILY_HANDLERS: Handlers<typeof DAILY_ROUTES> = {
  'GET /api/daily/:date': async ({ house, who, params: { date } }) => {
    if (dailyDeal(date) === undefined) throw notFound()
    const spread = await spreadOf(house, date)
    const row = who && (await entryOf(house, date, who.id))
    return {
      count: spread.reduce((sum, { count }) => sum + count, 0),
      open: isOpen(house, date),
      mine: row ? asEntry(row, spread) : null,
      top: await topOf(house, date, spread),
      spread,
    }
  },

  'POST /api/daily/:date': async ({ house, who, params: { date }, body }) => {
    if (dailyDeal(date) === undefined) throw notFound()
    if (!isOpen(house, date)) throw new Fault(409, 'daily-closed')
    const row: DailyRow = {
      person: who.id,
      day: date,
      moves: JSON.stringify(body.moves),
      state: 'checking',
      score: null,
      rank: null,
      at: house.now(),
    }
    const { numInsertedOrUpdatedRows } = await house.db
      .insertInto('daily')
      .values(row)
      .onConflict(conflict => conflict.columns(['person', 'day']).doNothing())
      .executeTakeFirstOrThrow()
    if (Number(numInsertedOrUpdatedRows) === 0) throw new Fault(409, 'daily-played')
    await putJob(house, dailyJob(who.id, date, house.now()))
    return { mine: asEntry(row, []) }
  },
}

/** From the start of the day to a few hours after its end. */
function isOpen(house: House, date: string): boolean {
  const now = house.now()
  return now >= startOf(date) && now < startOf(dayAfter(date, 1)) + GRACE
}

async function entryOf({ db }: House, day: string, person: string): Promise<DailyRow | undefined> {
  return db.selectFrom('daily').selectAll().where('day', '=', day).where('person', '=', person).executeTakeFirst()
}

type Spread = readonly { readonly score: number; readonly count: number }[]

function asEntry({ state, score, rank, at }: DailyRow, spread: Spread) {
  return { state, score, rank, place: state === 'accepted' && score !== null ? placeOf(score, spread) : null, at }
}

/** Equal results share a place. */
function placeOf(score: number, spread: Spread): number {
  return 1 + spread.filter(other => other.score > score).reduce((sum, { count }) => sum + count, 0)
}

async function spreadOf({ db }: House, day: string) {
  const rows = await db
    .selectFrom('daily')
    .innerJoin('people', 'people.id', 'daily.person')
    .select(({ fn }) => ['daily.score', fn.countAll<number | string>().as('count')])
    .where('daily.day', '=', day)
    .where('daily.state', '=', 'accepted')
    .where('people.banned', '=', 0)
    .groupBy('daily.score')
    .orderBy('daily.score')
    .execute()
  return rows.map(({ score, count }) => ({ score: score ?? 0, count: Number(count) }))
}

async function topOf({ db }: House, day: string, spread: Spread) {
  const rows = await db
    .selectFrom('daily')
    .innerJoin('people', 'people.id', 'daily.person')
    .select(['people.id', 'people.name', 'people.email', 'people.program', 'daily.score', 'daily.rank'])
    .where('daily.day', '=', day)
    .where('daily.state', '=', 'accepted')
    .where('people.banned', '=', 0)
    .orderBy('daily.score', 'desc')
    .orderBy('daily.at')
    .limit(TOP)
    .execute()
  return rows.map(({ score, rank, ...person }) => ({
    place: placeOf(score ?? 0, spread),
    person: asPerson(person),
    score: score ?? 0,
    rank: rank ?? 0,
  }))
}
