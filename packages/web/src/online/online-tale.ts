// An online game as a replay: the game so far, without secrets.
import type { AnswerOf, Entry, Table } from '@arkwright/server/client'
import { loadPage } from '../play/catalogue.ts'
import { type OpenedTale, openedTale } from '../replay/use-tale.ts'
import { type GameRecord, readRecord } from '../storage/records.ts'
import { api } from './api.ts'
import { findTable } from './find-table.ts'
import { liveGame } from './live-game.ts'
import { recordOf } from './seats-of.ts'

/** 'who': a private table needs a name first. 'other rules': this page does not know the revision of its rules. */
export async function openOnlineTale(code: string): Promise<OpenedTale | 'who' | 'other rules' | undefined> {
  const table = await findTable(code)
  if (table === 'who') return 'who'
  if (table.started === null) return undefined
  const page = await loadPage(table.game, table.revision)
  if (page === undefined) return 'other rules'
  const { entries }: AnswerOf<'GET /api/tables/:table/news'> = await api.call('GET /api/tables/:table/news', {
    params: { table: table.id },
    query: { after: 0 },
  })
  const played = liveGame(page.game, table.options, entries)
  const record = taleRecord(table, entries, played.journal.moves)
  const over = page.game.pending(played.journal.position) === undefined
  const kept = await readRecord(code)
  const analysis = kept?.moves.length === record.moves.length ? kept.analysis : undefined
  return openedTale(page, await page.story(), { ...record, over, ...(analysis && { analysis }) }, played)
}

/** The seed is revealed when the game ends. */
function taleRecord(table: Table, entries: readonly Entry[], moves: readonly string[]): GameRecord {
  const seed = entries.findLast(({ kind }) => kind === 'ended')?.seed ?? ''
  return { ...recordOf(table, moves), moves: [...moves], seed }
}
