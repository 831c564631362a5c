// My games in the browser's database: one record each, always written as a whole.
import type { GameAnalysis } from '@arkwright/bots'
import { isCode } from '../online/known-tables.ts'

export interface SeatPlan {
  /**
   * `me` and `person` play at this screen, `friend` and `open` at another one: a friend joins by link, an open seat is
   * for anyone.
   */
  readonly kind: 'me' | 'person' | 'bot' | 'friend' | 'open'
  readonly name: string
  readonly strength?: string
  /** A bot that thinks by simulations instead of by the clock, and never varies: it decides the same everywhere. */
  readonly sims?: number
}

/** A deal of the Daily Mill. */
export interface DailyMark {
  readonly date: string
  /** The first try of the day: no hints, and no turn is taken back. */
  readonly counts: boolean
}

export interface GameRecord {
  readonly id: string
  readonly game: string
  /** The revision of the rules it began with. Games older than the second revision do not have it. */
  readonly revision?: number
  readonly options: unknown
  readonly seed: string
  readonly seats: readonly SeatPlan[]
  readonly moves: readonly string[]
  readonly started: number
  readonly changed: number
  /** The active player, as far as the list of games needs it; undefined if the game is over. */
  readonly turn?: number | undefined
  readonly over: boolean
  /** The state of the game in words. */
  readonly standing?: string
  /** The bids for seats, by seat; undefined: the seats were not awarded by bids. */
  readonly bids?: readonly (readonly number[])[]
  readonly daily?: DailyMark
  /** The result of the analysis after the game. */
  readonly analysis?: GameAnalysis
}

export function revisionOf({ revision }: GameRecord): number {
  return revision ?? 1
}

const DATABASE = 'arkwright'
const STORE = 'games'
const VERSION = 1

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the browser does not store games'))
  })
}

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= (() => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    return answer(request)
  })()
  return opened
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(STORE, mode).objectStore(STORE)
}

export async function writeRecord(record: GameRecord): Promise<void> {
  await answer((await store('readwrite')).put(record))
}

export async function readRecord(id: string): Promise<GameRecord | undefined> {
  return answer<GameRecord | undefined>((await store('readonly')).get(id))
}

/** Last played first. Data about online tables does not count as a game of this browser. */
export async function listRecords(): Promise<GameRecord[]> {
  const records = await answer<GameRecord[]>((await store('readonly')).getAll())
  return records.filter(({ id }) => !isCode(id)).toSorted((a, b) => b.changed - a.changed)
}

export async function deleteRecord(id: string): Promise<void> {
  await answer((await store('readwrite')).delete(id))
}
