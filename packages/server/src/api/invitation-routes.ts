// The contract, part five: finding people and inviting them to a table.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Id, Invitation, NameSought, Nothing, Person, Table } from './shapes.ts'

const AtTable = z.object({ table: Id })

export const INVITATION_ROUTES = {
  'GET /api/people': {
    what: 'Registered people and programs with exactly this name; capital or small letters are alike.',
    access: 'person',
    rate: 'read',
    query: z.object({ name: NameSought }),
    answer: z.object({ people: z.array(Person) }),
  },
  'POST /api/tables/:table/invite': {
    what: 'Ask somebody to this table: they are told, and may come in.',
    access: 'player',
    rate: 'letter',
    params: AtTable,
    body: z.object({ person: Id }),
    answer: Nothing,
  },
  'GET /api/tables/:table/invitations': {
    what: 'Who was invited to this table and has not answered yet.',
    access: 'player',
    rate: 'read',
    params: AtTable,
    answer: z.object({ invitations: z.array(Invitation) }),
  },
  'DELETE /api/tables/:table/invitations/:person': {
    what: 'Withdraw an invitation: one’s own, or as the host any.',
    access: 'player',
    rate: 'write',
    params: AtTable.extend({ person: Id }),
    answer: Nothing,
  },
  'GET /api/invitations': {
    what: 'Tables I am invited to. To accept is to sit down.',
    access: 'person',
    rate: 'read',
    answer: z.object({ invitations: z.array(Invitation.omit({ person: true }).extend({ table: Table })) }),
  },
  'DELETE /api/invitations/:table': {
    what: 'Decline an invitation; whoever sent it is told.',
    access: 'person',
    rate: 'write',
    params: AtTable,
    answer: Nothing,
  },
} as const satisfies RouteTable
