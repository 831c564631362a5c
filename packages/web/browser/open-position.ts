// Puts a position into the browser's database and opens its table, without loading the page again.
import type { Browser, Page } from 'playwright-core'
import { borrowPage } from './lent-pages.ts'
import type { Turn } from './positions.ts'
import { type Language, seatsAt } from './seat-names.ts'

/** Where the page keeps its games: src/storage/records.ts. */
const GAMES = { database: 'arkwright', store: 'games', version: 1, key: 'id' } as const

export interface Size {
  readonly width: number
  readonly height: number
}

/** A visitor without animations at the home page. */
export async function visitor(browser: Browser, url: string, size: Size, language: Language): Promise<Page> {
  const page = await borrowPage(browser, { viewport: size, ...(language !== 'en' && { locale: language }) })
  await page.goto(url)
  return page
}

let opened = 0

/** Opens the table as its seat sees it after the first `made` moves of the turn; returns the table's id. */
export async function openPosition(page: Page, turn: Turn, made = 0, language: Language = 'en'): Promise<string> {
  const id = `position-${++opened}`
  const { game, revision, options, seed, before } = turn
  const seats = seatsAt(turn, language)
  const record = { id, game, revision, options, seed, seats, moves: before, started: 0, changed: 0, over: false }
  const draft = { base: before.length, moves: turn.moves.slice(0, made), ended: false }
  await page.evaluate(
    async ({ record, draft, kept }) => {
      const answer = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      // The page may not have opened it yet: the first to come makes the store, the page or we.
      const opening = indexedDB.open(kept.database, kept.version)
      opening.onupgradeneeded = () => opening.result.createObjectStore(kept.store, { keyPath: kept.key })
      const database = await answer(opening)
      const games = database.transaction(kept.store, 'readwrite').objectStore(kept.store)
      // Only the present game is kept.
      await answer(games.clear())
      await answer(games.put(record))
      database.close()
      for (const key of Object.keys(localStorage)) if (key.startsWith('arkwright:draft:')) localStorage.removeItem(key)
      if (draft.moves.length > 0) localStorage.setItem(`arkwright:draft:${record.id}`, JSON.stringify(draft))
      // The page draws everything at once for a player who uses keys.
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
      for (const end of document.querySelectorAll('[data-end-turn]')) end.setAttribute('data-former', '')
      history.replaceState(null, '', `/table/${record.id}`)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    { record, draft, kept: GAMES },
  )
  await page.waitForSelector('[data-end-turn]:not([data-former])')
  return id
}

/** The moves of the stored game, once it has at least this many. */
export async function storedMoves(page: Page, id: string, least: number): Promise<readonly string[]> {
  const stored = await page.waitForFunction(
    async ({ id, least, kept }) => {
      const open = indexedDB.open(kept.database)
      await new Promise(resolve => {
        open.onsuccess = resolve
      })
      const get: IDBRequest<{ moves: string[] }> = open.result.transaction(kept.store).objectStore(kept.store).get(id)
      await new Promise(resolve => {
        get.onsuccess = resolve
      })
      open.result.close()
      return get.result.moves.length >= least ? get.result.moves : undefined
    },
    { id, least, kept: GAMES },
    { polling: 20, timeout: 10_000 },
  )
  return (await stored.jsonValue()) ?? []
}
