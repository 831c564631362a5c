// Turns the contract into routes. Limits, origin, session, access and shape are checked here, once for all routes.
import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import { isLong, sendLong } from '../http/long-answer.ts'
import { networkOf } from '../http/network.ts'
import { checkOrigin } from '../http/origin.ts'
import { checkNotBanned } from '../people/bans.ts'
import { bySession, byToken, openSession, SESSION_DAYS, type Signed } from '../people/sessions.ts'
import { readScene, type Scene } from '../tables/scene.ts'
import { admit } from './access.ts'
import type { Call } from './call.ts'
import type { Access, Route } from './route.ts'
import { Id } from './shapes.ts'

export type AnyHandler = (call: Call<Route>) => Promise<unknown>

const AT_TABLE: readonly Access[] = ['reader', 'player', 'host']
const BEARER = /^Bearer ([A-Za-z0-9_-]{20,100})$/

export interface Cookie {
  readonly name: string
  readonly secure: boolean
}

/** Browsers accept the longer name only for a cookie that is set over https and limited to this host. */
export function cookieFor(publicUrl: string | undefined): Cookie {
  const secure = publicUrl?.startsWith('https:') === true
  return { name: secure ? '__Host-arkwright' : 'arkwright', secure }
}

export interface Binding {
  readonly app: FastifyInstance
  readonly house: House
  readonly cookie: Cookie
  /** Tests also check every answer against the contract. */
  readonly checkAnswers: boolean
}

export function bind(binding: Binding, name: string, route: Route, handler: AnyHandler): void {
  const [method = '', url = ''] = name.split(' ')
  binding.app.route({
    method,
    url,
    exposeHeadRoute: false,
    handler: (request, reply) => {
      const about = { attributes: { 'http.route': url, request: request.id }, headers: request.headers }
      return binding.house.tracing.traced(name, about, () => answer(binding, route, handler, request, reply))
    },
  })
}

async function answer(
  binding: Binding,
  route: Route,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { house, cookie } = binding
  const sender = request.headers.authorization ?? request.cookies[cookie.name] ?? networkOf(request.ip)
  await house.limits.refuseFlood(route.rate, sender)
  const early = readEarly(binding, route, request)
  const signed = await whoAsks(binding, request)
  await house.limits.spendAs(route.rate, limitedBy(route, signed, request), sender)
  const params = checked(route.params, request.params, 'the address')
  const { scene, seat } = await admit(house, route.access, signed, () => early ?? readScene(house, tableIn(params)))
  const query = checked(route.query, request.query, 'the query')
  const body = checked(route.body, request.body, 'the body')
  const call = {
    house,
    who: signed?.person,
    session: signed?.session,
    token: signed?.token,
    cookie: request.cookies[cookie.name],
    scene,
    seat,
    params,
    query,
    body,
    request,
    reply,
    async signIn(person: string) {
      // A token that already exists is never reused.
      const token = await openSession(house, person, String(request.headers['user-agent'] ?? ''))
      reply.setCookie(cookie.name, token, cookieOptions(cookie))
    },
    signOut: () => void reply.clearCookie(cookie.name, cookieOptions(cookie)),
  } as unknown as Call<Route>
  const result = await handler(call)
  if (route.stream === true) return reply
  if (binding.checkAnswers) strictly(route.answer, result)
  return isLong(result) ? sendLong(reply, result) : result
}

/** Reads the table in parallel with the session. Without a session it reads nothing until the limits are checked. */
function readEarly(
  { house, cookie }: Binding,
  route: Route,
  request: FastifyRequest,
): Promise<Scene | undefined> | undefined {
  const signs = request.headers.authorization !== undefined || request.cookies[cookie.name] !== undefined
  const table = tableIn(request.params)
  if (!signs || !AT_TABLE.includes(route.access) || !Id.safeParse(table).success) return undefined
  const scene = readScene(house, table)
  // If access is refused, this promise is never awaited.
  scene.catch(() => {})
  return scene
}

function tableIn(params: unknown): string {
  return (params as { table?: string } | undefined)?.table ?? ''
}

/** Guessing is limited by address even for signed-in people, because accounts are free. */
function limitedBy(route: Route, signed: Signed | undefined, request: FastifyRequest): string {
  const byAddress = signed === undefined || route.rate === 'sign-in' || route.rate === 'guess'
  return byAddress ? networkOf(request.ip) : signed.person.id
}

function cookieOptions({ secure }: Cookie) {
  return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure, maxAge: SESSION_DAYS * 24 * 3600 }
}

async function whoAsks({ house, cookie }: Binding, request: FastifyRequest): Promise<Signed | undefined> {
  const { authorization } = request.headers
  const signed =
    authorization === undefined ? await fromCookie(house, cookie, request) : await fromToken(house, authorization)
  if (signed !== undefined) checkNotBanned(signed.person, house.now())
  return signed
}

async function fromCookie(house: House, cookie: Cookie, request: FastifyRequest): Promise<Signed | undefined> {
  // Checked without a cookie too: another site must not be able to sign a person in.
  checkOrigin(request, house.settings.publicUrl)
  const token = request.cookies[cookie.name]
  return token === undefined ? undefined : bySession(house, token)
}

async function fromToken(house: House, authorization: string): Promise<Signed | undefined> {
  const token = BEARER.exec(authorization)?.[1]
  const signed = token === undefined ? undefined : await byToken(house, token)
  if (signed === undefined) throw new Fault(401, 'bad-token')
  return signed
}

function checked(shape: z.ZodType | undefined, given: unknown, what: string): unknown {
  if (shape === undefined) return undefined
  if (what !== 'the body') refuseNul(given, what)
  const { success, data, error } = shape.safeParse(given)
  if (success) return data
  const [issue] = error.issues
  const at = issue === undefined || issue.path.length === 0 ? what : issue.path.join('.')
  const code = issue?.path.at(-1) === 'name' ? 'bad-name' : 'bad-request'
  throw new Fault(400, code, `${at}: ${issue?.message ?? 'has the wrong shape'}`.slice(0, 300))
}

/** For parameters and queries. json-body.ts checks bodies before they are parsed. */
function refuseNul(given: unknown, what: string): void {
  const values = Object.values((given ?? {}) as Record<string, unknown>).map(String)
  if (values.some(value => value.includes('\0'))) {
    throw new Fault(400, 'bad-request', `${what} must not contain the character NUL`)
  }
}

function strictly(shape: z.ZodType, result: unknown): void {
  const parsed = z.safeParse(shape, result)
  if (!parsed.success) throw new Error(`the answer does not match the contract: ${parsed.error.message}`)
  const sent = JSON.stringify(result)
  const meant = JSON.stringify(parsed.data)
  if (sent.length !== meant.length)
    throw new Error(`the answer contains more than the contract allows: ${sent} instead of ${meant}`)
}
