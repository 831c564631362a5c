// The contract, part nine: printings and variants that the hosts offer for online tables.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Id, Nothing } from './shapes.ts'

/** As long as a printing may be. */
const LONGEST_PRINTING = 64_000

const Hash = z.string().regex(/^[0-9a-f]{64}$/)

const Offer = z.object({
  hash: Hash,
  game: z.string(),
  name: z.string(),
  /** Null: figures as printed in another copy, nothing that departs on purpose. */
  variant: z.object({ name: z.string(), reason: z.string() }).nullable(),
})

export const OFFER_ROUTES = {
  'GET /api/offers': {
    what: 'The printings and variants that this server offers for new tables, and whether tables may bring their own.',
    access: 'anyone',
    rate: 'read',
    answer: z.object({ offers: z.array(Offer), any: z.boolean() }),
  },
  'POST /api/host/offers': {
    what: 'Offer a printing: the text of its file.',
    access: 'server-host',
    rate: 'write',
    body: z.object({ printing: z.string().min(1).max(LONGEST_PRINTING) }),
    answer: z.object({ offer: Offer }),
  },
  'DELETE /api/host/offers/:hash': {
    what: 'Offer a printing no longer. Tables that were set up with it keep it.',
    access: 'server-host',
    rate: 'write',
    params: z.object({ hash: Id }),
    answer: Nothing,
  },
} as const satisfies RouteTable
