// The open game prepared for replay, built once for all components.
import { createContext, use } from 'react'
import { text } from '../messages/later.ts'
import { loadPage } from '../play/catalogue.ts'
import type { GamePage } from '../play/game-page.ts'
import { type PlayedGame, replay } from '../play/history.ts'
import type { SessionStore } from '../play/session.ts'
import { type GameRecord, readRecord, revisionOf } from '../storage/records.ts'
import { openReplay } from './replay-source.ts'
import type { Story } from './story.ts'
import { type Tale, taleOf } from './tale.ts'

export interface OpenedTale {
  readonly page: GamePage
  readonly story: Story
  readonly record: GameRecord
  readonly tale: Tale
  readonly store: SessionStore
}

export const TaleContext = createContext<OpenedTale | undefined>(undefined)

export function useTale(): OpenedTale {
  const opened = use(TaleContext)
  if (opened === undefined) throw new Error('this component must be inside a replayed game')
  return opened
}

/** Undefined if the game is not stored here. */
export async function openTale(id: string): Promise<OpenedTale | undefined> {
  const record = await readRecord(id)
  const page = record && (await loadPage(record.game, revisionOf(record)))
  if (record === undefined || page === undefined) return undefined
  return openedTale(page, await page.story(), record)
}

export function openedTale(
  page: GamePage,
  story: Story,
  record: GameRecord,
  played: PlayedGame = replay(page.game, record.options, record.seed, record.moves),
): OpenedTale {
  const store = openReplay(page, record, played)
  const names = record.seats.map(({ name }) => name)
  const tale = taleOf(page, story, played, names, text.replay.charts.end)
  return { page, story, record, tale, store }
}
