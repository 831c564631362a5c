// The contract, part nine: the Daily Mill.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Person, Time } from './shapes.ts'

/** A day of the Daily Mill has far more moves than one turn. */
const MOST_MOVES = 1500
const LONGEST_MOVE = 80

const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .describe('a day in UTC: 2026-11-16')

export const DAILY_STATES = ['checking', 'accepted', 'refused'] as const

const Entry = z.object({
  state: z.enum(DAILY_STATES),
  /** Pounds at the end, and the place at the table; null until the game is checked. */
  score: z.int().nullable(),
  rank: z.int().nullable(),
  /** Among everyone of this day; null while it does not count. */
  place: z.int().nullable(),
  at: Time,
})

export const DAILY_ROUTES = {
  'GET /api/daily/:date': {
    what: 'The ranking of a day of the Daily Mill: how many finished it, the best ten, how the results are spread, and my own.',
    access: 'anyone',
    rate: 'read',
    params: z.object({ date: Day }),
    answer: z.object({
      count: z.int(),
      /** Whether results are still taken. */
      open: z.boolean(),
      mine: Entry.nullable(),
      top: z.array(z.object({ place: z.int(), person: Person, score: z.int(), rank: z.int() })),
      /** How many have each result, lowest first. */
      spread: z.array(z.object({ score: z.int(), count: z.int() })),
    }),
  },
  'POST /api/daily/:date': {
    what: 'Enter my finished game of this day: all moves, mine and those of the bots. Once a day, and only the first try. The server plays it again, with the same bots, before it counts.',
    access: 'owner',
    rate: 'write',
    params: z.object({ date: Day }),
    body: z.object({ moves: z.array(z.string().min(1).max(LONGEST_MOVE)).min(1).max(MOST_MOVES) }),
    answer: z.object({ mine: Entry }),
  },
} as const satisfies RouteTable
