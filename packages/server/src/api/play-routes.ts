// The contract, part three: playing.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Id, Moves, Sequence } from './shapes.ts'
import { Entry, Position } from './table-shapes.ts'

const AtTable = z.object({ table: Id })
/** The largest PostgreSQL integer. */
const MOST_ENTRIES = 2_147_483_647

export const PLAY_ROUTES = {
  'GET /api/tables/:table/position': {
    what: 'The position as far as the viewer may know it, with the legal moves of the pending decision.',
    access: 'reader',
    rate: 'read',
    params: AtTable,
    answer: Position,
  },
  'GET /api/tables/:table/news': {
    what: 'The entries of the journal after a given one.',
    access: 'reader',
    rate: 'read',
    params: AtTable,
    query: z.object({ after: z.coerce.number().int().min(0).max(MOST_ENTRIES).default(0) }),
    answer: z.object({ entries: z.array(Entry) }),
  },
  'GET /api/tables/:table/stream': {
    what: 'New entries of the journal and the chat: server-sent events with id "sequence.chat"; resumes after Last-Event-ID.',
    access: 'reader',
    rate: 'stream',
    params: AtTable,
    query: z.object({ after: z.string().max(40).optional() }),
    answer: z.unknown(),
    stream: true,
  },
  'GET /api/tables/:table/file': {
    what: 'The game file, which can be replayed and verified. It contains the seed only after the game is over.',
    access: 'reader',
    rate: 'read',
    params: AtTable,
    answer: z.unknown(),
  },
  'POST /api/tables/:table/turns': {
    what: 'Play a turn: several moves, played together or not at all. The answer comes when the turn is stored. 409: the table has changed since; 422: a move is refused, with the reason.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    body: z.object({
      /** The last entry the player has seen. */
      sequence: Sequence,
      /** Chosen by the client for this turn. A turn sent twice with the same key is played once. */
      key: z.string().min(8).max(64),
      moves: Moves.min(1),
    }),
    answer: z.object({ entries: z.array(Entry), hash: z.string() }),
  },
  'POST /api/tables/:table/undo': {
    what: 'Take back your own last moves. The limit is the last move by another seat or with something revealed.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    body: z.object({ sequence: Sequence, to: z.int().min(0).max(1_000_000) }),
    answer: z.object({ entries: z.array(Entry) }),
  },
  'POST /api/tables/:table/take-back': {
    what: 'Ask all seats to go back to an earlier position.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    body: z.object({ sequence: Sequence, to: z.int().min(0).max(1_000_000) }),
    answer: z.object({ entries: z.array(Entry) }),
  },
  'POST /api/tables/:table/pause': {
    what: 'Ask all seats to stop the clocks.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    answer: z.object({ entries: z.array(Entry) }),
  },
  'POST /api/tables/:table/resume': {
    what: 'Restart the clocks. Any seat may; a pause also ends automatically.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    answer: z.object({ entries: z.array(Entry) }),
  },
  'POST /api/tables/:table/consent': {
    what: 'Answer a request: agree (with the id of `table.asked`) or decline. It happens when all agree; the first refusal ends it.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    body: z.object({ agree: z.boolean(), id: z.string().max(64).optional() }),
    answer: z.object({ entries: z.array(Entry) }),
  },
} as const satisfies RouteTable
