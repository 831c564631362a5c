// A daily window in somebody's own time zone: how much of a stretch of time lies in it, and when a budget of it is used up.

export interface PlayWindow {
  readonly timeZone: string
  /** Minutes after midnight; a window may go past midnight. */
  readonly from: number
  readonly to: number
}

const DAY = 24 * 3_600_000
const MINUTE = 60_000
const MOST_DAYS = 4_000

/** Milliseconds between two moments that count. */
export function counted(start: number, end: number, window: PlayWindow | undefined): number {
  if (end <= start) return 0
  if (window === undefined) return end - start
  let sum = 0
  for (const [open, close] of openings(start, window)) {
    if (open >= end) break
    sum += Math.max(0, Math.min(close, end) - Math.max(open, start))
  }
  return sum
}

/** The moment at which `budget` counted milliseconds have gone by; undefined: not within years. */
export function momentAfter(start: number, budget: number, window: PlayWindow | undefined): number | undefined {
  if (window === undefined) return start + Math.max(0, budget)
  if (budget <= 0) return start
  let left = budget
  for (const [open, close] of openings(start, window)) {
    const from = Math.max(open, start)
    const length = close - from
    if (length <= 0) continue
    if (left <= length) return from + left
    left -= length
  }
  return undefined
}

export function isTimeZone(name: string): boolean {
  try {
    formatter(name)
    return true
  } catch {
    return false
  }
}

/** The openings from the day before `start` on, as moments. */
function* openings(start: number, { timeZone, from, to }: PlayWindow): Generator<[number, number]> {
  const today = start + offsetAt(start, timeZone)
  const midnight = today - (((today % DAY) + DAY) % DAY)
  const length = to > from ? to - from : to - from + DAY / MINUTE
  for (let day = -1; day < MOST_DAYS; day++) {
    const open = midnight + day * DAY + from * MINUTE
    yield [moment(open, timeZone), moment(open + length * MINUTE, timeZone)]
  }
}

/** From what the clock on the wall says to the moment; twice, since the offset may change in between. */
function moment(wall: number, timeZone: string): number {
  const guess = wall - offsetAt(wall, timeZone)
  return wall - offsetAt(guess, timeZone)
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, made)
  return made
}

/** How far the wall clock is ahead of universal time, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const name = formatter(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /GMT([+-])(\d+):?(\d+)?/.exec(name ?? '') ?? []
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return (sign === '-' ? -size : size) * MINUTE
}
