// The shape of a route: what it does, who may use it, its input and its output.
import type { z } from 'zod'

/**
 * Who may use a route.
 * - anyone: no session needed
 * - visitor: the same, but browsers only; program tokens are refused (signing in, registering, passwords)
 * - person: anyone with a session or a program token, guests included
 * - owner: a person in a browser; program tokens are refused (sign-in data, tokens, deleting an account)
 * - reader: anyone who may see the table: everyone if it is public, else its players, its host and visitors with its code
 * - player: a person seated at the table
 * - host: the person who created the table
 * - server-host: a host of this server in a browser; for everyone else the route does not exist
 */
export type Access = 'anyone' | 'visitor' | 'person' | 'owner' | 'reader' | 'player' | 'host' | 'server-host'

/** Rate limit: see http/limits.ts. */
export type Rate =
  | 'read'
  | 'write'
  | 'sign-in'
  | 'chat'
  | 'stream'
  | 'guess'
  | 'letter'
  | 'table'
  | 'report'
  | 'printing'

export interface Route {
  readonly what: string
  readonly access: Access
  readonly rate: Rate
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /** A stream of events instead of a single answer. */
  readonly stream?: true
}

export type RouteTable = Readonly<Record<string, Route>>
