// The shape of a route: one line of the contract says what it is, who may use it, what goes in and what comes out.
import type { z } from 'zod'

/**
 * Who may use a route.
 * - anyone: no session needed
 * - visitor: the same, in a browser; no program's token will do (signing in, registering, passwords)
 * - person: whoever has a session or a program's token, guests included
 * - owner: a person in a browser; no program's token will do (sign-in data, tokens, deleting an account)
 * - reader: whoever may see the table: anyone if it is public, else its players, host and those who came by its code
 * - player: who sits at the table
 * - host: who set the table up
 */
export type Access = 'anyone' | 'visitor' | 'person' | 'owner' | 'reader' | 'player' | 'host'

/** How often: see http/limits.ts. */
export type Rate = 'read' | 'write' | 'sign-in' | 'chat' | 'stream' | 'guess' | 'letter' | 'table'

export interface Route {
  readonly what: string
  readonly access: Access
  readonly rate: Rate
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  /** A stream of events rather than one answer. */
  readonly stream?: true
}

export type RouteTable = Readonly<Record<string, Route>>
