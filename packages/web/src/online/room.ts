// An online table in this page: seats, chat, connection, and the game once it has begun.
import {
  type ChatMessage,
  type Entry,
  type Offered,
  OutOfStep,
  ServerFault,
  type Table,
} from '@arkwright/server/client'
import { createStore, type StoreApi } from 'zustand'
import { text } from '../messages/index.ts'
import { loadPage } from '../play/catalogue.ts'
import type { GamePage } from '../play/game-page.ts'
import { openSession, type SessionStore } from '../play/session.ts'
import { api } from './api.ts'
import { faultWords } from './faults.ts'
import { rememberTables } from './known-tables.ts'
import { liveGame } from './live-game.ts'
import { newsOf } from './news-of.ts'
import { OnlineSource, type Outside } from './online-source.ts'
import { TableStream } from './table-stream.ts'

export interface Room {
  readonly table: Table
  /** Undefined before the start, and while the game is loading. */
  readonly session: SessionStore | undefined
  readonly line: boolean
  /** The server refuses the stream: the table is deleted or closed to us. */
  readonly shut: boolean
  /** This page does not know the revision of this table's rules. */
  readonly otherRules: boolean
  readonly chat: readonly ChatMessage[]
  /** How many chat messages have been seen. */
  readonly heard: number
  /** One sentence about what happened, or about a refusal. */
  readonly news: string | undefined
  /** My prepared turn was not played, and is laid out as my draft. */
  readonly offered: Offered | undefined
  /** How often one of my devices has changed a draft or the prepared turn. */
  readonly drafts: number
  readonly fault: string | undefined
  /** Sends a request to the server. A refusal becomes one sentence. True: accepted. */
  attempt(action: () => Promise<unknown>): Promise<boolean>
  refresh(): Promise<void>
  take(entries: readonly Entry[]): void
  hear(): void
  dismiss(): void
  close(): void
}

export type RoomStore = StoreApi<Room>

export function openRoom(table: Table): RoomStore {
  rememberTables([table])
  return new OpenedRoom(table).store
}

class OpenedRoom {
  readonly store: RoomStore
  private readonly at: { readonly params: { readonly table: string } }
  private readonly stream: TableStream
  private source: OnlineSource | undefined
  private beginning = false
  private closed = false
  /** The last entry received, played or not. */
  private seen: number

  constructor(table: Table) {
    this.at = { params: { table: table.id } }
    this.seen = table.sequence
    this.store = createStore<Room>()(set => ({
      table,
      session: undefined,
      line: true,
      shut: false,
      otherRules: false,
      chat: [],
      heard: 0,
      news: undefined,
      offered: undefined,
      drafts: 0,
      fault: undefined,
      attempt: action => this.attempt(action),
      refresh: () => this.refresh(),
      take: entries => this.take(entries),
      hear: () => set(({ chat }) => ({ heard: chat.length })),
      dismiss: () => set({ news: undefined, fault: undefined }),
      close: () => this.close(),
    }))
    this.stream = this.openStream(table.id)
    queueMicrotask(() => void this.begin())
  }

  private openStream(table: string): TableStream {
    const { store } = this
    return new TableStream(
      table,
      {
        onEntry: entry => this.take([entry]),
        onChat: message => store.setState(({ chat }) => ({ chat: [...chat, message] })),
        onDraft: () => this.draftChanged(),
        onLine: up => this.lineIs(up),
        onRefused: () => store.setState({ shut: true }),
      },
      () => `${this.seen}.${store.getState().chat.at(-1)?.number ?? 0}`,
    )
  }

  private draftChanged(): void {
    this.store.setState(({ drafts }) => ({ drafts: drafts + 1 }))
    void this.source?.fetchDraft()
  }

  private lineIs(up: boolean): void {
    const before = this.store.getState().line
    this.store.setState({ line: up })
    if (!up || before) return
    void this.refresh()
    this.source?.lineUp()
  }

