// The work behind notices: whether there is still something to tell, and to whom.
import type { House } from '../house.ts'
import type { Work } from '../jobs/runner.ts'
import { pageUrl, personById } from '../people/accounts.ts'
import { noticeSettings } from '../people/person.ts'
import type { JobRow, TableRow } from '../storage/schema.ts'
import { readScene, type Scene } from '../tables/scene.ts'
import { type Kind, listNotice, planDigest, waysFor } from './notify.ts'
import { type Message, SEND } from './send.ts'

interface Content {
  readonly about: Kind
  readonly position?: number
  readonly by?: string
}

export const sendNotice: Work = async (house, job) => {
  const scene = job.table_id === null ? undefined : await readScene(house, job.table_id)
  if (scene === undefined) return
  const content = JSON.parse(job.content) as Content
  if (content.about === 'turn') await tellTurn(house, scene, job, content)
  if (content.about === 'over') await tellOver(house, scene)
  if (content.about === 'invited') await tellInvited(house, scene, job, content.by ?? '')
}

async function tellTurn(house: House, { row, seats }: Scene, job: JobRow, { position }: Content): Promise<void> {
  const stillWaits = row.state === 'playing' && row.position === position && row.to_move !== null
  if (!stillWaits || seats[row.to_move ?? 0]?.person !== job.person || job.person === null) return
  const person = await personById(house, job.person)
  if (person === undefined || person.program === 1) return
  await listNotice(house, person, 'turn', row.id, null)
  await planDigest(house, person)
}

async function tellOver(house: House, { row, seats }: Scene): Promise<void> {
  for (const { person: id, left } of seats) {
    const person = id === null || left === 1 ? undefined : await personById(house, id)
    if (person === undefined || person.program === 1) continue
    await listNotice(house, person, 'over', row.id, null)
    await sendAll(house, person.id, 'over', {
      title: 'Arkwright: the game is over',
      text: `Your game of ${row.game} has ended.`,
      url: linkTo(house, row),
    })
  }
}

async function tellInvited(house: House, { row }: Scene, job: JobRow, by: string): Promise<void> {
  const person = job.person === null ? undefined : await personById(house, job.person)
  if (person === undefined) return
  await listNotice(house, person, 'invited', row.id, by)
  await sendAll(house, person.id, 'invited', {
    title: 'Arkwright: an invitation',
    text: `${by} invites you to a game of ${row.game}.`,
    url: linkTo(house, row),
  })
}

/** All tables that wait for this person, in one message. */
export const sendDigest: Work = async (house, job) => {
  if (job.person === null) return
  const waiting = await waitingTables(house, job.person)
  if (waiting.length === 0) return
  await house.db.updateTable('people').set({ digested: house.now() }).where('id', '=', job.person).execute()
  const [first] = waiting
  await sendAll(house, job.person, 'turn', {
    title: waiting.length === 1 ? 'Arkwright: it is your turn' : `Arkwright: ${waiting.length} tables wait for you`,
    text: waiting.map(table => `${table.game}: ${linkTo(house, table)}`).join('\n'),
    url: waiting.length === 1 && first !== undefined ? linkTo(house, first) : pageUrl(house),
  })
}

export async function waitingTables(house: House, person: string): Promise<Pick<TableRow, 'id' | 'game' | 'code'>[]> {
  return house.db
    .selectFrom('tables')
    .innerJoin('seats', join =>
      join.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.to_move'),
    )
    .select(['tables.id', 'tables.game', 'tables.code'])
    .where('seats.person', '=', person)
    .where('seats.left', '=', 0)
    .where('tables.state', '=', 'playing')
    .orderBy('tables.changed')
    .execute()
}

async function sendAll(house: House, id: string, kind: Kind, message: Message): Promise<void> {
  const person = await personById(house, id)
  if (person === undefined) return
  for (const way of waysFor(noticeSettings(person), kind)) {
    const outcome = await SEND[way](house, person, message)
    house.tally.add(`arkwright_notices_total{way="${way}",sent="${outcome.sent}"}`)
  }
}

function linkTo(house: House, { code }: Pick<TableRow, 'code'>): string {
  return `${pageUrl(house)}/table/${code}`
}
