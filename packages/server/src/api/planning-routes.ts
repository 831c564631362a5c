// The contract: what a player decides in advance.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Id, Moves, Nothing, Sequence } from './shapes.ts'
import { Entry, Offered, Order, Prepared, Table } from './table-shapes.ts'

const AtTable = z.object({ table: Id })
const Draft = z.object({ position: Sequence, moves: Moves })

export const PLANNING_ROUTES = {
  'GET /api/tables/:table/draft': {
    what: 'Your draft of the current turn, from any of your devices. A prepared turn that was not played is a draft; `offered` says why.',
    access: 'player',
    rate: 'read',
    params: AtTable,
    answer: z.object({ draft: Draft.extend({ offered: Offered.optional() }).nullable() }),
  },
  'PUT /api/tables/:table/draft': {
    what: 'Store your draft of the current turn. Only you can see it.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    body: Draft,
    answer: Nothing,
  },
  'DELETE /api/tables/:table/draft': {
    what: 'Delete your draft.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    answer: Nothing,
  },
  'GET /api/tables/:table/orders': {
    what: 'Your standing orders.',
    access: 'player',
    rate: 'read',
    params: AtTable,
    answer: z.object({ orders: z.array(Order) }),
  },
  'PUT /api/tables/:table/orders': {
    what: 'Set standing orders: when a step asks you, the first legal one of these moves is played.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    body: z.object({ orders: z.array(Order).max(40) }),
    answer: z.object({ entries: z.array(Entry), table: Table }),
  },
  'GET /api/tables/:table/prepared': {
    what: 'Your prepared turn. Only you can see it.',
    access: 'player',
    rate: 'read',
    params: AtTable,
    answer: z.object({ prepared: Prepared.nullable() }),
  },
  'PUT /api/tables/:table/prepared': {
    what: 'Prepare your next turn. When it comes, the server checks it again and plays all of it, or keeps it as your draft. It replaces an earlier one.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    body: Prepared,
    answer: z.object({ entries: z.array(Entry), table: Table }),
  },
  'DELETE /api/tables/:table/prepared': {
    what: 'Drop your prepared turn.',
    access: 'player',
    rate: 'write',
    params: AtTable,
    answer: Nothing,
  },
} as const satisfies RouteTable