  private async refresh(): Promise<void> {
    try {
      const { table } = await api.call('GET /api/tables/:table', this.at)
      if (this.closed) return
      this.store.setState({ table })
      this.source?.reseat(table)
      if (this.source === undefined) await this.begin()
    } catch (error) {
      if (error instanceof ServerFault && error.status === 404) this.store.setState({ shut: true })
    }
  }

  /** Entries from the stream or from an answer, in any order. */
  private take(entries: readonly Entry[]): void {
    const [next] = entries
    const last = entries.at(-1)
    if (next === undefined || last === undefined) return
    this.seen = Math.max(this.seen, last.sequence)
    const { source } = this
    if (source === undefined) {
      this.tell(entries)
      return
    }
    if (next.sequence > source.sequence + 1) return void this.catchUp()
    const fresh = entries.filter(({ sequence }) => sequence > source.sequence)
    try {
      source.follow(fresh)
    } catch (error) {
      if (!(error instanceof OutOfStep)) throw error
      return void this.begin()
    }
    this.tell(fresh)
  }

  private tell(fresh: readonly Entry[]): void {
    const { table } = this.store.getState()
    const turn = fresh.findLast(({ kind }) => kind === 'turn')
    if (turn !== undefined) {
      const { toMove = null, clockState = table.clockState } = turn
      this.store.setState({ table: { ...table, toMove, clockState, asked: null, sequence: turn.sequence } })
    }
    const news = fresh.map(entry => newsOf(entry, table)).findLast(one => one !== undefined)
    if (news !== undefined) this.store.setState({ news })
    if (fresh.some(({ kind }) => kind !== 'turn')) void this.refresh()
  }

  private async catchUp(): Promise<void> {
    try {
      const entries = await this.entriesAfter(this.source?.sequence ?? 0)
      if (!this.closed) this.take(entries)
    } catch {
      // The stream continues where it was and brings them too.
    }
  }

  private async entriesAfter(after: number): Promise<readonly Entry[]> {
    return (await api.call('GET /api/tables/:table/news', { ...this.at, query: { after } })).entries
  }

  /** Loads the whole journal from its first entry, so that no entry can be missed between two requests. */
  private async begin(): Promise<void> {
    const { table } = this.store.getState()
    if (table.started === null || this.beginning || this.closed) return
    this.beginning = true
    try {
      const [page, entries] = await Promise.all([loadPage(table.game, table.revision), this.entriesAfter(0)])
      if (this.closed) return
      if (page === undefined) return this.store.setState({ otherRules: true })
      this.sitDown(page, table, entries)
    } catch (error) {
      this.store.setState({ fault: faultWords(error) })
    } finally {
      this.beginning = false
    }
  }

  private sitDown(page: GamePage, table: Table, entries: readonly Entry[]): void {
    const outside: Outside = {
      take: answered => this.take(answered),
      fault: error => this.store.setState({ fault: faultWords(error) }),
      offered: why => this.store.setState({ offered: why }),
      rebased: what => this.store.setState({ news: text.online.table.rebased[what] }),
    }
    const start = { played: liveGame(page.game, table.options, entries), entries }
    this.source?.close()
    const { store, source } = openSession(page, display => new OnlineSource(page, table, start, outside, display))
    this.source = source
    this.store.setState({ session: store })
    // Entries that came while the journal was loading.
    if (this.seen > source.sequence) void this.catchUp()
  }

  private async attempt(action: () => Promise<unknown>): Promise<boolean> {
    this.store.setState({ fault: undefined })
    try {
      await action()
      await this.refresh()
      return true
    } catch (error) {
      const news = error instanceof ServerFault ? error.fault.news : undefined
      if (news !== undefined) this.take(news)
      this.store.setState({ fault: faultWords(error) })
      return false
    }
  }

  private close(): void {
    this.closed = true
    this.stream.close()
    this.source?.close()
  }
}
