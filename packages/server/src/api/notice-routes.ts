// The contract, part four: notices.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Nothing, Notice } from './shapes.ts'

export const NOTICE_ROUTES = {
  'GET /api/notices': {
    what: 'What I was told, newest first, and how many tables wait for me.',
    access: 'person',
    rate: 'read',
    answer: z.object({ notices: z.array(Notice), unread: z.int(), waiting: z.int() }),
  },
  'POST /api/notices/read': {
    what: 'I have seen them all.',
    access: 'person',
    rate: 'write',
    answer: Nothing,
  },
  'POST /api/notices/test': {
    what: 'Send a test notice by one way, and say whether it went out.',
    access: 'person',
    rate: 'letter',
    body: z.object({ by: z.enum(['page', 'push', 'email', 'webhook']) }),
    answer: z.object({ sent: z.boolean(), why: z.string().nullable() }),
  },
  'POST /api/unsubscribe': {
    what: 'No more e-mails about games to the person of this link. No session is needed.',
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
    what: 'My notices as they come: server-sent events "notice".',
    access: 'person',
    rate: 'stream',
    answer: z.unknown(),
    stream: true,
  },
} as const satisfies RouteTable
