// The server's metrics for Prometheus. Each house has its own registry. deploy/grafana.json draws them.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds. Most turns take a few milliseconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What the house knows about itself when the metrics are read. */
export interface Measured {
  streams(): number
  positions(): number
  /** Connections to PostgreSQL; undefined: a file. */
  connections(): Readonly<Record<'busy' | 'idle' | 'waiting', number>> | undefined
  jobs(): Promise<readonly { kind: string; waiting: number; seconds: number }[]>
}

export class Metrics {
  private readonly registry = new Registry()
  private readonly registers = [this.registry]
  readonly contentType = this.registry.contentType

  readonly requests = new Counter({
    name: 'arkwright_requests_total',
    help: 'Answered requests',
    labelNames: ['status'],
    registers: this.registers,
  })
  readonly requestSeconds = new Histogram({
    name: 'arkwright_request_seconds',
    help: 'Time to answer a request of the API',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: this.registers,
  })
  readonly turnSeconds = new Histogram({
    name: 'arkwright_turn_seconds',
    help: 'Time to answer a turn of a person',
    buckets: BUCKETS,
    registers: this.registers,
  })
  readonly turns = new Counter({
    name: 'arkwright_turns_total',
    help: 'Turns that were played',
    labelNames: ['by'],
    registers: this.registers,
  })
  readonly jobsDone = new Counter({
    name: 'arkwright_jobs_done_total',
    help: 'Jobs done by this process',
    labelNames: ['kind'],
    registers: this.registers,
  })
  readonly jobsFailed = new Counter({
    name: 'arkwright_jobs_failed_total',
    help: 'Attempts at a job that failed',
    labelNames: ['kind'],
    registers: this.registers,
  })
  readonly notices = new Counter({
    name: 'arkwright_notices_total',
    help: 'Notices by way, sent or not',
    labelNames: ['way', 'sent'],
    registers: this.registers,
  })

  /** Adds what is computed when the metrics are read, and the figures of the process. */
  measure({ streams, positions, connections, jobs }: Measured): void {
    const { registers } = this
    collectDefaultMetrics({ register: this.registry })
    gauge('arkwright_streams', 'Open streams of tables', registers, streams)
    gauge('arkwright_positions_kept', 'Positions in memory', registers, positions)
    gauge('process_uptime_seconds', 'Time since the start', registers, () => Math.round(process.uptime()))
    new Gauge({
      name: 'arkwright_database_connections',
      help: 'Connections to PostgreSQL, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections() ?? {})) this.set({ state }, count)
      },
    })
    new Gauge({
      name: 'arkwright_jobs_waiting',
      help: 'Jobs that are due',
      labelNames: ['kind'],
      registers,
      async collect() {
        this.reset()
        for (const { kind, waiting } of await jobs()) this.set({ kind }, waiting)
      },
    })
    new Gauge({
      name: 'arkwright_jobs_oldest_seconds',
      help: 'How long the oldest job that is due has waited',
      labelNames: ['kind'],
      registers,
      async collect() {
        this.reset()
        for (const { kind, seconds } of await jobs()) this.set({ kind }, seconds)
      },
    })
  }

  text(): Promise<string> {
    return this.registry.metrics()
  }

  names(): string[] {
    return this.registry.getMetricsAsArray().map(({ name }) => name)
  }
}

function gauge(name: string, help: string, registers: Registry[], read: () => number): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read())
    },
  })
}
