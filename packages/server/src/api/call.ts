// What a handler receives: the checked request, and what its access rule has already read.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { House } from '../house.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import type { Scene } from '../tables/scene.ts'
import type { Checked } from './contract.ts'
import type { Access, Route, RouteTable } from './route.ts'

type Who<A extends Access> = A extends 'anyone' | 'visitor' | 'reader' ? PersonRow | undefined : PersonRow
type AtTable<A extends Access> = A extends 'reader' | 'player' | 'host' ? Scene : undefined
type SeatOf<A extends Access> = A extends 'player' ? number : number | undefined

export interface Call<R extends Route> {
  readonly house: House
  readonly who: Who<R['access']>
  readonly session: string | undefined
  readonly token: string | undefined
  /** The session token the browser sent; its session may have ended. */
  readonly cookie: string | undefined
  readonly scene: AtTable<R['access']>
  readonly seat: SeatOf<R['access']>
  readonly params: Checked<R, 'params'>
  readonly query: Checked<R, 'query'>
  readonly body: Checked<R, 'body'>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  signIn(person: string): Promise<void>
  signOut(): void
}

export type Handlers<T extends RouteTable> = {
  readonly [N in keyof T]: (call: Call<T[N]>) => Promise<z.input<T[N]['answer']>>
}
