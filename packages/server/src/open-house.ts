// Assembles a house: database, games, news, jobs. A server opens it to people; a worker only runs its jobs.
import { setTimeout as sleep } from 'node:timers/promises'
import { BotThreads, type Thinking } from './bots/bot-threads.ts'
import { botTurn } from './bots/bot-turn.ts'
import { clockRanOut } from './clocks/clock-job.ts'
import { steadyClock } from './clocks/steady-clock.ts'
import { checkDay } from './daily/check-job.ts'
import { explorePeople } from './explorer/people-pool.ts'
import { GameShelf } from './games.ts'
import { Metrics } from './hosts/metrics.ts'
import { applyRetention } from './hosts/retention.ts'
import { type Tracing, UNTRACED } from './hosts/tracing.ts'
import type { House, Log } from './house.ts'
import { Limits } from './http/limits.ts'
import { endStreamsWithoutRights, RIGHTS } from './http/lost-rights.ts'
import { dueJobs } from './jobs/jobs.ts'
import { Runner } from './jobs/runner.ts'
import { News } from './news/news.ts'
import { postgresCarrier } from './news/postgres-carrier.ts'
import { sendDigest, sendNotice } from './notices/notice-jobs.ts'
import { banOver } from './people/bans.ts'
import { sessionReader } from './people/sessions.ts'
import { Positions } from './play/positions.ts'
import { Feeds } from './play/stream.ts'
import type { Settings } from './settings.ts'
import { openDatabase } from './storage/database.ts'
import { biddingEnded } from './tables/bidding.ts'
import { sceneReader } from './tables/scene.ts'
import { writer } from './tables/write.ts'
import { compareTurns } from './tournaments/agreement.ts'
import { runLeague } from './tournaments/leagues/run.ts'
import { runEvent } from './tournaments/run.ts'

/** How long messages between servers may be lost before streams check for themselves. */
const LOOK_EVERY = 3_000
const OTHER_JOBS_AT_ONCE = 4
/** These jobs mostly wait for other machines: a few that do not answer must not hold up the rest. */
const NOTICES_AT_ONCE = 32
const QUICK_BOTS_AT_ONCE = 1
/** Concurrent batches of one kind. SQLite has one connection; on PostgreSQL a slow batch does not block the others. */
const AT_ONCE = { sqlite: 1, postgres: 3 } as const

export interface OpenHouse {
  readonly house: House
  readonly runner: Runner
  close(): Promise<void>
}

/** A house that runs no jobs: enough for host commands. */
export async function furnish(
  settings: Settings,
  log: Log,
  now: () => number,
  as: 'server' | 'visitor',
  tracing: Tracing = UNTRACED,
): Promise<Furnished> {
  const database = await openDatabase(settings.place, as, tracing.onQuery)
  const { db } = database
  const atOnce = AT_ONCE[database.kind]
  const games = new GameShelf(settings.games)
  const news = new News()
  const nudges = new Set<House['nudge']>()
  const pending = new Set<Promise<unknown>>()
  const house: House = {
    settings,
    database,
    db,
    games,
    positions: new Positions(db, games, settings.positionsKept),
    askSession: sessionReader(database, atOnce),
    askScene: sceneReader(database, atOnce),
    write: writer(database, atOnce),
    news,
    get feeds() {
      return feeds
    },
    streams: new Set(),
    limits: new Limits({ db, now, settings }),
    pending: {
      add(work) {
        const settled = work.finally(() => pending.delete(settled))
        pending.add(settled)
      },
      settled: () => Promise.allSettled(pending),
    },
    metrics: new Metrics(),
    tracing,
    door: { draining: false },
    log,
    now,
    nudge(kind) {
      for (const look of nudges) look(kind)
      // Only bots can run on other machines; all other jobs run here.
      if ((kind === 'bot' || kind === 'quick-bot' || kind === 'daily') && settings.botThreads === 0)
        news.announce('jobs')
    },
  }
  const feeds = new Feeds(house)
  if (settings.place.kind === 'postgres') {
    const missed = () => {
      for (const topic of news.topics()) news.hear(topic)
    }
    news.carryBy(await postgresCarrier(settings.place.url, news, log, missed))
  }
  return {
    house,
    nudges,
    async close() {
      await house.pending.settled()
      await news.close()
      await database.close()
    },
  }
}

