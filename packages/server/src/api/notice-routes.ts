// The contract, part four: notices.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Nothing, Notice } from './shapes.ts'

export const NOTICE_ROUTES = {
  'GET /api/notices': {
    what: 'Your notices, newest first, and how many tables wait for you.',
    access: 'person',
    rate: 'read',
    answer: z.object({ notices: z.array(Notice), unread: z.int(), waiting: z.int() }),
  },
  'POST /api/notices/read': {
    what: 'Mark all notices as seen.',
    access: 'person',
    rate: 'write',
    answer: Nothing,
  },
  'POST /api/notices/test': {
    what: 'Send a test notice by one channel. The answer says whether it was sent.',
    access: 'person',
    rate: 'letter',
    body: z.object({ by: z.enum(['page', 'push', 'email', 'webhook']) }),
    answer: z.object({ sent: z.boolean(), why: z.string().nullable() }),
  },
  'POST /api/unsubscribe': {
    what: 'Unsubscribe the person of this link from e-mails about games. Needs no session.',
    access: 'visitor',
    rate: 'guess',
    body: z.object({ token: z.string().max(200) }),
    answer: Nothing,
  },
  'GET /api/push/key': {
    what: 'The public key with which a browser subscribes to web push.',
    access: 'anyone',
    rate: 'read',
    answer: z.object({ key: z.string() }),
  },
  'PUT /api/push': {
    what: 'Subscribe this browser to web push.',
    access: 'person',
    rate: 'write',
    body: z.object({
      endpoint: z.url({ protocol: /^https$/ }).max(1000),
      keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    }),
    answer: Nothing,
  },
  'DELETE /api/push': {
    what: 'Unsubscribe a browser.',
    access: 'person',
    rate: 'write',
    body: z.object({ endpoint: z.string().max(1000) }),
    answer: Nothing,
  },
  'GET /api/stream': {
    what: 'New notices: server-sent events "notice".',
    access: 'person',
    rate: 'stream',
    answer: z.unknown(),
    stream: true,
  },
} as const satisfies RouteTable
