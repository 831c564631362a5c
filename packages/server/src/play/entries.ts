// Journal entries: conversion between rows and the wire format.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Entry } from '../api/table-shapes.ts'
import type { JournalRow } from '../storage/game-tables.ts'
import type { Schema } from '../storage/schema.ts'

export const ENTRY_COLUMNS = ['sequence', 'kind', 'seat', 'at', 'content'] as const
export type StoredEntry = Pick<JournalRow, (typeof ENTRY_COLUMNS)[number]>

/** SQLite reads in this thread: a few milliseconds. */
export const ENTRIES_AT_ONCE = 200

export function entryOf({ sequence, kind, seat, at, content }: StoredEntry): Entry {
  return { sequence, kind: kind as Entry['kind'], seat, at, ...(JSON.parse(content) as Partial<Entry>) }
}

export function contentOf(entry: Entry): string {
  const { sequence: _sequence, kind: _kind, seat: _seat, at: _at, ...content } = entry
  return JSON.stringify(content)
}

/** All of them, in parts: other requests are answered in between. */
export async function entriesAfter(db: Kysely<Schema>, table: string, after: number): Promise<Entry[]> {
  const entries = await nextEntries(db, table, after)
  for (let part = entries; part.length === ENTRIES_AT_ONCE; ) {
    await nextTurn()
    part = await nextEntries(db, table, entries.at(-1)?.sequence ?? after)
    entries.push(...part)
  }
  return entries
}

/** At most ENTRIES_AT_ONCE. */
export async function nextEntries(db: Kysely<Schema>, table: string, after: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('journal')
    .select(ENTRY_COLUMNS)
    .where('table_id', '=', table)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(ENTRIES_AT_ONCE)
    .execute()
  return rows.map(entryOf)
}
