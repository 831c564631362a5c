// Moments and spans of time in events.
import { text } from '../messages/events.ts'
import { fullMoment, manner } from '../online/time.ts'

export const whenIn = fullMoment

const HOUR = 3_600_000
const DAY = 24 * HOUR
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
] as const

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

/** In words: as in the forms, or in whole days, hours or minutes. */
export function spanOf(milliseconds: number): string {
  const { times } = text.events.create
  const name = (Object.keys(ROUND_TIMES) as (keyof typeof ROUND_TIMES)[]).find(one => ROUND_TIMES[one] === milliseconds)
  if (name !== undefined) return times[name]
  const [unit, length] = UNITS.find(([, one]) => milliseconds % one === 0) ?? ['minute', 60_000]
  return new Intl.NumberFormat(manner(), { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(
    milliseconds / length,
  )
}
