// My days of the Daily Mill, kept in this browser: the first try of each day, and the bots it is compared with.
import type { FieldResult } from '@arkwright/bots'
import { dayAfter, dayAt } from '@arkwright/bots/daily'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export interface DayEnd {
  readonly score: number
  /** 0: not ranked. */
  readonly rank: number
  /** How many were ranked. */
  readonly of: number
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number
}

export interface DayTry {
  /** The game in this browser. */
  readonly id: string
  readonly end?: DayEnd
  /** The game was deleted before its end. */
  readonly gone?: true
}

interface DailyLog {
  /** The try that counts, by date. */
  readonly tries: Readonly<Record<string, DayTry>>
  /** The results of ten bots, by date. */
  readonly fields: Readonly<Record<string, readonly FieldResult[]>>
  begin(date: string, id: string): void
  /** Undefined: its game is gone. */
  finish(date: string, end: DayEnd | undefined): void
  compare(date: string, field: readonly FieldResult[]): void
}

export const useDailyLog = create<DailyLog>()(
  persist(
    set => ({
      tries: {},
      fields: {},
      begin: (date, id) => set(({ tries }) => ({ tries: { [date]: { id }, ...tries } })),
      finish: (date, end) =>
        set(({ tries }) => {
          const known = tries[date]
          if (known === undefined) return {}
          const closed: DayTry = end === undefined ? { ...known, gone: true } : { ...known, end }
          return { tries: { ...tries, [date]: closed } }
        }),
      compare: (date, field) => set(({ fields }) => ({ fields: { ...fields, [date]: field } })),
    }),
    { name: 'arkwright:daily', partialize: ({ tries, fields }) => ({ tries, fields }) },
  ),
)

/** Days in a row, up to today or yesterday, that were finished on their day. */
export function streakOf(tries: DailyLog['tries'], today: string): number {
  const isKept = (date: string): boolean => {
    const ended = tries[date]?.end?.ended
    return ended !== undefined && dayAt(ended) === date
  }
  let date = isKept(today) ? today : dayAfter(today, -1)
  let days = 0
  while (isKept(date)) {
    days++
    date = dayAfter(date, -1)
  }
  return days
}
