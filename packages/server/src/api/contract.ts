// The whole contract: every route, who may use it, its input and output. Server, description and client are built from this table.
import type { z } from 'zod'
import { ACCOUNT_ROUTES } from './account-routes.ts'
import { BLOCK_ROUTES, REPORT_ROUTES } from './block-routes.ts'
import { DAILY_ROUTES } from './daily-routes.ts'
import { EVENT_ROUTES } from './event-routes.ts'
import { EXPLORER_ROUTES } from './explorer-routes.ts'
import { HOST_ROUTES } from './host-routes.ts'
import { INVITATION_ROUTES } from './invitation-routes.ts'
import { NOTICE_ROUTES } from './notice-routes.ts'
import { OAUTH_ROUTES } from './oauth-routes.ts'
import { OFFER_ROUTES } from './offer-routes.ts'
import { PEOPLE_ROUTES } from './people-routes.ts'
import { PLANNING_ROUTES } from './planning-routes.ts'
import { PLAY_ROUTES } from './play-routes.ts'
import { PRINTING_ROUTES } from './printing-routes.ts'
import type { Route } from './route.ts'
import { TABLE_ROUTES } from './table-routes.ts'
import { TEXT_ROUTES } from './text-routes.ts'

export const CONTRACT = {
  ...PEOPLE_ROUTES,
  ...TABLE_ROUTES,
  ...PLAY_ROUTES,
  ...PLANNING_ROUTES,
  ...NOTICE_ROUTES,
  ...INVITATION_ROUTES,
  ...ACCOUNT_ROUTES,
  ...BLOCK_ROUTES,
  ...REPORT_ROUTES,
  ...DAILY_ROUTES,
  ...HOST_ROUTES,
  ...TEXT_ROUTES,
  ...EXPLORER_ROUTES,
  ...OAUTH_ROUTES,
  ...OFFER_ROUTES,
  ...PRINTING_ROUTES,
  ...EVENT_ROUTES,
} as const
export type Contract = typeof CONTRACT
export type RouteName = keyof Contract

type Given<R extends Route, P extends 'params' | 'query' | 'body', D extends 'in' | 'out'> = R[P] extends z.ZodType
  ? D extends 'in'
    ? z.input<R[P]>
    : z.output<R[P]>
  : undefined

/** What a caller sends: only the parts the route defines. */
export type RequestOf<N extends RouteName> = {
  [P in 'params' | 'query' | 'body' as Contract[N] extends Record<P, z.ZodType> ? P : never]: Given<
    Contract[N],
    P,
    'in'
  >
}
/** What a handler receives, after validation. */
export type Checked<R extends Route, P extends 'params' | 'query' | 'body'> = Given<R, P, 'out'>
export type AnswerOf<N extends RouteName> = z.output<Contract[N]['answer']>
