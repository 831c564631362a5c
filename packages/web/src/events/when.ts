// Moments and spans of time in events.
import { text } from '../messages/events.ts'
import { fullMoment, shownTime } from '../online/time.ts'

export const whenIn = fullMoment

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The choices of the forms, in milliseconds. */
export const ROUND_TIMES = {
  none: null,
  hour: HOUR,
  threeHours: 3 * HOUR,
  day: DAY,
  threeDays: 3 * DAY,
  week: 7 * DAY,
  month: 28 * DAY,
} as const
export const PAUSES = { none: 0, minute: 60_000, quarter: HOUR / 4, day: DAY } as const
export const LENGTHS = { hour: HOUR, twoHours: 2 * HOUR, evening: 4 * HOUR, day: DAY } as const
export const GAPS = { none: 0, week: 7 * DAY, month: 28 * DAY } as const

/** In words where the forms have them. */
export function spanOf(milliseconds: number): string {
  const { times } = text.events.create
  const name = (Object.keys(ROUND_TIMES) as (keyof typeof ROUND_TIMES)[]).find(one => ROUND_TIMES[one] === milliseconds)
  return name === undefined ? shownTime(milliseconds) : times[name]
}
