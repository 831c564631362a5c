// Notifying people: the list on the page, and messages sent out.
import type { NoticeSettings } from '../api/shapes.ts'
import type { House } from '../house.ts'
import { digestJob, invitedNotice } from '../jobs/job.ts'
import { putJob, replaceJob } from '../jobs/jobs.ts'
import { noticeSettings } from '../people/person.ts'
import { newId } from '../secrets.ts'
import type { TableRow } from '../storage/game-tables.ts'
import type { PersonRow } from '../storage/people-tables.ts'

/** Kinds that a person chooses the channels of. */
export type Kind = 'turn' | 'over' | 'invited'
/** Kinds that follow the choice for another. */
const LIKE = {
  laid: 'turn',
  prepared: 'turn',
  bids: 'turn',
  declined: 'invited',
  'event-soon': 'invited',
  'event-round': 'turn',
  'event-late': 'turn',
  'event-over': 'over',
} as const satisfies Record<string, Kind>
const HOUR = 3_600_000

/** Whose channels a kind of notice uses. */
export function channelsOf(kind: Kind | keyof typeof LIKE): Kind {
  return isLike(kind) ? LIKE[kind] : kind
}

export async function tellOfInvitation(
  house: House,
  table: Pick<TableRow, 'id'>,
  person: string,
  by: PersonRow,
): Promise<void> {
  // The notice of an invitation that was withdrawn may still be on its way. This one must follow it.
  const job = invitedNotice(table.id, person, by.name, house.now())
  await replaceJob(house, job)
  house.nudge(job.kind)
}

/** Adds to the list the page shows. */
export async function listNotice(
  house: House,
  person: PersonRow,
  kind: Kind | keyof typeof LIKE | 'test',
  table: string | null,
  by: string | null,
  event?: { readonly id: string; readonly round: number },
): Promise<void> {
  if (kind !== 'test' && !noticeSettings(person)[channelsOf(kind)].page) return
  await house.db
    .insertInto('notices')
    .values({
      id: newId(),
      person: person.id,
      kind,
      table_id: table,
      content: JSON.stringify(event === undefined ? { by } : { by, event }),
      at: house.now(),
      read: 0,
    })
    .execute()
  house.news.announce(`person ${person.id}`)
}

function isLike(kind: string): kind is keyof typeof LIKE {
  return Object.hasOwn(LIKE, kind)
}

/**
 * The rule for turn notices: they are collected. One message goes at once, or at the earliest the given number of hours
 * after the last one, with everything that waits by then.
 */
export async function planDigest(house: House, person: PersonRow): Promise<void> {
  const { digestHours } = noticeSettings(person)
  await putJob(house, digestJob(person.id, Math.max(house.now(), person.digested + digestHours * HOUR)))
}

export function waysFor(settings: NoticeSettings, kind: Kind): ('push' | 'email' | 'webhook')[] {
  const ways = ['push', 'email', 'webhook'] as const
  return ways.filter(way => settings[kind][way])
}
