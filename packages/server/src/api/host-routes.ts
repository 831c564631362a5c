// The contract, part eight: what the hosts of this server do. For everyone else these routes do not exist.
import { z } from 'zod'
import { DEEDS, JOB_KINDS } from '../storage/schema.ts'
import type { RouteTable } from './route.ts'
import { Ban, Id, Nothing, OneLine, Paragraph, Person, Time } from './shapes.ts'

/** For the next page: moment and id of the last one shown. */
const LastShown = z.object({ before: z.coerce.number().int().optional(), id: Id.optional() })
const Reason = Paragraph(500)
const JobKind = z.enum(JOB_KINDS)

const Report = z.object({
  id: Id,
  at: Time,
  reason: z.string(),
  /** Null: the account was deleted. */
  by: Person.nullable(),
  about: Person.nullable(),
  table: z.object({ id: Id, code: z.string(), game: z.string() }).nullable(),
  /** The reported message as it was; null: the report is about the game. */
  text: z.string().nullable(),
  settled: z.object({ at: Time, by: Person.nullable(), outcome: z.string() }).nullable(),
})

const HostedPerson = Person.extend({
  email: z.string().nullable(),
  created: Time,
  seen: Time,
  host: z.boolean(),
  ban: Ban.nullable(),
})

const HostedTable = z.object({
  id: Id,
  code: z.string(),
  game: z.string(),
  state: z.enum(['open', 'playing', 'over', 'archived']),
  entries: z.int(),
  changed: Time,
  /** Names of people, strengths of bots; an empty text is an open seat. */
  seats: z.array(z.string()),
})

export const HOST_ROUTES = {
  'GET /api/host/reports': {
    what: 'Reports that wait for a host, oldest first, or those that were settled, newest first.',
    access: 'server-host',
    rate: 'read',
    query: LastShown.extend({ show: z.enum(['open', 'settled']) }),
    answer: z.object({ reports: z.array(Report), more: z.boolean() }),
  },
  'POST /api/host/reports/:report/settle': {
    what: 'Close a report and say what was done about it.',
    access: 'server-host',
    rate: 'write',
    params: z.object({ report: Id }),
    body: z.object({ outcome: Reason }),
    answer: Nothing,
  },
  'GET /api/host/people': {
    what: 'People by a part of their name, by id or by e-mail address; without a text those who are banned.',
    access: 'server-host',
    rate: 'read',
    query: LastShown.extend({ text: OneLine(200).optional() }),
    answer: z.object({ people: z.array(HostedPerson), more: z.boolean() }),
  },
  'PUT /api/host/people/:person/ban': {
    what: 'Ban a person with their bot accounts, until a moment or for ever. They are told the reason and the end.',
    access: 'server-host',
    rate: 'write',
    params: z.object({ person: Id }),
    body: z.object({ reason: Reason, until: Time.nullable() }),
    answer: Nothing,
  },
  'DELETE /api/host/people/:person/ban': {
    what: 'Lift a ban.',
    access: 'server-host',
    rate: 'write',
    params: z.object({ person: Id }),
    answer: Nothing,
  },
  'GET /api/host/tables': {
    what: 'Tables, those that changed last first.',
    access: 'server-host',
    rate: 'read',
    query: LastShown.extend({ state: HostedTable.shape.state.optional() }),
    answer: z.object({ tables: z.array(HostedTable), more: z.boolean() }),
  },
  'POST /api/host/tables/:table/archive': {
    what: 'End a table. It counts as a loss for no player.',
    access: 'server-host',
    rate: 'write',
    params: z.object({ table: Id }),
    body: z.object({ reason: Reason }),
    answer: Nothing,
  },
  'GET /api/host/jobs': {
    what: 'How many jobs wait, by kind, and those that failed and will be tried again.',
    access: 'server-host',
    rate: 'read',
    answer: z.object({
      queues: z.array(z.object({ kind: JobKind, waiting: z.int(), due: z.int(), failed: z.int() })),
      failed: z.array(z.object({ id: z.string(), kind: JobKind, attempts: z.int(), due: Time })),
    }),
  },
  'GET /api/host/audit': {
    what: 'What hosts did, newest first.',
    access: 'server-host',
    rate: 'read',
    query: LastShown,
    answer: z.object({
      more: z.boolean(),
      audit: z.array(
        z.object({
          id: Id,
          at: Time,
          /** Null: the command line. */
          host: Person.nullable(),
          what: z.enum(DEEDS),
          person: Person.nullable(),
          table: z.object({ id: Id, code: z.string(), game: z.string() }).nullable(),
          detail: z.string(),
        }),
      ),
    }),
  },
} as const satisfies RouteTable
