// The contract, part five: finding people and inviting them to a table.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Id, Invitation, NameSought, Nothing, Person } from './shapes.ts'
import { Table } from './table-shapes.ts'

const AtTable = z.object({ table: Id })

export const INVITATION_ROUTES = {
  'GET /api/people': {
    what: 'Registered people and programs with exactly this name; upper and lower case are the same.',
    access: 'person',
    rate: 'read',
    query: z.object({ name: NameSought }),
    answer: z.object({ people: z.array(Person) }),
  },
  'POST /api/tables/:table/invite': {
    what: 'Invite a person to this table. They get a notice and may enter.',
    access: 'player',
    rate: 'letter',
    params: AtTable,
    body: z.object({ person: Id }),
    answer: Nothing,
  },
  'GET /api/tables/:table/invitations': {
    what: 'Open invitations to this table.',
    access: 'player',
    rate: 'read',
    params: AtTable,
    answer: z.object({ invitations: z.array(Invitation) }),
  },
  'DELETE /api/tables/:table/invitations/:person': {
    what: 'Withdraw an invitation: your own, or any as the host.',
    access: 'player',
    rate: 'write',
    params: AtTable.extend({ person: Id }),
    answer: Nothing,
  },
  'GET /api/invitations': {
    what: 'Tables you are invited to. Take a seat to accept.',
    access: 'person',
    rate: 'read',
    answer: z.object({ invitations: z.array(Invitation.omit({ person: true }).extend({ table: Table })) }),
  },
  'DELETE /api/invitations/:table': {
    what: 'Decline an invitation. The sender gets a notice.',
    access: 'person',
    rate: 'write',
    params: AtTable,
    answer: Nothing,
  },
} as const satisfies RouteTable
