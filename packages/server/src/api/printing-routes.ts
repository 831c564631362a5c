// The contract, part eight: printings that people share, and what owners of the games found in their boxes.
import { z } from 'zod'
import type { RouteTable } from './route.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Count = z.int().min(0)

export const PRINTING_ROUTES = {
  'POST /api/printings': {
    what: 'Share a printing. It is stored once, however many share it. With `own`, my answers count among those of the owners; of two printings of the same edition my last one counts.',
    access: 'person',
    rate: 'printing',
    body: z.object({
      /** The file as it is, its hash included. */
      printing: z.record(z.string(), z.unknown()),
      /** I checked it against my own copy. */
      own: z.boolean(),
    }),
    answer: z.object({ hash: Hash }),
  },
  'GET /api/printings/:hash': {
    what: 'A shared printing by its hash.',
    access: 'anyone',
    rate: 'read',
    params: z.object({ hash: Hash }),
    answer: z.object({
      printing: z.record(z.string(), z.unknown()),
      /** How many people shared it. */
      people: Count,
    }),
  },
  'GET /api/boxes/:game': {
    what: 'What owners on this server found in the box of a game: for each group of figures how many copies agree with ours and how many differ.',
    access: 'anyone',
    rate: 'read',
    params: z.object({ game: z.string().min(1).max(60) }),
    answer: z.object({
      /** How many people shared what they found. */
      people: Count,
      groups: z.array(
        z.object({
          /** The year on the box; null: the owner did not say. */
          edition: z.int().nullable(),
          group: z.string(),
          same: Count,
          different: Count,
        }),
      ),
    }),
  },
} as const satisfies RouteTable
