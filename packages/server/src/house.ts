// Everything the rooms of the server share. It holds nothing that is not in the database: any house on the same database may answer any request.
import type { Kysely } from 'kysely'
import type { GameShelf } from './games.ts'
import type { Tally } from './hosts/tally.ts'
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
  /** What many requests ask at once goes to the database together. */
  readonly askSession: AskSession
  readonly askScene: AskScene
  readonly write: Write
  readonly news: News
  readonly feeds: Feeds
  /** All live streams, to be ended when the house closes. */
  readonly streams: Set<EventStream>
  readonly limits: Limits
  /** Work that goes on after its request was answered; the house waits for it before it closes. */
  readonly pending: { add(work: Promise<unknown>): void; settled(): Promise<unknown> }
  readonly tally: Tally
  readonly log: Log
  now(): number
  /** Work of this kind was put into the jobs table: look now rather than at the next round. */
  nudge(kind: JobRow['kind']): void
}
