// Entering an event and withdrawing from it, before its start and while it runs.
import type { Strength } from '../api/table-shapes.ts'
import { Fault, notAllowed, notNow } from '../fault.ts'
import type { House } from '../house.ts'
import { eventEntryJob } from '../jobs/job.ts'
import { putJob } from '../jobs/jobs.ts'
import type { EntryRow } from '../storage/event-tables.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { storageFault } from '../storage/storage-fault.ts'
import { knownStrength } from '../tables/seats.ts'
import { checkMayPlay } from './terms.ts'
import type { Whole } from './whole.ts'

/** The number a newcomer would get; undefined: no one can enter any more. */
function freeNumber({ row, entries }: Whole): number | undefined {
  const taken = new Set(entries.map(({ number }) => number))
  const open = row.state === 'open' || (row.state === 'running' && isOpenToLate(row.format))
  // A schedule made at the start has places that bots fill until someone comes.
  const places = open ? row.most : row.state === 'running' && row.plan !== null ? (row.places ?? 0) : 0
  if (open && entries.filter(({ state }) => state === 'in').length >= row.most) return undefined
  const last = open ? places + entries.length : places
  for (let number = 0; number < last; number++) if (!taken.has(number)) return number
  return undefined
}

function isOpenToLate(format: Whole['row']['format']): boolean {
  return format === 'swiss' || format === 'arena'
}

function entryOf({ entries }: Whole, person: string | undefined): EntryRow | undefined {
  return person === undefined ? undefined : entries.find(one => one.person === person)
}

/** Who withdrew may come back while the event is open to others. */
export function mayEnter(whole: Whole, person: string | undefined): boolean {
  const mine = entryOf(whole, person)
  if (whole.row.league !== null || mine?.state === 'in') return false
  if (mine === undefined) return freeNumber(whole) !== undefined
  return whole.row.state === 'open' || (whole.row.state === 'running' && whole.row.format !== 'knock-out')
}

export function mayWithdraw(whole: Whole, person: string | undefined): boolean {
  const { state } = whole.row
  return (state === 'open' || state === 'running') && entryOf(whole, person)?.state === 'in'
}

const ATTEMPTS = 8

/** Of two who enter at the same moment the key lets one in; the other takes the next number. */
export async function enter(house: House, read: () => Promise<Whole>, who: PersonRow): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await enterOnce(house, await read(), who)
    } catch (error) {
      if (attempt === ATTEMPTS || storageFault(error)?.code !== 'conflict') throw error
    }
  }
}

async function enterOnce(house: House, whole: Whole, who: PersonRow): Promise<void> {
  const { row } = whole
  checkMayPlay(row.rated === 1, who)
  if (!mayEnter(whole, who.id)) throw notNow('entry-closed')
  const since = row.format === 'arena' ? 1 : row.round + 1
  const mine = entryOf(whole, who.id)
  if (mine === undefined) {
    await house.db
      .insertInto('entries')
      .values({
        tournament: row.id,
        number: freeNumber(whole) ?? 0,
        person: who.id,
        strength: null,
        state: 'in',
        since,
        joined: house.now(),
      })
      .execute()
  } else await setState(house, mine, { state: 'in', since: Math.max(mine.since, since) })
  if (row.state === 'running') await putJob(house, eventEntryJob(row.id, who.id, house.now()))
}

/** A game that is running goes on: who wants to leave it too resigns. Before the start the entry is gone. */
export async function withdraw(house: House, whole: Whole, person: string): Promise<void> {
  const mine = entryOf(whole, person)
  if (mine === undefined || !mayWithdraw(whole, person)) throw notNow('entry-closed')
  if (whole.row.state === 'running') return setState(house, mine, { state: 'out' })
  await house.db
    .deleteFrom('entries')
    .where('tournament', '=', mine.tournament)
    .where('number', '=', mine.number)
    .execute()
}

async function setState({ db }: House, { tournament, number }: EntryRow, values: Partial<EntryRow>): Promise<void> {
  await db
    .updateTable('entries')
    .set(values)
    .where('tournament', '=', tournament)
    .where('number', '=', number)
    .execute()
}

/** The host enters bots as players. They are ranked like people. */
export async function setBots(
  house: House,
  whole: Whole,
  who: PersonRow,
  strength: Strength,
  count: number,
): Promise<void> {
  const { row, entries } = whole
  if (row.host !== who.id) throw notAllowed()
  if (row.state !== 'open') throw notNow('entry-closed')
  knownStrength(row.game, strength)
  const others = entries.filter(one => one.strength !== strength)
  if (others.length + count > row.most) throw new Fault(409, 'event-full')
  const taken = new Set(others.map(({ number }) => number))
  const free = Array.from({ length: row.most }, (_, number) => number).filter(number => !taken.has(number))
  const bots = free.slice(0, count).map(
    (number): EntryRow => ({
      tournament: row.id,
      number,
      person: null,
      strength,
      state: 'in',
      since: 1,
      joined: house.now(),
    }),
  )
  await house.db.transaction().execute(async trx => {
    await trx.deleteFrom('entries').where('tournament', '=', row.id).where('strength', '=', strength).execute()
    if (bots.length > 0) await trx.insertInto('entries').values(bots).execute()
  })
}
