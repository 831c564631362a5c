// Positions of open tables, cached by (table, sequence). Each can be rebuilt from the journal.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type AnyJournal, Journal } from '@arkwright/kernel'
import type { Kysely } from 'kysely'
import type { Entry } from '../api/table-shapes.ts'
import { applyEntry, changesPosition } from '../client/apply-entry.ts'
import { Fault } from '../fault.ts'
import type { GameShelf } from '../games.ts'
import type { TableRow } from '../storage/game-tables.ts'
import type { Schema } from '../storage/schema.ts'
import { ENTRIES_AT_ONCE, entryOf, nextEntries, type StoredEntry } from './entries.ts'
import { fingerprint } from './fingerprint.ts'

/** A game as far as this process knows it. It may advance during an await: to get consistent values, read all three at once. */
export interface Kept {
  sequence: number
  /** The last entry that changed the position. */
  position: number
  readonly journal: AnyJournal
}

/** Longer than any journal; the largest PostgreSQL integer. */
const NO_ENTRY = 2_147_483_647

/** Milliseconds of replay between two turns of the event loop. */
const LONGEST_SLICE = 5

export class Positions {
  private readonly db: Kysely<Schema>
  private readonly games: GameShelf
  private readonly most: number
  private readonly kept = new Map<string, Kept>()
  /** One reader at a time brings a table up to date. */
  private readonly reading = new Map<string, Promise<Kept>>()

  constructor(db: Kysely<Schema>, games: GameShelf, most: number) {
    this.db = db
    this.games = games
    this.most = most
  }

  get size(): number {
    return this.kept.size
  }

  /** The last entry this process knows of a table in the cache. Other tables need no entries. */
  known(table: string): number {
    return this.kept.get(table)?.sequence ?? NO_ENTRY
  }

  /** Entries committed by others, read along with the table. If one cannot be played, the next request for the position reports why. */
  goOn(table: string, stored: readonly StoredEntry[]): void {
    const kept = this.kept.get(table)
    if (kept === undefined || this.reading.has(table)) return
    const fresh = stored.filter(({ sequence }) => sequence > kept.sequence)
    if (fresh[0]?.sequence !== kept.sequence + 1) return
    try {
      const entries = fresh.map(entryOf)
      goOn(kept, entries)
      checkHash(kept.journal, hashOf(entries))
    } catch {
      this.kept.delete(table)
    }
  }

  /** The game as of the moment the row was read, or newer. Do not modify it. */
  async of(row: TableRow): Promise<Kept> {
    const kept = this.kept.get(row.id)
    if (kept !== undefined && kept.sequence >= row.sequence) {
      this.touch(row.id, kept)
      return kept
    }
    const under = this.reading.get(row.id)
    if (under !== undefined) {
      await under.catch(() => {})
      return this.of(row)
    }
    const work = this.bringUpToDate(row, kept)
    this.reading.set(row.id, work)
    try {
      return await work
    } finally {
      this.reading.delete(row.id)
    }
  }

  /** Entries that this process has just committed, so they need not be read again. */
  advance(table: string, before: number, entries: readonly Entry[]): void {
    const kept = this.kept.get(table)
    if (kept === undefined) return
    if (kept.sequence !== before || this.reading.has(table)) {
      this.kept.delete(table)
      return
    }
    goOn(kept, entries)
  }

  forget(table: string): void {
    this.kept.delete(table)
  }

  private async bringUpToDate(row: TableRow, known: Kept | undefined): Promise<Kept> {
    const kept = known ?? { sequence: 0, position: 0, journal: this.begin(row) }
    try {
      await this.replay(row.id, kept)
    } catch (error) {
      this.kept.delete(row.id)
      throw damaged(row.id, error)
    }
    this.touch(row.id, kept)
    return kept
  }

  /** A long journal takes longer than other requests should wait, so it is read and replayed in slices. */
  private async replay(table: string, kept: Kept): Promise<void> {
    let hash: string | undefined
    for (;;) {
      const entries = await nextEntries(this.db, table, kept.sequence)
      await goOnInSlices(kept, entries)
      hash = hashOf(entries) ?? hash
      if (entries.length < ENTRIES_AT_ONCE) break
      await nextTurn()
    }
    checkHash(kept.journal, hash)
  }

  private begin(row: TableRow): AnyJournal {
    const game = this.games.at(row.game, row.revision)
    if (game === undefined) {
      throw new Fault(
        503,
        'unknown-rules',
        `This table plays ${row.game} by rules revision ${row.revision}, which this server does not know.`,
      )
    }
    try {
      return new Journal(game, game.parseOptions(JSON.parse(row.options)), row.seed)
    } catch (error) {
      throw damaged(row.id, error)
    }
  }

  /** Removes the least recently used position when there are too many. */
  private touch(table: string, kept: Kept): void {
    this.kept.delete(table)
    this.kept.set(table, kept)
    if (this.kept.size <= this.most) return
    const [oldest] = this.kept.keys()
    if (oldest !== undefined) this.kept.delete(oldest)
  }
}

async function goOnInSlices(kept: Kept, entries: readonly Entry[]): Promise<void> {
  let began = performance.now()
  for (const entry of entries) {
    goOn(kept, [entry])
    if (performance.now() - began < LONGEST_SLICE) continue
    await nextTurn()
    began = performance.now()
  }
}

function goOn(kept: Kept, entries: readonly Entry[]): void {
  for (const entry of entries) {
    applyEntry(kept.journal, entry)
    kept.sequence = entry.sequence
    if (changesPosition(entry)) kept.position = entry.sequence
  }
}

function hashOf(entries: readonly Entry[]): string | undefined {
  return entries.findLast(entry => entry.hash !== undefined)?.hash
}

function checkHash(journal: AnyJournal, hash: string | undefined): void {
  if (hash !== undefined && hash !== fingerprint(journal.game, journal.position)) {
    throw new Error('the position does not match its stored fingerprint')
  }
}

function damaged(table: string, cause: unknown): Fault {
  const fault = new Fault(503, 'damaged', `The record of table ${table} is damaged; other tables are not affected.`)
  fault.cause = cause
  return fault
}
