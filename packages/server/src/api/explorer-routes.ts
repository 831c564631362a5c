// The contract, part ten: the explorer.
import { z } from 'zod'
import type { RouteTable } from './route.ts'
import { Strength } from './table-shapes.ts'

const Pool = z.enum(['people', 'bots'])
/** A position by its number: `positionKey` of the package @arkwright/kernel, or the `key` of an answer. */
const Key = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const LONGEST_LINE = 10_000

const ExploredChoice = z.object({
  /** The moves in notation, with commas between them. One text for all orders that lead to the same position. */
  turn: z.string(),
  /** The key of the position that follows. */
  next: Key,
  /** Who chose; null: it was drawn. */
  seat: z.int().nullable(),
  games: z.int(),
  /** The share of wins of the seat that chose, and its 95 % interval. Shared wins count in part. */
  wins: z.object({ share: z.number(), low: z.number(), high: z.number() }),
  /** Means at the end of the game: score, and the lead over the best other seat. */
  score: z.number(),
  margin: z.number(),
})

export const EXPLORER_ROUTES = {
  'GET /api/explorer/sources': {
    what: 'What the explorer of this server knows: how many games, by game, options and pool. Bots are a separate pool for each level.',
    access: 'anyone',
    rate: 'read',
    answer: z.object({
      sources: z.array(
        z.object({
          pool: Pool,
          game: z.string(),
          options: z.record(z.string(), z.unknown()),
          players: z.int(),
          level: Strength.nullable(),
          games: z.int(),
        }),
      ),
    }),
  },
  'GET /api/explorer': {
    what: 'What was chosen in a position, how often, and what it earned. The position is a key, or a game with its options (JSON) and the moves and draws so far, with commas between them.',
    access: 'anyone',
    rate: 'read',
    query: z.object({
      pool: Pool,
      level: Strength.optional(),
      key: z.coerce.number().pipe(Key).optional(),
      game: z.string().max(60).optional(),
      options: z.string().max(LONGEST_LINE).optional(),
      moves: z.string().max(LONGEST_LINE).optional(),
    }),
    answer: z.object({
      key: Key,
      /** How many games of each pool reached the position. */
      pools: z.array(z.object({ pool: Pool, level: Strength.nullable(), games: z.int() })),
      /** The most frequent first. */
      choices: z.array(ExploredChoice),
    }),
  },
} as const satisfies RouteTable
