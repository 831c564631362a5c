// A table over the net as this page has it: who sits there, what is said, whether the line is up, and the game once it has begun.
import { type ChatMessage, type Entry, ServerFault, type Table } from '@arkwright/server/client'
import { createStore, type StoreApi } from 'zustand'
import { text } from '../messages/index.ts'
import { loadPage } from '../play/catalogue.ts'
import type { SessionStore } from '../play/session.ts'
import { api } from './api.ts'
import { faultWords } from './faults.ts'
import { rememberTables } from './known-tables.ts'
import { liveGame, OutOfStep } from './live-game.ts'
import { type LiveSession, openLiveSession, type Rebased } from './live-session.ts'
import { newsOf } from './news-of.ts'

export interface Room {
  readonly table: Table
  /** Undefined before the start, and while the game is fetched. */
  readonly session: SessionStore | undefined
  readonly line: boolean
  /** The server lets us follow no more: the table is gone or closed to us. */
  readonly shut: boolean
  /** This page does not know the rules this table plays by. */
  readonly otherRules: boolean
  readonly chat: readonly ChatMessage[]
  /** How much of the chat had been seen. */
  readonly heard: number
  /** One sentence about what happened, or what was not granted. */
  readonly news: string | undefined
  readonly fault: string | undefined
  /** Does something at the server; a no becomes one sentence. True: granted. */
  attempt(action: () => Promise<unknown>): Promise<boolean>
  refresh(): Promise<void>
  take(entries: readonly Entry[]): void
  hear(): void
  dismiss(): void
  close(): void
}

export type RoomStore = StoreApi<Room>

export function openRoom(first: Table): RoomStore {
  const at = { params: { table: first.id } }
  let live: LiveSession | undefined
  let beginning = false
  let closed = false
  let seen = first.sequence
  rememberTables([first])

  const store = createStore<Room>()((set, get) => {
    async function refresh(): Promise<void> {
      try {
        const { table } = await api.call('GET /api/tables/:table', at)
        if (closed) return
        set({ table })
        live?.reseat(table)
        if (live === undefined) await begin()
      } catch (error) {
        if (error instanceof ServerFault && error.status === 404) set({ shut: true })
      }
    }

    function take(entries: readonly Entry[]): void {
      const [next] = entries
      const last = entries.at(-1)
      if (next === undefined || last === undefined) return
      seen = Math.max(seen, last.sequence)
      const before = live?.sequence() ?? 0
      if (live !== undefined && next.sequence > before + 1) return void catchUp()
      const fresh = entries.filter(({ sequence }) => live === undefined || sequence > before)
      try {
        live?.follow(fresh)
      } catch (error) {
        if (!(error instanceof OutOfStep)) throw error
        return void begin()
      }
      tell(fresh)
    }

    function tell(fresh: readonly Entry[]): void {
      const { table } = get()
      const turn = fresh.findLast(({ kind }) => kind === 'turn')
      if (turn !== undefined) {
        const { toMove = null, clockState = table.clockState } = turn
        set({ table: { ...table, toMove, clockState, asked: null, sequence: turn.sequence } })
      }
      const news = fresh.map(entry => newsOf(entry, table)).findLast(one => one !== undefined)
      if (news !== undefined) set({ news })
      if (fresh.some(({ kind }) => kind !== 'turn')) void refresh()
    }

    async function catchUp(): Promise<void> {
      try {
        const after = live?.sequence() ?? 0
        const { entries } = await api.call('GET /api/tables/:table/news', { ...at, query: { after } })
        if (!closed) take(entries)
      } catch {
        // The stream goes on where it was and brings them too.
      }
    }

    /** The whole journal from its first entry: nothing can be missed between two questions. */
    async function begin(): Promise<void> {
      const { table } = get()
      if (table.started === null || beginning || closed) return
      beginning = true
      try {
        const [page, { entries }] = await Promise.all([
          loadPage(table.game, table.revision),
          api.call('GET /api/tables/:table/news', { ...at, query: { after: 0 } }),
        ])
        if (closed) return
        if (page === undefined) return set({ otherRules: true })
        live?.close()
        live = openLiveSession(
          page,
          table,
          { played: liveGame(page.game, table.options, entries), entries },
          {
            take,
            fault: error => set({ fault: faultWords(error) }),
            rebased: what => set({ news: rebasedWords(what) }),
          },
        )
        set({ session: live.store })
        // What came while the journal was on its way.
        if (seen > live.sequence()) void catchUp()
      } catch (error) {
        set({ fault: faultWords(error) })
      } finally {
        beginning = false
      }
    }

    const follow = () =>
      api.followTable(
        first.id,
        {
          onEntry: entry => take([entry]),
          onChat: message => set(({ chat }) => ({ chat: [...chat, message] })),
          onDraft: () => void live?.fetchDraft(),
          onLine: up => lineIs(up),
          onRefused: () => set({ shut: true }),
        },
        `${seen}.${get()?.chat.at(-1)?.number ?? 0}`,
      )
    function lineIs(up: boolean): void {
      const before = get().line
      set({ line: up })
      if (!up || before) return
      void refresh()
      live?.lineUp()
    }
    let stop = follow()
    const away = () => set({ line: false })
    /** The net is back: no need to wait for the next attempt. */
    const back = () => {
      stop()
      stop = follow()
    }
    addEventListener('offline', away)
    addEventListener('online', back)
    queueMicrotask(() => void begin())

    return {
      table: first,
      session: undefined,
      line: true,
      shut: false,
      otherRules: false,
      chat: [],
      heard: 0,
      news: undefined,
      fault: undefined,
      async attempt(action) {
        set({ fault: undefined })
        try {
          await action()
          await refresh()
          return true
        } catch (error) {
          const news = error instanceof ServerFault ? error.fault.news : undefined
          if (news !== undefined) take(news)
          set({ fault: faultWords(error) })
          return false
        }
      },
      refresh,
      take,
      hear: () => set(({ chat }) => ({ heard: chat.length })),
      dismiss: () => set({ news: undefined, fault: undefined }),
      close() {
        closed = true
        stop()
        removeEventListener('offline', away)
        removeEventListener('online', back)
        live?.close()
      },
    }
  })
  return store
}

function rebasedWords(what: Rebased): string {
  return text.online.table.rebased[what]
}
