// The HTTP side of a house: every route of the contract, the description, health and metrics for the host, and the page.

import { BadInput } from '@arkwright/kernel'
import cookie from '@fastify/cookie'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { bind, cookieFor } from '../api/bind.ts'
import { CONTRACT } from '../api/contract.ts'
import { DAILY_HANDLERS } from '../daily/handlers.ts'
import { EXPLORER_HANDLERS } from '../explorer/handlers.ts'
import { Fault, notFound } from '../fault.ts'
import { HOST_HANDLERS } from '../hosts/handlers.ts'
import { TEXT_HANDLERS } from '../hosts/texts.ts'
import type { House } from '../house.ts'
import { NOTICE_HANDLERS } from '../notices/handlers.ts'
import { ACCOUNT_HANDLERS } from '../people/account-handlers.ts'
import { BLOCK_HANDLERS } from '../people/block-handlers.ts'
import { PEOPLE_HANDLERS } from '../people/handlers.ts'
import { OAUTH_HANDLERS } from '../people/oauth-handlers.ts'
import { PLAY_HANDLERS } from '../play/handlers.ts'
import { PLANNING_HANDLERS } from '../play/planning-handlers.ts'
import { PRINTING_HANDLERS } from '../printings/handlers.ts'
import { newId } from '../secrets.ts'
import type { Pages } from '../settings.ts'
import { storageFault } from '../storage/storage-fault.ts'
import { TABLE_HANDLERS } from '../tables/handlers.ts'
import { INVITATION_HANDLERS } from '../tables/invitations.ts'
import { OFFER_HANDLERS } from '../tables/offers.ts'
import { REPORT_HANDLERS } from '../tables/reports.ts'
import { EVENT_HANDLERS } from '../tournaments/handlers.ts'
import { addDescription } from './description.ts'
import { HEADERS, HTTPS_HEADERS } from './headers.ts'
import { addHostPages, countRequests } from './host-pages.ts'
import { readBodies } from './json-body.ts'
import type { TrustedProxies } from './network.ts'

const HANDLERS = {
  ...PEOPLE_HANDLERS,
  ...TABLE_HANDLERS,
  ...PLAY_HANDLERS,
  ...PLANNING_HANDLERS,
  ...NOTICE_HANDLERS,
  ...INVITATION_HANDLERS,
  ...ACCOUNT_HANDLERS,
  ...BLOCK_HANDLERS,
  ...REPORT_HANDLERS,
  ...DAILY_HANDLERS,
  ...HOST_HANDLERS,
  ...TEXT_HANDLERS,
  ...EXPLORER_HANDLERS,
  ...OFFER_HANDLERS,
  ...OAUTH_HANDLERS,
  ...PRINTING_HANDLERS,
  ...EVENT_HANDLERS,
}
const LARGEST_BODY = 65_536
const REQUEST_ID = /^[\w.-]{8,64}$/
const OURS = /^\/(?:api|health|metrics)(?:[/?]|$)/
/** How often Node checks for requests that exceed that time; its default is every 30 seconds. */
const LOOKS_AT_SLOW = 10

export function buildApp(house: House, { checkAnswers = false } = {}): FastifyInstance {
  const { settings } = house
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    requestTimeout: settings.requestMilliseconds,
    trustProxy: trustedBy(settings.trustProxy),
    routerOptions: { maxParamLength: 200 },
    logger: false,
    // A proxy's number for the request, or ours: the same in the log, in the answer and in a fault.
    genReqId: ({ headers }) => REQUEST_ID.exec(String(headers['x-request-id']))?.[0] ?? newId(),
    // While the server stops, requests on open connections are still answered.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Addresses without a route bypass all hooks below.
    frameworkErrors: (error, _request, reply) => {
      const { status, body } = faultFrom(error)
      reply.raw.writeHead(status, { ...HEADERS, 'content-type': 'application/json; charset=utf-8' })
      reply.raw.end(JSON.stringify(body))
    },
    http: {
      headersTimeout: settings.requestMilliseconds,
      connectionsCheckingInterval: settings.requestMilliseconds / LOOKS_AT_SLOW,
      maxHeaderSize: 16_384,
    },
  })
  readBodies(app)
  app.register(cookie)
  addHeaders(app, house)
  countRequests(app, house)
  if (settings.pages !== undefined) addPages(app, settings.pages)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const fault = faultFrom(error)
    if (fault.status >= 500) {
      const { id, url, method } = request
      const facts = { request: id, url, method, error: error.stack, cause: String(error.cause) }
      house.log.error(facts, 'a request failed')
      return reply.code(fault.status).send({ fault: { ...fault.body.fault, request: id } })
    }
    return reply.code(fault.status).send(fault.body)
  })
  app.register(async api => {
    const binding = {
      app: api,
      house,
      cookie: cookieFor(settings.publicUrl),
      checkAnswers,
    }
    for (const [name, route] of Object.entries(CONTRACT)) {
      bind(binding, name, route, HANDLERS[name as keyof typeof HANDLERS])
    }
  })
  addDescription(app)
  addHostPages(app, house)
  app.setNotFoundHandler(() => {
    throw notFound()
  })
  app.addHook('preClose', async () => {
    for (const stream of house.streams) stream.end()
  })
  return app
}

/** A number of hops or a list of networks, never "all": the sender controls the leftmost entry of the list. */
function trustedBy(proxies: TrustedProxies): string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies]
}

function faultFrom(error: FastifyError | Fault | BadInput): Fault {
  if (error instanceof Fault) return error
  if (error instanceof BadInput) return new Fault(400, 'bad-request', error.message)
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new Fault(413, 'too-large')
  if (status === 415) return new Fault(415, 'not-json', 'Bodies must be JSON.')
  if (status !== undefined && status >= 400 && status < 500) {
    return new Fault(status, 'bad-request', 'This request could not be read.')
  }
  const storage = storageFault(error)
  if (storage !== undefined) return storage
  return new Fault(500, 'our-fault')
}

function addHeaders(app: FastifyInstance, { settings: { publicUrl }, door }: House): void {
  const headers = publicUrl?.startsWith('https:') === true ? { ...HEADERS, ...HTTPS_HEADERS } : HEADERS
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
    // The next request of this client then reaches another server.
    if (door.draining) reply.header('connection', 'close')
  })
}

/** Outside the API only the address of a request is read. */
function addPages(app: FastifyInstance, pages: Pages): void {
  app.addHook('onRequest', async (request, reply) => {
    if (OURS.test(request.url)) return
    const { status, type, body, headers } = pages(request.method, request.url)
    const known = headers?.['ETag'] !== undefined && request.headers['if-none-match'] === headers['ETag']
    if (known) return reply.code(304).headers(headers).send()
    await reply
      .code(status)
      .headers({ ...headers, 'content-type': type })
      .send(Buffer.from(body))
  })
}
