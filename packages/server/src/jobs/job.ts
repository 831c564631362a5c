// All jobs: kind, content and id. A new job replaces an existing one with the same id.
import type { Strength } from '../api/table-shapes.ts'
import type { JobRow } from '../storage/schema.ts'

export type NewJob = Pick<JobRow, 'id' | 'kind' | 'table_id' | 'person' | 'content' | 'due'>

/** What a notice is about. */
export type NoticeContent =
  | { readonly about: 'turn'; readonly position: number }
  | { readonly about: 'prepared' }
  | { readonly about: 'over' }
  | { readonly about: 'bids' }
  | { readonly about: 'invited'; readonly by: string }
  | { readonly about: 'event'; readonly tournament: string; readonly news: EventNews; readonly round: number }

export function noticeContent({ content }: Pick<JobRow, 'content'>): NoticeContent {
  return JSON.parse(content) as NoticeContent
}

/** Fast bots do not wait behind bots that think. */
const QUICK: readonly Strength[] = ['random', 'easy']

export function botJob(table: string, strength: Strength, due: number): NewJob {
  const kind = QUICK.includes(strength) ? 'quick-bot' : 'bot'
  return { id: `bot ${table}`, kind, table_id: table, person: null, content: '{}', due }
}

export function clockJob(table: string, due: number): NewJob {
  return { id: `clock ${table}`, kind: 'clock', table_id: table, person: null, content: '{}', due }
}

/** The time for bids is over. */
export function biddingJob(table: string, due: number): NewJob {
  return { id: `bidding ${table}`, kind: 'bidding', table_id: table, person: null, content: '{}', due }
}

export function turnNotice(table: string, person: string, position: number, due: number): NewJob {
  return notice(`turn ${table}`, table, person, { about: 'turn', position }, due)
}

/** The server has played a person's prepared turn. */
export function preparedNotice(table: string, person: string, due: number): NewJob {
  return notice(`prepared ${table} ${person}`, table, person, { about: 'prepared' }, due)
}

/** Bids for the seats of a table are open. */
export function bidsNotice(table: string, due: number): NewJob {
  return notice(`bids ${table}`, table, null, { about: 'bids' }, due)
}

export function overNotice(table: string, due: number): NewJob {
  return notice(`over ${table}`, table, null, { about: 'over' }, due)
}

export function invitedNotice(table: string, person: string, by: string, due: number): NewJob {
  return notice(`invited ${table} ${person}`, table, person, { about: 'invited', by }, due)
}

/** All tables that wait for a person, in one message. */
export function digestJob(person: string, due: number): NewJob {
  return { id: `digest ${person}`, kind: 'digest', table_id: null, person, content: '{}', due }
}

/** One for each end: a changed ban gets another job. */
export function banOverJob(person: string, until: number): NewJob {
  return { id: `ban-over ${person} ${until}`, kind: 'ban-over', table_id: null, person, content: '{}', due: until }
}

/** Counts a finished game in the explorer or takes it out: one game, or all games of a person. */
export function exploreJob(what: { readonly table: string } | { readonly person: string }, due: number): NewJob {
  const table_id = 'table' in what ? what.table : null
  const person = 'person' in what ? what.person : null
  return { id: `explore ${table_id ?? person}`, kind: 'explore', table_id, person, content: '{}', due }
}

/** Plays an entered day of the Daily Mill again. */
export function dailyJob(person: string, day: string, due: number): NewJob {
  return {
    id: `daily ${person} ${day}`,
    kind: 'daily',
    table_id: null,
    person,
    content: JSON.stringify({ day }),
    due,
  }
}

export function retentionJob(due: number): NewJob {
  return { id: 'retention', kind: 'retention', table_id: null, person: null, content: '{}', due }
}

/** Looks after an event at a given time. */
export function eventJob(tournament: string, due: number): NewJob {
  const content = JSON.stringify({ tournament })
  return { id: `event ${tournament}`, kind: 'event', table_id: null, person: null, content, due }
}

/** Looks after an event at once, because this table's game has ended. It does not replace the job above. */
export function eventTableJob(tournament: string, table: string, due: number): NewJob {
  return { ...eventJob(tournament, due), id: `event ${tournament} ${table}`, table_id: table }
}

/** The same because a person has entered while it runs. */
export function eventEntryJob(tournament: string, person: string, due: number): NewJob {
  return { ...eventJob(tournament, due), id: `event ${tournament} ${person}` }
}

export function leagueJob(league: string, due: number, reason = ''): NewJob {
  const content = JSON.stringify({ league })
  return { id: `league ${league} ${reason}`.trimEnd(), kind: 'league', table_id: null, person: null, content, due }
}

/** Compares the turns of a finished game of an event with those of a bot. */
export function agreementJob(table: string, due: number): NewJob {
  return { id: `agreement ${table}`, kind: 'agreement', table_id: table, person: null, content: '{}', due }
}

/** What a person is told about an event. */
export type EventNews = 'event-soon' | 'event-round' | 'event-late' | 'event-over'

export function eventNotice(tournament: string, person: string, news: EventNews, round: number, due: number): NewJob {
  const content: NoticeContent = { about: 'event', tournament, news, round }
  const id = `${news} ${tournament} ${round} ${person}`
  return { id, kind: 'notice', table_id: null, person, content: JSON.stringify(content), due }
}

function notice(id: string, table: string, person: string | null, content: NoticeContent, due: number): NewJob {
  return { id, kind: 'notice', table_id: table, person, content: JSON.stringify(content), due }
}
