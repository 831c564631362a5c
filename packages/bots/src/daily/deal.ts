// The Daily Mill: one deal for each day, worked out from the date alone. Imports no game and no bot, so that a page can
// show a deal before it loads them.
import { pick, type RandomState, randomBelow, type Seat, seedRandom } from '@arkwright/kernel'
import type { BotName } from '../levels.ts'

/** A bot at the table. It thinks by simulations, never by the clock, so that it decides the same everywhere. */
export interface DailyBot {
  readonly level: BotName
  readonly sims: number
}

export interface DailyDeal {
  /** A day in UTC: `2026-11-16`. */
  readonly date: string
  /** 1 on the first day. */
  readonly number: number
  readonly game: string
  /** The rules it is played by. */
  readonly revision: number
  /** The version of the bots that play it: see EDITIONS. */
  readonly bots: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  /** By seat; null is the person's own. */
  readonly seats: readonly (DailyBot | null)[]
}

/** How many bots play a deal from the person's seat, to compare with: see field.ts. */
export const FIELD_SIZE = 10

interface Edition {
  /** The first day it holds for. */
  readonly from: string
  /** Raised when a bot decides differently: see DECIDES_SINCE in play.ts. */
  readonly bots: number
  readonly revisions: Readonly<Record<string, number>>
}

export const FIRST_DAY = '2026-11-01'

/**
 * Days keep the edition they were dealt in. When a bot decides differently, or a game gets another revision, add an edition that
 * begins on a later day: `daily.test.ts` says when that is due.
 */
const EDITIONS: readonly [Edition, ...Edition[]] = [
  { from: FIRST_DAY, bots: 1, revisions: { 'spinning-jenny': 2, 'water-frame': 3, 'card-game': 3 } },
  // Expert: other networks with two players, and a second look at what to take in Water Frame.
  { from: '2026-11-17', bots: 2, revisions: { 'spinning-jenny': 2, 'water-frame': 3, 'card-game': 3 } },
  // Expert: stronger networks, and judgements on the way of a roll-out in the board games.
  { from: '2026-11-18', bots: 3, revisions: { 'spinning-jenny': 2, 'water-frame': 3, 'card-game': 3 } },
  // Expert: stronger networks of Spinning Jenny, and of Water Frame by three.
  { from: '2026-11-20', bots: 4, revisions: { 'spinning-jenny': 2, 'water-frame': 3, 'card-game': 3 } },
  // Expert: with two players both views count. Water Frame by four: another marker to begin with.
  { from: '2026-11-21', bots: 5, revisions: { 'spinning-jenny': 2, 'water-frame': 4, 'card-game': 3 } },
]

/** Monday to Thursday, and the other days. */
const WEEKDAYS: DailyBot = { level: 'medium', sims: 1 }
const WEEKEND: DailyBot = { level: 'expert', sims: 16 }
const FRIDAY = 5
const SUNDAY = 0

type Table = Pick<DailyDeal, 'game' | 'options'>

/** In turn, one each day. */
const TABLES: readonly ((random: RandomState) => Table)[] = [
  random => ({
    game: 'spinning-jenny',
    options: { players: players(random), setup: pick(random, ['predetermined', 'predetermined', 'free']) },
  }),
  random => ({ game: 'card-game', options: { players: players(random), expert: expert(random) } }),
  random => ({
    game: 'water-frame',
    options: {
      players: players(random),
      setup: pick(random, ['predetermined', 'predetermined-shuffled', 'free']),
    },
  }),
  random => ({
    game: 'card-game',
    options: { players: 1, factories: pick(random, ['chosen', 'drawn']), expert: expert(random) },
  }),
]

function players(random: RandomState): number {
  return 2 + randomBelow(random, 3)
}

/** Every fourth card game has all expert modules. */
function expert(random: RandomState): 'all' | readonly [] {
  return randomBelow(random, 4) === 0 ? 'all' : []
}

/** Undefined for a text that is no day, and for days before the first. */
export function dailyDeal(date: string): DailyDeal | undefined {
  const number = numberOf(date)
  const edition = EDITIONS.findLast(({ from }) => from <= date)
  if (number === undefined || edition === undefined) return undefined
  const seed = `daily ${date}`
  const random = seedRandom(`table of ${seed}`)
  const table = TABLES[(number - 1) % TABLES.length]?.(random)
  if (table === undefined) return undefined
  const count = Number(table.options['players'])
  const mine = randomBelow(random, count)
  return {
    date,
    number,
    ...table,
    revision: edition.revisions[table.game] ?? 1,
    bots: edition.bots,
    seed,
    seats: Array.from({ length: count }, (_, seat) => (seat === mine ? null : botOf(date))),
  }
}

function botOf(date: string): DailyBot {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return day >= FRIDAY || day === SUNDAY ? WEEKEND : WEEKDAYS
}

export function seatOfDeal({ seats }: Pick<DailyDeal, 'seats'>): Seat {
  return seats.indexOf(null) as Seat
}

/** The seed of a bot's decision after so many moves. */
export function botSeed({ seed }: Pick<DailyDeal, 'seed'>, moves: number): string {
  return `${seed}:${moves}`
}

const DAY_MS = 86_400_000

/** The day in UTC at a moment, in milliseconds since 1970. */
export function dayAt(time: number): string {
  return new Date(time).toISOString().slice(0, FIRST_DAY.length)
}

/** The day so many days later, or earlier. */
export function dayAfter(date: string, days: number): string {
  return dayAt(startOf(date) + days * DAY_MS)
}

/** When a day begins, in milliseconds since 1970. */
export function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function numberOf(date: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(startOf(date)) || dayAt(startOf(date)) !== date) return undefined
  return date < FIRST_DAY ? undefined : 1 + Math.round((startOf(date) - startOf(FIRST_DAY)) / DAY_MS)
}
