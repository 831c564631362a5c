// The contract, part two: tables, seats and chat.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Id, Nothing, SeatNumber } from './shapes.ts'
import { Bids, BotPlan, ChatMessage, NewTable, Room, Strength, Table } from './table-shapes.ts'

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
    what: 'The games on this server.',
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
    what: 'Tables: yours, public ones with an open seat, or public ones to watch.',
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
    what: 'Create a table. The game starts automatically when every seat is taken and no one is awaited.',
    access: 'person',
    rate: 'table',
    body: NewTable,
    answer: z.object({ table: Table }),
  },
  'POST /api/join': {
    what: 'Enter a table by its code, as a visitor who may then take a seat or watch.',
    access: 'person',
    rate: 'guess',
    body: z.object({ code: Code }),
    answer: z.object({ table: Table }),
  },
  'GET /api/codes/:code': {
    what: 'The table with this code if it is public or you belong to it, else null. To enter, use POST /api/join.',
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
    what: 'Delete the table before the game starts.',
    access: 'host',
    rate: 'write',
    params: AtTable,
    answer: Nothing,
  },
  'POST /api/tables/:table/sit': {
    what: 'Take an open seat, or one that a player left.',
    access: 'reader',
    rate: 'write',
    params: AtTable,
    body: z.object({ seat: SeatNumber }),
    answer: z.object({ table: Table }),
  },
  'POST /api/tables/:table/leave': {
    what: 'Leave your seat before the game starts.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    answer: z.object({ table: Table }),
  },
  'PUT /api/tables/:table/seats/:seat': {
    what: 'Open a seat or give it to a bot. The host may do this before the start; any player may do it for a seat whose player left, was banned, or has been silent for too long.',
    access: 'reader',
    rate: 'write',
    params: z.object({ table: Id, seat: z.coerce.number().int().min(0).max(3) }),
    body: z.discriminatedUnion('kind', [z.object({ kind: z.literal('open') }), BotPlan]),
    answer: z.object({ table: Table }),
  },
  'POST /api/tables/:table/start': {
    what: 'Start the game. All seats must be taken.',
    access: 'host',
    rate: 'write',
    params: AtTable,
    answer: z.object({ table: Table }),
  },
  'PUT /api/tables/:table/bid': {
    what: 'Bid for the seats of a table that awards them by bids: pounds for each seat. Sealed until all bids are in; you may change yours until then.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    body: z.object({ bids: Bids }),
    answer: z.object({ table: Table }),
  },
  'POST /api/tables/:table/resign': {
    what: 'Give up your seat permanently.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    answer: z.object({ table: Table }),
  },
  'POST /api/tables/:table/rematch': {
    what: 'Create a rematch with the same options and people. Later requests get the same table.',
    access: 'player',
    rate: 'table',
    params: AtTable,
    answer: z.object({ table: Table }),
  },
  'GET /api/tables/:table/chat': {
    what: 'Chat messages, oldest first.',
    access: 'reader',
    rate: 'read',
    params: AtTable,
    query: z.object({ after: z.coerce.number().int().min(0).max(MOST_ENTRIES).default(0) }),
    answer: z.object({ messages: z.array(ChatMessage) }),
  },
  'POST /api/tables/:table/chat': {
    what: 'Send a chat message. Players and spectators have separate chats.',
    access: 'reader',
    rate: 'chat',
    params: AtTable,
    body: z.object({ room: Room, text: z.string().trim().min(1).max(500) }),
    answer: z.object({ message: ChatMessage }),
  },
  'PUT /api/tables/:table/mute': {
    what: 'Mute or unmute a spectator at this table.',
    access: 'host',
    rate: 'write',
    params: AtTable,
    body: z.object({ person: Id, muted: z.boolean() }),
    answer: Nothing,
  },
  'GET /api/tables/:table/notes': {
    what: 'Your private notes on this table.',
    access: 'reader',
    rate: 'read',
    params: AtTable,
    answer: z.object({ text: z.string() }),
  },
  'PUT /api/tables/:table/notes': {
    what: 'Store your private notes.',
    access: 'reader',
    rate: 'write',
    params: AtTable,
    body: z.object({ text: z.string().max(10_000) }),
    answer: Nothing,
  },
} as const satisfies RouteTable
