// My games in the browser's database: one record each, always written as a whole.
import type { GameAnalysis } from '@arkwright/bots'
import { isCode } from '../online/known-tables.ts'
import { shelf } from './shelf.ts'

export interface SeatPlan {
  /**
   * `me` and `person` play at this screen, `friend` and `open` at another one: a friend joins by link, an open seat is
   * for anyone.
   */
  readonly kind: 'me' | 'person' | 'bot' | 'friend' | 'open'
  readonly name: string
  readonly strength?: string
  /** The character of a bot; absent: the plain level. */
  readonly style?: string
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

const games = shelf<GameRecord>('arkwright', 'games')

export const writeRecord = games.write
export const readRecord = games.read
export const deleteRecord = games.remove

/** Last played first. Data about online tables does not count as a game of this browser. */
export async function listRecords(): Promise<GameRecord[]> {
  const records = await games.all()
  return records.filter(({ id }) => !isCode(id)).toSorted((a, b) => b.changed - a.changed)
}
