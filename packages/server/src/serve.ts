// Opens a house to people: one port for the page and the API.
import type { AddressInfo } from 'node:net'
import { BadInput } from '@arkwright/kernel'
import type { FastifyInstance } from 'fastify'
import { startHeartbeat } from './clocks/downtime.ts'
import { logTo } from './hosts/log.ts'
import { checkTexts } from './hosts/texts.ts'
import type { Log } from './house.ts'
import { buildApp } from './http/app.ts'
import { retentionJob } from './jobs/job.ts'
import { putJob } from './jobs/jobs.ts'
import { type OpenHouse, openHouse } from './open-house.ts'
import { type Settings, USUAL } from './settings.ts'

const HIGHEST_PORT = 65_535
/** Time for running requests to finish when the server stops. */
const GRACE_MILLISECONDS = 2_000

export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly open: OpenHouse
  /** Finishes running requests, ends the streams, then closes the database. */
  close(): Promise<void>
}

export interface ServeOptions {
  /** Where the log goes, one JSON document per line. Default: standard error. */
  readonly log?: Log | { write(text: string): unknown }
  readonly now?: () => number
  readonly checkAnswers?: boolean
}

export async function serve(chosen: Partial<Settings>, options: ServeOptions = {}): Promise<RunningServer> {
  const settings: Settings = { ...USUAL, ...chosen }
  await checkTexts(settings)
  const log = logTo(settings.logLevel, options.log)
  const open = await openHouse(settings, log, { now: options.now, deletesOld: true })
  const app = buildApp(open.house, { checkAnswers: options.checkAnswers ?? false })
  try {
    await listen(app, settings)
  } catch (error) {
    await open.close()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  // Links in e-mails must use the port that was actually opened.
  Object.assign(settings, { port })
  const heartbeat = await startHeartbeat(open.house)
  await putJob(open.house, retentionJob(open.house.now()))
  // Resumes tables that waited for a bot when the last server stopped.
  open.runner.look()
  return {
    url: settings.publicUrl ?? `http://${settings.host}:${port}`,
    port,
    open,
    async close() {
      const impatience = setTimeout(() => app.server.closeAllConnections(), GRACE_MILLISECONDS)
      await app.close()
      clearTimeout(impatience)
      await heartbeat.stop()
      await open.close()
    },
  }
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
