// Journal entries: conversion between rows and the wire format.
import type { Kysely } from 'kysely'
import type { Entry } from '../api/shapes.ts'
import type { JournalRow, Schema } from '../storage/schema.ts'

export const ENTRY_COLUMNS = ['sequence', 'kind', 'seat', 'at', 'content'] as const
export type StoredEntry = Pick<JournalRow, (typeof ENTRY_COLUMNS)[number]>

export function entryOf({ sequence, kind, seat, at, content }: StoredEntry): Entry {
  return { sequence, kind: kind as Entry['kind'], seat, at, ...(JSON.parse(content) as Partial<Entry>) }
}

export function contentOf(entry: Entry): string {
  const { sequence: _sequence, kind: _kind, seat: _seat, at: _at, ...content } = entry
  return JSON.stringify(content)
}

export async function entriesAfter(db: Kysely<Schema>, table: string, after: number): Promise<Entry[]> {
  const rows = await db
    .selectFrom('journal')
    .select(ENTRY_COLUMNS)
    .where('table_id', '=', table)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .execute()
  return rows.map(entryOf)
}
