// Claims and runs jobs: as many bots at once as there are threads, and a few of everything else.
import type { House } from '../house.ts'
import type { JobRow } from '../storage/schema.ts'
import { claim, dueKinds, finish, postpone } from './jobs.ts'

type Kind = JobRow['kind']
export type Work = (house: House, job: JobRow) => Promise<void>

/** How often to look without a notification. */
const ROUND = 1_000
const MOST_ATTEMPTS = 8
/** Without these a table or a person would wait for ever, so they are always retried. */
const NEVER_GIVEN_UP: readonly Kind[] = [
  'bot',
  'quick-bot',
  'clock',
  'ban-over',
  'retention',
  'explore',
  'bidding',
  'daily',
  'event',
  'league',
]

export interface Lane {
  readonly kinds: readonly Kind[]
  readonly atOnce: number
  readonly work: Work
}

export class Runner {
  private readonly house: House
  private readonly lanes: readonly LaneState[]
  private readonly timer: NodeJS.Timeout
  private readonly stopListening: () => void
  private readonly looks = new Set<Promise<number>>()
  private stopped = false

  constructor(house: House, lanes: readonly Lane[]) {
    this.house = house
    this.lanes = lanes
      .filter(({ atOnce }) => atOnce > 0)
      .map(lane => ({ lane, busy: new Set(), looking: undefined, again: false }))
    this.timer = setInterval(() => this.look(), ROUND)
    this.timer.unref()
    this.stopListening = house.news.listen('jobs', () => this.look())
  }

  /** For one kind of work, or for all. */
  look(kind?: Kind): void {
    if (kind === undefined) void this.lookInDue()
    for (const state of this.lanes) {
      if (kind !== undefined && state.lane.kinds.includes(kind)) void this.lookIn(state)
    }
  }

  /** Runs jobs until none is due. For tests, which do not wait for rounds. */
  async rest(): Promise<void> {
    for (;;) {
      const claimed = await this.lookInDue()
      const busy = this.lanes.flatMap(state => [...state.busy])
      if (busy.length === 0 && claimed === 0) return
      await Promise.all(busy)
    }
  }

  /** Claims no more jobs; those it has are finished. Other servers take the rest. */
  finishUp(): void {
    this.stopped = true
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.timer)
    this.stopListening()
    // Includes jobs that are being claimed right now.
    await Promise.all(this.looks)
    await Promise.all(this.lanes.flatMap(({ looking }) => looking ?? []))
    await Promise.all(this.lanes.flatMap(state => [...state.busy]))
  }

  /** One question for all lanes, because usually nothing is due. Returns how many jobs were claimed. */
  private lookInDue(): Promise<number> {
    const look = this.claimDue().finally(() => this.looks.delete(look))
    this.looks.add(look)
    return look
  }

  private async claimDue(): Promise<number> {
    if (this.stopped) return 0
    const due = await dueKinds(this.house).catch((error: unknown) => this.notClaimed(error))
    const lanes = this.lanes.filter(
      ({ lane, looking }) => looking !== undefined || lane.kinds.some(kind => due.has(kind)),
    )
    const claimed = await Promise.all(lanes.map(state => this.lookIn(state)))
    return claimed.reduce((sum, count) => sum + count, 0)
  }

  /** Returns how many jobs were claimed. If a look is already under way, it looks once more afterwards. */
  private lookIn(state: LaneState): Promise<number> {
    if (this.stopped) return Promise.resolve(0)
    if (state.looking !== undefined) {
      state.again = true
      return state.looking
    }
    state.looking = this.claimAll(state).finally(() => {
      state.looking = undefined
    })
    return state.looking
  }

  private async claimAll(state: LaneState): Promise<number> {
    const { lane, busy } = state
    let claimed = 0
    try {
      do {
        state.again = false
        const free = lane.atOnce - busy.size
        const jobs = free > 0 ? await claim(this.house, lane.kinds, free) : []
        for (const job of jobs) this.begin(state, job)
        claimed += jobs.length
      } while (state.again && !this.stopped)
    } catch (error) {
      this.notClaimed(error)
    }
    return claimed
  }

  private notClaimed(error: unknown): ReadonlySet<Kind> {
    this.house.log.warn({ error: String(error) }, 'no jobs could be claimed')
    return new Set()
  }

  private begin(state: LaneState, job: JobRow): void {
    const done = this.run(state.lane, job).finally(() => {
      state.busy.delete(done)
      void this.lookIn(state)
    })
    state.busy.add(done)
  }

  private async run({ work }: Lane, job: JobRow): Promise<void> {
    const { house } = this
    try {
      await house.tracing.traced(`job ${job.kind}`, { attributes: { job: job.id } }, () => work(house, job))
      await finish(house, job)
      house.metrics.jobsDone.inc({ kind: job.kind })
    } catch (error) {
      house.log.error({ job: job.id, attempts: job.attempts, error: String(error) }, 'a job failed')
      house.metrics.jobsFailed.inc({ kind: job.kind })
      const hopeless = job.attempts >= MOST_ATTEMPTS && !NEVER_GIVEN_UP.includes(job.kind)
      await (hopeless ? finish(house, job) : postpone(house, job)).catch(() => {})
    }
  }
}

interface LaneState {
  readonly lane: Lane
  readonly busy: Set<Promise<void>>
  looking: Promise<number> | undefined
  again: boolean
}
