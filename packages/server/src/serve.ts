// Opens a house to people: one port for the page and the API.
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { BadInput } from '@arkwright/kernel'
import type { FastifyInstance } from 'fastify'
import type { Thinking } from './bots/bot-threads.ts'
import { startHeartbeat } from './clocks/downtime.ts'
import { type Replica, replicate } from './hosts/litestream.ts'
import { logTo } from './hosts/log.ts'
import { checkTexts } from './hosts/texts.ts'
import { startTracing } from './hosts/tracing.ts'
import type { Log } from './house.ts'
import { buildApp } from './http/app.ts'
import { retentionJob } from './jobs/job.ts'
import { putJob } from './jobs/jobs.ts'
import { type OpenHouse, openHouse } from './open-house.ts'
import { type Settings, USUAL } from './settings.ts'
import { warmUpSoon } from './warm-up.ts'

const HIGHEST_PORT = 65_535
/** Time for running requests to finish when the server stops. */
const GRACE_MILLISECONDS = 10_000
const LOOK_MILLISECONDS = 20

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly open: OpenHouse
  /** Drains, finishes running requests, ends the streams, then closes the database. Called again, it drains no longer. */
  close(): Promise<void>
}

export interface ServeOptions {
  /** Where the log goes, one JSON document per line. Default: standard error. */
  readonly log?: Log | { write(text: string): unknown }
  readonly now?: () => number
  readonly checkAnswers?: boolean
  readonly thinking?: (atOnce: number) => Thinking
  /** Whether it loads soon what the start leaves out; otherwise the first request of its kind waits. Default: true. */
  readonly warmsUp?: boolean
}

export async function serve(chosen: Partial<Settings>, options: ServeOptions = {}): Promise<RunningServer> {
  const settings: Settings = { ...USUAL, ...chosen }
  await checkTexts(settings)
  const log = logTo(settings.logLevel, options.log)
  if (settings.replicate !== undefined && settings.place.kind !== 'sqlite')
    throw new BadInput('only a SQLite file can be replicated; PostgreSQL has its own archiving')
  const tracing = await startTracing(process.env)
  const { now, thinking } = options
  const open = await openHouse(settings, log, { now, deletesOld: true, tracing, thinking })
  const app = buildApp(open.house, { checkAnswers: options.checkAnswers ?? false })
  const running = requestsIn(app)
  try {
    await listen(app, settings)
  } catch (error) {
    await open.close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  // Links in e-mails must use the port that was actually opened.
  Object.assign(settings, { port })
  const replica = replicaOf(settings, log)
  const heartbeat = await startHeartbeat(open.house)
  await putJob(open.house, retentionJob(open.house.now()))
  // Resumes tables that waited for a bot when the last server stopped.
  open.runner.look()
  if (options.warmsUp ?? true)
    warmUpSoon(error => log.warn({ error: String(error) }, 'a part that loads later could not be loaded'))
  const hurry = new AbortController()
  let closing: Promise<void> | undefined
  const closeAll = async (): Promise<void> => {
    await drain(open, settings, hurry.signal)
    const closed = app.close()
    await requestsEnd(running)
    app.server.closeAllConnections()
    await closed
    await heartbeat.stop()
    await open.close()
    await replica?.stop()
  }
  return {
    url: settings.publicUrl ?? `http://${settings.host}:${port}`,
    port,
    open,
    close() {
      if (closing === undefined) closing = closeAll()
      else hurry.abort()
      return closing
    },
  }
}

function replicaOf({ replicate: url, place }: Settings, log: Log): Replica | undefined {
  return url === undefined || place.kind !== 'sqlite' ? undefined : replicate(place.file, url, log)
}

/** A balancer sees /health/ready and sends people elsewhere; until then everything is answered as before. */
async function drain({ house, runner }: OpenHouse, { drainMilliseconds }: Settings, hurry: AbortSignal): Promise<void> {
  house.door.draining = true
  runner.finishUp()
  if (drainMilliseconds > 0) await sleep(drainMilliseconds, undefined, { signal: hurry }).catch(() => {})
}

function requestsIn(app: FastifyInstance): Set<object> {
  const running = new Set<object>()
  app.server.on('request', (request, response) => {
    running.add(request)
    response.once('close', () => running.delete(request))
  })
  return running
}

async function requestsEnd(running: ReadonlySet<object>): Promise<void> {
  const until = Date.now() + GRACE_MILLISECONDS
  while (running.size > 0 && Date.now() < until) await sleep(LOOK_MILLISECONDS)
}

async function listen(app: FastifyInstance, { host, port: wanted, portsTried }: Settings): Promise<void> {
  const last = wanted === 0 ? 0 : Math.min(HIGHEST_PORT, wanted + portsTried - 1)
  for (let port = wanted; port <= last; port++) {
    try {
      await app.listen({ host, port })
      return
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EACCES') throw new BadInput(`you may not use port ${port}; try one from 1024 up`)
      if (code === 'EADDRNOTAVAIL') throw new BadInput(`${host} is not an address of this machine`)
      if (code !== 'EADDRINUSE') throw error
    }
  }
  throw new BadInput(`the ports from ${wanted} to ${last} are all in use; choose another with --port`)
}
