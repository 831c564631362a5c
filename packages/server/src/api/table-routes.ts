// The contract, part two: tables, seats and chat.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { ChatMessage, Id, NewTable, Nothing, Room, SeatNumber, Strength, Table } from './shapes.ts'

const AtTable = z.object({ table: Id })
/** The largest PostgreSQL integer. */
const MOST_ENTRIES = 2_147_483_647
const Code = z
  .string()
  .trim()
  .toUpperCase()
  .min(4)
  .max(40)
  .regex(/^[A-Z0-9-]+$/)

export const TABLE_ROUTES = {
  'GET /api/games': {
    what: 'The games of this server.',
    access: 'anyone',
    rate: 'read',
    answer: z.object({
      games: z.array(
        z.object({
          id: z.string(),
          revision: z.int(),
          players: z.object({ min: z.int(), max: z.int() }),
          bots: z.array(Strength),
        }),
      ),
    }),
  },
  'GET /api/tables': {
    what: 'Tables: mine, public ones with an open seat, or public ones to watch.',
    access: 'anyone',
    rate: 'read',
    query: z.object({
      show: z.enum(['mine', 'open', 'playing', 'over']),
      game: z.string().max(60).optional(),
      before: z.coerce.number().int().optional(),
    }),
    answer: z.object({ tables: z.array(Table) }),
  },
  'POST /api/tables': {
    what: 'Set up a table; it starts by itself when every seat is taken and nobody is awaited.',
    access: 'person',
    rate: 'table',
    body: NewTable,
    answer: z.object({ table: Table }),
  },
  'POST /api/join': {
    what: 'Come to a table by its code, as a visitor; then sit down or watch.',
    access: 'person',
    rate: 'guess',
    body: z.object({ code: Code }),
    answer: z.object({ table: Table }),
  },
  'GET /api/codes/:code': {
    what: 'The table with this code, if it is public or I belong to it; null otherwise: knock with POST /api/join.',
    access: 'anyone',
    rate: 'read',
    params: z.object({ code: Code }),
    answer: z.object({ table: Table.nullable() }),
  },
  'GET /api/tables/:table': {
    what: 'One table.',
    access: 'reader',
    rate: 'read',
    params: AtTable,
    answer: z.object({ table: Table }),
  },
  'DELETE /api/tables/:table': {
    what: 'Take the table away, before it started.',
    access: 'host',
    rate: 'write',
    params: AtTable,
    answer: Nothing,
  },
  'POST /api/tables/:table/sit': {
    what: 'Take an open seat, or one that somebody left.',
    access: 'reader',
    rate: 'write',
    params: AtTable,
    body: z.object({ seat: SeatNumber }),
    answer: z.object({ table: Table }),
  },
  'POST /api/tables/:table/leave': {
    what: 'Get up again, before the start.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    answer: z.object({ table: Table }),
  },
  'PUT /api/tables/:table/seats/:seat': {
    what: 'Open a seat or give it to a bot: the host before the start; any player for a seat that was left, or whose player was banned or has been silent for too long.',
    access: 'reader',
    rate: 'write',
    params: z.object({ table: Id, seat: z.coerce.number().int().min(0).max(3) }),
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('open') }),
      z.object({ kind: z.literal('bot'), strength: Strength }),
    ]),
    answer: z.object({ table: Table }),
  },
  'POST /api/tables/:table/start': {
    what: 'Start the game, when all seats are taken.',
    access: 'host',
    rate: 'write',
    params: AtTable,
    answer: z.object({ table: Table }),
  },
  'POST /api/tables/:table/resign': {
    what: 'Give up the seat for good.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    answer: z.object({ table: Table }),
  },
  'POST /api/tables/:table/rematch': {
    what: 'A new table with the same options and people; the second to ask comes to the same one.',
    access: 'player',
    rate: 'table',
    params: AtTable,
    answer: z.object({ table: Table }),
  },
  'GET /api/tables/:table/chat': {
    what: 'What was said, oldest first.',
    access: 'reader',
    rate: 'read',
    params: AtTable,
    query: z.object({ after: z.coerce.number().int().min(0).max(MOST_ENTRIES).default(0) }),
    answer: z.object({ messages: z.array(ChatMessage) }),
  },
  'POST /api/tables/:table/chat': {
    what: 'Say something: players among themselves, spectators among themselves.',
    access: 'reader',
    rate: 'chat',
    params: AtTable,
    body: z.object({ room: Room, text: z.string().trim().min(1).max(500) }),
    answer: z.object({ message: ChatMessage }),
  },
  'PUT /api/tables/:table/mute': {
    what: 'Silence a spectator at this table, or let them speak again.',
    access: 'host',
    rate: 'write',
    params: AtTable,
    body: z.object({ person: Id, muted: z.boolean() }),
    answer: Nothing,
  },
  'GET /api/tables/:table/notes': {
    what: 'My private notes on this table.',
    access: 'reader',
    rate: 'read',
    params: AtTable,
    answer: z.object({ text: z.string() }),
  },
  'PUT /api/tables/:table/notes': {
    what: 'Keep private notes.',
    access: 'reader',
    rate: 'write',
    params: AtTable,
    body: z.object({ text: z.string().max(10_000) }),
    answer: Nothing,
  },
} as const satisfies RouteTable
