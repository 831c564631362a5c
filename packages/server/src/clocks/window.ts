// A daily window in a person's time zone: how much of an interval falls inside it, and when a budget of such time is used up.
// Both are computed in wall-clock time, where a window repeats exactly, so any number of days costs the same as one.

export interface PlayWindow {
  readonly timeZone: string
  /** Minutes after midnight. A window may span midnight. */
  readonly from: number
  readonly to: number
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MINUTES_A_DAY = DAY / MINUTE
/** A shorter window would stretch a turn over weeks. */
export const SHORTEST_WINDOW = 8 * 60

/** In minutes. Equal ends mean the whole day. */
export function windowLength(from: number, to: number): number {
  return to > from ? to - from : to - from + MINUTES_A_DAY
}

/** Counted milliseconds between two moments. */
export function counted(start: number, end: number, window: PlayWindow | undefined): number {
  if (end <= start) return 0
  if (window === undefined) return end - start
  return Math.max(
    0,
    openUntil(wallAt(end, window.timeZone), window) - openUntil(wallAt(start, window.timeZone), window),
  )
}

/** The moment when `budget` counted milliseconds have passed. */
export function momentAfter(start: number, budget: number, window: PlayWindow | undefined): number {
  if (budget <= 0) return start
  if (window === undefined) return start + budget
  const length = windowLength(window.from, window.to) * MINUTE
  const wanted = openUntil(wallAt(start, window.timeZone), window) + budget
  // The last millisecond of a window belongs to that window, not to the next morning.
  const days = Math.ceil(wanted / length) - 1
  return momentOf(window.from * MINUTE + days * DAY + (wanted - days * length), window.timeZone)
}

/** Total window time before a wall-clock time. */
function openUntil(wall: number, { from, to }: PlayWindow): number {
  const length = windowLength(from, to) * MINUTE
  const sinceOpening = wall - from * MINUTE
  const days = Math.floor(sinceOpening / DAY)
  return days * length + Math.min(length, sinceOpening - days * DAY)
}

function wallAt(moment: number, timeZone: string): number {
  return moment + offsetAt(moment, timeZone)
}

/** Converts wall-clock time to a moment. Done twice, because the offset may change in between. */
function momentOf(wall: number, timeZone: string): number {
  const guess = wall - offsetAt(wall, timeZone)
  return wall - offsetAt(guess, timeZone)
}

const ZONES = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** The platform's listed name for this time zone; undefined: unknown. Browsers use other names and spellings. */
export function timeZoneNamed(name: string): string | undefined {
  if (ZONES.has(name)) return name
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions()
    return ZONES.has(timeZone) ? timeZone : undefined
  } catch {
    return undefined
  }
}

/** Only listed names are stored, so this cache stays about as small as the list. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const MOST_FORMATTERS = 1_000

function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  if (formatters.size >= MOST_FORMATTERS) formatters.clear()
  formatters.set(timeZone, made)
  return made
}

/** Offset of the wall clock from UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const name = formatter(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes] = /GMT([+-])(\d+):?(\d+)?/.exec(name ?? '') ?? []
  const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return (sign === '-' ? -size : size) * MINUTE
}
