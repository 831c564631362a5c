// The figures of many games at one kind of table, and what is suspicious about them.
import { type Interval, wilson } from '../arena/statistics.ts'
import { EMERGENCY, type GameRecord, LOAN, type Reader } from './record.ts'

export interface Spread {
  readonly mean: number
  readonly low: number
  readonly median: number
  readonly high: number
}

export interface SeatWins {
  readonly share: number
  readonly interval: Interval
}

export interface Use {
  readonly component: string
  /** The share of seats that used it at least once; for an event, the share of games. */
  readonly used: number
  /** Times in a game, all seats together. */
  readonly times: number
  /** How much more often seats that used it won than the others; undefined where all or none did. */
  readonly lift: number | undefined
  /** Half the width of the lift's 95 % interval. */
  readonly doubt: number
}

export interface Summary {
  readonly games: number
  readonly score: Spread
  readonly winningScore: Spread
  readonly shares: Spread
  readonly shareValue: Spread
  readonly seats: readonly SeatWins[]
  /** The share of seats that took a loan, or sold shares in an emergency. */
  readonly loans: number
  readonly emergencies: number
  readonly wages: readonly Spread[]
  readonly uses: readonly Use[]
  readonly flags: readonly Flag[]
}

/** Something suspicious. The words belong to the caller. */
export type Flag =
  | { readonly kind: 'seat'; readonly seat: number; readonly share: number; readonly even: number }
  | { readonly kind: 'hardly used'; readonly component: string; readonly used: number }
  | { readonly kind: 'lift'; readonly component: string; readonly lift: number; readonly doubt: number }
  | { readonly kind: 'loans' | 'emergencies'; readonly share: number }

const HARDLY_USED = 0.01
const MUCH_LIFT = 0.15
const FAR_FROM_EVEN = 0.05
const MANY_LOANS = 0.02
const MANY_EMERGENCIES = 0.25
/** With fewer on either side a lift means nothing. */
const FEWEST = 20

/** Of which table: the number of seats, and how its facts become figures. */
export interface Summarised {
  readonly players: number
  readonly reader: Reader
}

export function summarise(
  { players, reader }: Summarised,
  { options }: { readonly options: unknown },
  records: readonly GameRecord[],
): Summary {
  const games = records.length
  const seats = Array.from({ length: players }, (_, seat): SeatWins => {
    const wins = records.reduce((sum, record) => sum + (record.wins[seat] ?? 0), 0)
    return { share: wins / games, interval: wilson(wins, games) }
  })
  const found = records.flatMap(({ uses, happened }) => [...Object.keys(uses), ...happened])
  const components = [...new Set([...reader.components(options), ...found])].toSorted()
  const uses = components.map(component => useOf(component, records))
  const loans = shareOfSeats(LOAN, records)
  const emergencies = shareOfSeats(EMERGENCY, records)
  const figures = {
    games,
    score: spread(records.flatMap(({ scores }) => scores)),
    winningScore: spread(records.map(({ scores }) => Math.max(...scores))),
    shares: spread(records.flatMap(({ shares }) => shares)),
    shareValue: spread(records.flatMap(({ shareValues }) => shareValues)),
    seats,
    loans,
    emergencies,
    wages: byDecade(records),
    uses,
  }
  return { ...figures, flags: [...flagsOfSeats(seats), ...flagsOfUses(uses), ...flagsOfMoney(loans, emergencies)] }
}

function useOf(component: string, records: readonly GameRecord[]): Use {
  let used = 0
  let unused = 0
  let times = 0
  let winsUsing = 0
  let winsWithout = 0
  for (const { uses, happened, wins } of records) {
    const counts = uses[component]
    for (const [seat, win] of wins.entries()) {
      const count = counts?.[seat] ?? (happened.includes(component) ? 1 : 0)
      times += count
      if (count > 0) {
        used++
        winsUsing += win
      } else {
        unused++
        winsWithout += win
      }
    }
  }
  const isShared = component.startsWith('event: ')
  const known = used > 0 && unused > 0 && !isShared
  const withIt = winsUsing / used
  const without = winsWithout / unused
  const variance = (withIt * (1 - withIt)) / used + (without * (1 - without)) / unused
  return {
    component,
    used: used / (used + unused),
    times: times / records.length / (isShared ? (records[0]?.wins.length ?? 1) : 1),
    lift: known && Math.min(used, unused) >= FEWEST ? withIt - without : undefined,
    doubt: known ? 1.96 * Math.sqrt(variance) : 0,
  }
}

function shareOfSeats(component: string, records: readonly GameRecord[]): number {
  return useOf(component, records).used
}

function byDecade(records: readonly GameRecord[]): Spread[] {
  const decades = Math.max(...records.map(({ wages }) => wages.length))
  return Array.from({ length: decades }, (_, decade) => spread(records.flatMap(({ wages }) => wages[decade] ?? [])))
}

function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? Number.NaN
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return { mean, low: at(0.1), median: at(0.5), high: at(0.9) }
}

/** A solo player has no one to be even with. */
function flagsOfSeats(seats: readonly SeatWins[]): Flag[] {
  if (seats.length === 1) return []
  const even = 1 / seats.length
  return seats.flatMap(({ share, interval }, seat) =>
    Math.abs(share - even) > FAR_FROM_EVEN && (interval.low > even || interval.high < even)
      ? [{ kind: 'seat', seat, share, even }]
      : [],
  )
}

function flagsOfUses(uses: readonly Use[]): Flag[] {
  return uses.flatMap(({ component, used, lift, doubt }): Flag[] => {
    if (used < HARDLY_USED) return [{ kind: 'hardly used', component, used }]
    if (lift === undefined || Math.abs(lift) <= MUCH_LIFT || Math.abs(lift) <= doubt) return []
    return [{ kind: 'lift', component, lift, doubt }]
  })
}

function flagsOfMoney(loans: number, emergencies: number): Flag[] {
  return [
    ...(loans > MANY_LOANS ? [{ kind: 'loans' as const, share: loans }] : []),
    ...(emergencies > MANY_EMERGENCIES ? [{ kind: 'emergencies' as const, share: emergencies }] : []),
  ]
}
