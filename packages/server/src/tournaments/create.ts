// Creates an event.
import type { Transaction } from 'kysely'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import { eventJob } from '../jobs/job.ts'
import { unclaimed } from '../jobs/jobs.ts'
import { newId } from '../secrets.ts'
import type { EntryRow, TournamentRow } from '../storage/event-tables.ts'
import type { Schema } from '../storage/schema.ts'
import { firstRound } from './start.ts'
import { checkedTerms, type NewEvent } from './terms.ts'

const MOST_OPEN = 10

/** A division of a season. */
interface OfLeague {
  readonly league: string
  readonly season: number
  readonly division: number
}

export async function createEvent(house: House, host: string, wanted: NewEvent): Promise<string> {
  const two = wanted.format === 'round-robin' || wanted.format === 'knock-out'
  if (two && wanted.seats !== 2) throw new Fault(400, 'seats', 'This format is for two at a table.')
  if (wanted.format === 'groups' && wanted.seats === 2)
    throw new Fault(400, 'seats', 'Groups are for three or four at a table.')
  if (wanted.format === 'arena' && wanted.lasts === undefined)
    throw new Fault(400, 'bad-request', 'lasts: an arena needs its length')
  const { open } = await house.db
    .selectFrom('tournaments')
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .where('host', '=', host)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  if (Number(open) >= MOST_OPEN * house.settings.patience) throw new Fault(429, 'too-many')
  const rows = eventRows(house, host, wanted, [])
  await house.db.transaction().execute(trx => insertEvent(trx, rows))
  house.nudge('event')
  return rows.row.id
}

interface EventRows {
  readonly row: TournamentRow
  readonly entries: readonly EntryRow[]
}

export function eventRows(
  house: House,
  host: string,
  wanted: NewEvent,
  people: readonly string[],
  of?: OfLeague,
): EventRows {
  const terms = checkedTerms(house, wanted)
  const now = house.now()
  const row: TournamentRow = {
    id: newId(),
    name: wanted.name,
    host,
    state: 'open',
    format: wanted.format,
    game: terms.game,
    options: JSON.stringify(terms.options),
    seats: terms.seats,
    rated: terms.rated ? 1 : 0,
    filler: terms.filler,
    absence: terms.absence,
    clock: JSON.stringify(terms.clock),
    round_ms: wanted.format === 'arena' ? (wanted.lasts ?? null) : terms.roundTime,
    pause_ms: terms.pause,
    rounds: wanted.rounds ?? 0,
    round: 0,
    most: wanted.most,
    places: null,
    plan: null,
    starts: wanted.starts ?? null,
    ends: null,
    created: now,
    started: null,
    ended: null,
    reminded: 0,
    league: of?.league ?? null,
    season: of?.season ?? null,
    division: of?.division ?? null,
    // A knock-out compares two who met with each other, so no one's rivals were stronger.
    scoring: wanted.format === 'knock-out' ? 'seat' : 'rivals',
  }
  const entries = people.map(
    (person, number): EntryRow => ({
      tournament: row.id,
      number,
      person,
      strength: null,
      state: 'in',
      since: 1,
      joined: now,
    }),
  )
  return { row, entries }
}

export async function insertEvent(trx: Transaction<Schema>, { row, entries }: EventRows): Promise<void> {
  await trx.insertInto('tournaments').values(row).execute()
  await trx.insertInto('rounds').values(firstRound(row.id)).execute()
  if (entries.length > 0)
    await trx
      .insertInto('entries')
      .values([...entries])
      .execute()
  await trx
    .insertInto('jobs')
    .values(unclaimed(eventJob(row.id, row.created)))
    .execute()
}
