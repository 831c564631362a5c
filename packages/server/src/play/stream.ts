// The live stream of a table: its journal and chat as server-sent events, resumed where the client was disconnected.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ChatMessage, Entry } from '../api/table-shapes.ts'
import type { House } from '../house.ts'
import type { EventStream } from '../http/event-stream.ts'
import { blockedBy, blocksOf } from '../people/blocks.ts'
import { hears, MESSAGES_AT_ONCE, nextMessages } from '../tables/chat.ts'
import { ENTRIES_AT_ONCE, nextEntries } from './entries.ts'

interface Seen {
  sequence: number
  chats: number
}

/** `12.3`: the last seen are entry 12 and message 3. */
export function readEventId(text: string | undefined): Seen | undefined {
  const [, sequence, chats] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(text ?? '') ?? []
  return sequence === undefined ? undefined : { sequence: Number(sequence), chats: Number(chats ?? 0) }
}

const TABLES_AT_ONCE = 500
/** Events sent to all followers between two turns of the event loop: a few milliseconds. */
const EVENTS_AT_ONCE = 200

interface Follower {
  readonly stream: EventStream
  readonly person: string | undefined
  seat: number | undefined
  readonly seen: Seen
  /** People whose chat this person does not see. */
  hidden: ReadonlySet<string>
}

/** All streams of one table in this process: new entries are read once for all of them. */
class Feed {
  readonly followers = new Set<Follower>()
  private readonly house: House
  private readonly table: string
  private readonly stopListening: () => void
  private seen: Seen
  private reading = false
  private again = false

  constructor(house: House, table: string, seen: Seen) {
    this.house = house
    this.table = table
    this.seen = { ...seen }
    this.stopListening = house.news.listen(`table ${table}`, () => void this.catchUp())
  }

  stop(): void {
    this.stopListening()
  }

  /** Starts at the slowest follower, so that no follower misses anything. */
  add(follower: Follower): void {
    this.followers.add(follower)
    this.seen = {
      sequence: Math.min(this.seen.sequence, follower.seen.sequence),
      chats: Math.min(this.seen.chats, follower.seen.chats),
    }
  }

  isBehind(sequence: number, chats: number): boolean {
    return sequence > this.seen.sequence || chats > this.seen.chats
  }

  async catchUp(): Promise<void> {
    if (this.reading) {
      this.again = true
      return
    }
    this.reading = true
    try {
      do {
        this.again = false
        await this.read()
        // Many entries, or many changes in a row: other requests are answered in between.
        if (this.again) await nextTurn()
      } while (this.again)
    } catch (error) {
      this.house.log.warn({ table: this.table, error: String(error) }, 'a stream could not be brought up to date')
      for (const { stream } of this.followers) stream.end()
    } finally {
      this.reading = false
    }
  }

  private async read(): Promise<void> {
    const { db } = this.house
    const row = await db
      .selectFrom('tables')
      .select(['sequence', 'chats', 'state'])
      .where('id', '=', this.table)
      .executeTakeFirst()
    if (row === undefined) {
      for (const { stream } of this.followers) stream.end()
      return
    }
    const from = { ...this.seen }
    const entries = row.sequence > from.sequence ? await nextEntries(db, this.table, from.sequence) : []
    const messages = row.chats > from.chats ? await nextMessages(this.house, this.table, from.chats) : []
    const texts = entries.map(entry => JSON.stringify(entry))
    let sent = 0
    for (const follower of this.followers) {
      // One who joined meanwhile and needs earlier entries gets all of them by the next read.
      if (follower.seen.sequence < from.sequence || follower.seen.chats < from.chats) continue
      sent += entries.length + messages.length
      if (sent > EVENTS_AT_ONCE) {
        await nextTurn()
        sent = 0
      }
      for (const [i, entry] of entries.entries()) sendEntry(follower, entry, texts[i] ?? '')
      for (const message of messages) sendMessage(follower, message, row.state)
    }
    // A follower who joined while we read moved the start back: then there is more to read.
    if (this.seen.sequence < from.sequence || this.seen.chats < from.chats) this.again = true
    else {
      this.seen.sequence = Math.max(this.seen.sequence, entries.at(-1)?.sequence ?? 0)
      this.seen.chats = Math.max(this.seen.chats, messages.at(-1)?.number ?? 0)
      if (entries.length === ENTRIES_AT_ONCE || messages.length === MESSAGES_AT_ONCE) this.again = true
    }
  }
}

/** `text` is the entry as JSON, serialized once for all followers. */
function sendEntry(follower: Follower, entry: Entry, text: string): void {
  const { seen, stream } = follower
  if (entry.sequence <= seen.sequence) return
  seen.sequence = entry.sequence
  if (entry.kind === 'seat' && entry.occupant !== undefined) follower.seat = seatAfter(follower, entry.occupant)
  stream.sendText('entry', text, idOf(seen))
}

function seatAfter({ seat, person }: Follower, occupant: NonNullable<Entry['occupant']>): number | undefined {
  if (person !== undefined && occupant.person?.id === person && !occupant.left) return occupant.seat
  return seat === occupant.seat ? undefined : seat
}

function sendMessage(follower: Follower, message: ChatMessage, state: string): void {
  const { seen, stream, seat, hidden } = follower
  if (message.number <= seen.chats) return
  seen.chats = message.number
  if (hears(message.room, seat, state) && !hidden.has(message.person)) stream.send('chat', message, idOf(seen))
}

function idOf({ sequence, chats }: Seen): string {
  return `${sequence}.${chats}`
}

export class Feeds {
  private readonly house: House
  private readonly feeds = new Map<string, Feed>()
  private count = 0

  constructor(house: House) {
    this.house = house
  }

  get streams(): number {
    return this.count
  }

  /** One query for all tables that are followed here, instead of one per table. */
  async lookForNews(): Promise<void> {
    const tables = [...this.feeds.keys()]
    for (let from = 0; from < tables.length; from += TABLES_AT_ONCE) {
      const rows = await this.house.db
        .selectFrom('tables')
        .select(['id', 'sequence', 'chats'])
        .where('id', 'in', tables.slice(from, from + TABLES_AT_ONCE))
        .execute()
      for (const { id, sequence, chats } of rows) {
        const feed = this.feeds.get(id)
        if (feed?.isBehind(sequence, chats) === true) void feed.catchUp()
      }
    }
  }

  follow(
    table: string,
    now: Seen,
    {
      stream,
      person,
      seat,
      seen,
      hidden,
    }: Pick<Follower, 'stream' | 'person' | 'seat' | 'hidden'> & { seen: Seen | undefined },
  ): void {
    const feed = this.feeds.get(table) ?? new Feed(this.house, table, now)
    this.feeds.set(table, feed)
    const follower: Follower = { stream, person, seat, seen: { ...(seen ?? now) }, hidden }
    if (person !== undefined) stream.onEnd(this.watchBlocks(follower, person))
    // The first event tells a new client its place, so that it can resume even if nothing ever happens.
    stream.send('here', { sequence: follower.seen.sequence, chats: follower.seen.chats }, idOf(follower.seen))
    feed.add(follower)
    this.count++
    stream.onEnd(() => {
      this.count--
      feed.followers.delete(follower)
      if (feed.followers.size > 0) return
      feed.stop()
      if (this.feeds.get(table) === feed) this.feeds.delete(table)
    })
    void feed.catchUp()
  }

  private watchBlocks(follower: Follower, person: string): () => void {
    return this.house.news.listen(blocksOf(person), () => {
      blockedBy(this.house, person).then(
        hidden => {
          follower.hidden = hidden
        },
        () => follower.stream.end(),
      )
    })
  }
}