interface Furnished {
  readonly house: House
  /** Runners to wake when a job is added. */
  readonly nudges: Set<House['nudge']>
  close(): Promise<void>
}

interface OpenOptions {
  readonly now?: (() => number) | undefined
  /** Only servers know the host's periods of retention; a worker may run without these settings. */
  readonly deletesOld: boolean
  readonly tracing?: Tracing
  /** Default: threads that end with the house. */
  readonly thinking?: ((atOnce: number) => Thinking) | undefined
}

export async function openHouse(
  settings: Settings,
  log: Log,
  { now = steadyClock(), deletesOld, tracing = UNTRACED, thinking = ownThreads(settings) }: OpenOptions,
): Promise<OpenHouse> {
  const { house, nudges, close } = await furnish(settings, log, now, 'server', tracing)
  const threads = thinking(settings.botThreads)
  const quickThreads = thinking(QUICK_BOTS_AT_ONCE)
  const runner = new Runner(house, [
    { kinds: ['bot'], atOnce: settings.botThreads, work: botTurn(threads) },
    { kinds: ['quick-bot'], atOnce: settings.botThreads === 0 ? 0 : QUICK_BOTS_AT_ONCE, work: botTurn(quickThreads) },
    { kinds: ['daily'], atOnce: settings.botThreads === 0 ? 0 : QUICK_BOTS_AT_ONCE, work: checkDay(quickThreads) },
    { kinds: ['clock'], atOnce: OTHER_JOBS_AT_ONCE, work: clockRanOut },
    { kinds: ['bidding'], atOnce: OTHER_JOBS_AT_ONCE, work: biddingEnded },
    { kinds: ['ban-over'], atOnce: OTHER_JOBS_AT_ONCE, work: banOver },
    { kinds: ['explore'], atOnce: 1, work: explorePeople },
    { kinds: ['event'], atOnce: 1, work: runEvent },
    { kinds: ['league'], atOnce: 1, work: runLeague },
    { kinds: ['agreement'], atOnce: settings.botThreads === 0 ? 0 : 1, work: compareTurns(quickThreads) },
    { kinds: ['retention'], atOnce: deletesOld ? 1 : 0, work: applyRetention },
    { kinds: ['notice'], atOnce: NOTICES_AT_ONCE, work: sendNotice },
    { kinds: ['digest'], atOnce: NOTICES_AT_ONCE, work: sendDigest },
  ])
  nudges.add(kind => runner.look(kind))
  const stopLooking = lookForLostNews(house)
  measure(house)
  return {
    house,
    runner,
    async close() {
      stopLooking()
      await runner.stop()
      await threads.close()
      await quickThreads.close()
      await close()
      await tracing.close()
    },
  }
}

function ownThreads({ botNice }: Settings): (atOnce: number) => Thinking {
  return atOnce => new BotThreads(atOnce, botNice)
}

function measure(house: House): void {
  house.metrics.measure({
    streams: () => house.feeds.streams,
    positions: () => house.positions.size,
    connections: () => house.database.connections(),
    jobs: () => dueJobs(house),
  })
}

/** A server may die between its commit and its message; a host command may change a table or ban a person. */
function lookForLostNews(house: House): () => void {
  const stop = new AbortController()
  const look = async (): Promise<void> => {
    for (;;) {
      await sleep(LOOK_EVERY, undefined, { signal: stop.signal, ref: false })
      await house.feeds.lookForNews().catch(() => {})
      await endStreamsWithoutRights(house).catch(() => {})
    }
  }
  look().catch(() => {})
  const stopListening = house.news.listen(RIGHTS, () => void endStreamsWithoutRights(house).catch(() => {}))
  return () => {
    stopListening()
    stop.abort()
  }
}
