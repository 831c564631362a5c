// The jobs behind notices: whether there is still something to report, and to whom.
import type { ClockState } from '../api/table-shapes.ts'
import { isolated } from '../client/isolated.ts'
import type { House } from '../house.ts'
import { type NoticeContent, noticeContent } from '../jobs/job.ts'
import type { Work } from '../jobs/runner.ts'
import { pageUrl, personById } from '../people/accounts.ts'
import { noticeSettings } from '../people/person.ts'
import type { TableRow } from '../storage/game-tables.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import type { JobRow } from '../storage/schema.ts'
import { biddingIn } from '../tables/bidding.ts'
import { isInvited } from '../tables/invitations.ts'
import { readScene, type Scene } from '../tables/scene.ts'
import { channelsOf, type Kind, listNotice, planDigest, waysFor } from './notify.ts'
import { type Message, SEND } from './send.ts'
import { gameName, momentFor, turnsText, wordsFor } from './words.ts'

export const sendNotice: Work = async (house, job) => {
  const about = noticeContent(job)
  if (about.about === 'event') return tellEvent(house, job, about)
  const scene = job.table_id === null ? undefined : await readScene(house, job.table_id)
  if (scene === undefined) return
  if (about.about === 'turn') await tellTurn(house, scene, job, about.position)
  if (about.about === 'prepared') await tellPrepared(house, scene, job)
  if (about.about === 'over') await tellOver(house, scene)
  if (about.about === 'bids') await tellBids(house, scene)
  if (about.about === 'invited') await tellInvited(house, scene, job, about.by)
}

async function tellTurn(house: House, { row, seats }: Scene, job: JobRow, position: number): Promise<void> {
  const sitting = seats[row.to_move ?? 0]
  const stillWaits = row.state === 'playing' && row.position === position && row.to_move !== null
  if (!stillWaits || sitting?.person !== job.person || job.person === null) return
  const person = await personById(house, job.person)
  if (person === undefined || person.program === 1) return
  await listNotice(house, person, sitting.prepared === null ? 'turn' : 'laid', row.id, null)
  await planDigest(house, person)
}

/** Only in the list: there is nothing to do. */
async function tellPrepared(house: House, { row }: Scene, job: JobRow): Promise<void> {
  const person = job.person === null ? undefined : await personById(house, job.person)
  if (person !== undefined && person.program === 0) await listNotice(house, person, 'prepared', row.id, null)
}

async function tellOver(house: House, { row, seats }: Scene): Promise<void> {
  const people = seats.flatMap(({ person, left }) => (person === null || left === 1 ? [] : [person]))
  await Promise.all(people.map(id => tellOnePersonOver(house, row, id)))
}

async function tellOnePersonOver(house: House, row: TableRow, id: string): Promise<void> {
  const person = await personById(house, id)
  if (person === undefined || person.program === 1) return
  await listNotice(house, person, 'over', row.id, null)
  const words = await wordsFor(person)
  const { title, text } = words.notices.over
  const message = { title, text: text({ game: gameName(words, row.game) }), url: linkTo(house, row) }
  await sendAll(house, person, 'over', message)
}

/** Only those whose bid is missing. */
async function tellBids(house: House, { row, seats }: Scene): Promise<void> {
  const until = row.state === 'open' ? biddingIn(row)?.until : null
  if (until === null || until === undefined) return
  const people = seats.flatMap(({ person, bid }) => (person === null || bid !== null ? [] : [person]))
  await Promise.all(people.map(id => tellOnePersonBids(house, row, id, until)))
}

async function tellOnePersonBids(house: House, row: TableRow, id: string, until: number): Promise<void> {
  const person = await personById(house, id)
  if (person === undefined || person.program === 1) return
  await listNotice(house, person, 'bids', row.id, null)
  const words = await wordsFor(person)
  const { title, text } = words.notices.bids
  const told = text({ game: gameName(words, row.game), until: momentFor(person, until) })
  await sendAll(house, person, 'turn', { title, text: told, url: linkTo(house, row) })
}

async function tellInvited(house: House, { row }: Scene, job: JobRow, by: string): Promise<void> {
  const person = job.person === null ? undefined : await personById(house, job.person)
  if (person === undefined || !(await isInvited(house, row.id, person.id))) return
  await listNotice(house, person, 'invited', row.id, by)
  const words = await wordsFor(person)
  const { title, text } = words.notices.invited
  const message = {
    title,
    text: text({ by: isolated(by), game: gameName(words, row.game) }),
    url: linkTo(house, row),
  }
  await sendAll(house, person, 'invited', message)
}

type EventContent = Extract<NoticeContent, { about: 'event' }>

async function tellEvent(house: House, job: JobRow, { tournament, news, round }: EventContent): Promise<void> {
  const person = job.person === null ? undefined : await personById(house, job.person)
  const event = await house.db.selectFrom('tournaments').select('name').where('id', '=', tournament).executeTakeFirst()
  if (person === undefined || person.program === 1 || event === undefined) return
  await listNotice(house, person, news, null, null, { id: tournament, round })
  const { title, text } = (await wordsFor(person)).notices[news]
  const message = { title, text: text({ name: isolated(event.name) }), url: `${pageUrl(house)}/#/events/${tournament}` }
  await sendAll(house, person, channelsOf(news), message)
}

/** All tables that wait for this person, in one message. */
export const sendDigest: Work = async (house, job) => {
  if (job.person === null) return
  const waiting = await waitingTables(house, job.person)
  const person = await personById(house, job.person)
  if (waiting.length === 0 || person === undefined) return
  await house.db.updateTable('people').set({ digested: house.now() }).where('id', '=', job.person).execute()
  const [first] = waiting
  const words = await wordsFor(person)
  const lines = waiting.map(table => ({
    game: gameName(words, table.game),
    until: untilFor(person, table),
    link: linkTo(house, table),
  }))
  await sendAll(house, person, 'turn', {
    ...turnsText(words, lines),
    url: waiting.length === 1 && first !== undefined ? linkTo(house, first) : pageUrl(house),
  })
}

type WaitingTable = Pick<TableRow, 'id' | 'game' | 'code' | 'clock_state'>

/** When the person's clock reaches zero. */
function untilFor(person: PersonRow, { clock_state }: WaitingTable): string | undefined {
  const { zeroAt } = JSON.parse(clock_state) as ClockState
  return zeroAt === null ? undefined : momentFor(person, zeroAt)
}

export async function waitingTables(house: House, person: string): Promise<WaitingTable[]> {
  return house.db
    .selectFrom('tables')
    .innerJoin('seats', join =>
      join.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.to_move'),
    )
    .select(['tables.id', 'tables.game', 'tables.code', 'tables.clock_state'])
    .where('seats.person', '=', person)
    .where('seats.left', '=', 0)
    .where('tables.state', '=', 'playing')
    .orderBy('tables.changed')
    .execute()
}

async function sendAll(house: House, person: PersonRow, kind: Kind, message: Message): Promise<void> {
  await Promise.all(
    waysFor(noticeSettings(person), kind).map(async way => {
      const outcome = await SEND[way](house, person, message)
      house.metrics.notices.inc({ way, sent: String(outcome.sent) })
    }),
  )
}

function linkTo(house: House, { code }: Pick<TableRow, 'code'>): string {
  return `${pageUrl(house)}/table/${code}`
}
