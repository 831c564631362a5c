// What a host's tools read: health and metrics.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../fault.ts'
import type { House } from '../house.ts'
import type { Settings } from '../settings.ts'
import { isIn } from './network.ts'

/** Live: the process answers; restart it if not. Ready: it may get people; send them elsewhere if not. */
export function addHostPages(app: FastifyInstance, house: House): void {
  app.get('/health/live', async () => ({ ok: true }))
  for (const path of ['/health', '/health/ready']) {
    app.get(path, async (_request, reply) => {
      const ok = !house.door.draining && (await databaseAnswers(house))
      return reply.code(ok ? 200 : 503).send({ ok })
    })
  }
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(house.settings, request)) throw notFound()
    return reply.type(house.metrics.contentType).send(await house.metrics.text())
  })
}

async function databaseAnswers({ db }: House): Promise<boolean> {
  try {
    await db.selectFrom('house').select('name').limit(1).execute()
    return true
  } catch {
    return false
  }
}

/** From this machine and the networks the host named. Behind an unconfigured proxy every request would seem to come from this machine. */
function mayReadMetrics({ metricsFor, trustProxy }: Settings, { ip, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return isIn(ip, metricsFor) && !(trustProxy === 0 && forwarded)
}

const TURNS = '/api/tables/:table/turns'

export function countRequests(app: FastifyInstance, { metrics, log }: House): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, id } = request
    const { statusCode: status, elapsedTime } = reply
    const seconds = elapsedTime / 1000
    metrics.requests.inc({ status: String(status) })
    log.debug({ request: id, method, url, status, milliseconds: Math.round(elapsedTime) }, 'a request was answered')
    const { url: route } = request.routeOptions
    // A stream lasts as long as its client listens.
    if (route?.startsWith('/api/') !== true || route.endsWith('/stream')) return
    metrics.requestSeconds.observe({ method, route }, seconds)
    if (method === 'POST' && route === TURNS) metrics.turnSeconds.observe(seconds)
  })
}
