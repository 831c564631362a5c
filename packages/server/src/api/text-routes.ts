// The contract, part nine: the host's texts about privacy and terms.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Language } from './shapes.ts'

export const TEXT_ROUTES = {
  'GET /api/texts/:text': {
    what: 'The host’s text about privacy or terms, and for how many days data is kept (0: for ever). Without a text of the host the page shows its own.',
    access: 'anyone',
    rate: 'read',
    params: z.object({ text: z.enum(['privacy', 'terms']) }),
    query: z.object({ language: Language }),
    answer: z.object({
      text: z.string().nullable(),
      days: z.object({
        guests: z.int(),
        sessions: z.int(),
        chat: z.int(),
        reports: z.int(),
        audit: z.int(),
      }),
    }),
  },
} as const satisfies RouteTable
