// The contract, part seven: blocking other players, and reporting to the hosts of this server.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Id, Nothing, Paragraph, Person, Time } from './shapes.ts'

const Other = z.object({ person: Id })

export const BLOCK_ROUTES = {
  'GET /api/blocks': {
    what: 'People I have blocked.',
    access: 'owner',
    rate: 'read',
    answer: z.object({ blocks: z.array(z.object({ person: Person, at: Time })) }),
  },
  'PUT /api/blocks/:person': {
    what: 'Block a person: no invitations between us, no seat at the same table, and I do not see their chat. Games that are already running go on.',
    access: 'owner',
    rate: 'write',
    params: Other,
    answer: Nothing,
  },
  'DELETE /api/blocks/:person': {
    what: 'Unblock a person.',
    access: 'owner',
    rate: 'write',
    params: Other,
    answer: Nothing,
  },
} as const satisfies RouteTable

export const REPORT_ROUTES = {
  'POST /api/tables/:table/reports': {
    what: 'Report a message, a player or the game of this table to the hosts of this server. The hosts see a copy of the message.',
    access: 'reader',
    rate: 'report',
    params: z.object({ table: Id }),
    body: z.object({
      /** Number of a message in the chat that I can read. */
      message: z.int().min(1).max(2_147_483_647).optional(),
      /** A player at this table. */
      person: Id.optional(),
      reason: Paragraph(500),
    }),
    answer: Nothing,
  },
} as const satisfies RouteTable
