// What all parts of the server share. All lasting data is in the database, so any house on the same database may answer any request.
import type { Kysely } from 'kysely'
import type { GameShelf } from './games.ts'
import type { Metrics } from './hosts/metrics.ts'
import type { Tracing } from './hosts/tracing.ts'
import type { EventStream } from './http/event-stream.ts'
import type { Limits } from './http/limits.ts'
import type { News } from './news/news.ts'
import type { AskSession } from './people/sessions.ts'
import type { Positions } from './play/positions.ts'
import type { Feeds } from './play/stream.ts'
import type { Settings } from './settings.ts'
import type { Database } from './storage/database.ts'
import type { JobRow, Schema } from './storage/schema.ts'
import type { AskScene } from './tables/scene.ts'
import type { Write } from './tables/write.ts'

export interface Log {
  debug(facts: object, text: string): void
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
}

export interface House {
  readonly settings: Settings
  readonly database: Database
  readonly db: Kysely<Schema>
  readonly games: GameShelf
  readonly positions: Positions
  /** Combines the database reads of many simultaneous requests. */
  readonly askSession: AskSession
  readonly askScene: AskScene
  readonly write: Write
  readonly news: News
  readonly feeds: Feeds
  /** All live streams; they end when the house closes. */
  readonly streams: Set<EventStream>
  readonly limits: Limits
  /** Work that continues after its request was answered. The house waits for it before it closes. */
  readonly pending: { add(work: Promise<unknown>): void; settled(): Promise<unknown> }
  readonly metrics: Metrics
  readonly tracing: Tracing
  /** Draining: /health/ready says no, and clients are asked to connect elsewhere. */
  readonly door: { draining: boolean }
  readonly log: Log
  now(): number
  /** A job of this kind was added: look now instead of at the next round. */
  nudge(kind: JobRow['kind']): void
}
