// Days of the calendar, in UTC, in the reader's language.
import { dayAfter, startOf } from '@arkwright/bots/daily'
import { useSettings } from '../settings.ts'

/** The page's English is British. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en-GB' }

function shown(date: string, how: Intl.DateTimeFormatOptions): string {
  const { language } = useSettings.getState()
  return new Intl.DateTimeFormat(LOCALES[language] ?? language, { ...how, timeZone: 'UTC' }).format(startOf(date))
}

/** Monday 16 November 2026. */
export function dayName(date: string): string {
  return shown(date, { dateStyle: 'full' })
}

/** November 2026. */
export function monthName(date: string): string {
  return shown(date, { month: 'long', year: 'numeric' })
}

/** The first days of a week, from Monday. */
export function weekdayNames(): string[] {
  const monday = '2026-11-02'
  return Array.from({ length: 7 }, (_, day) => shown(dayAfter(monday, day), { weekday: 'short' }))
}

/** The first day of the month. */
export function monthOf(date: string): string {
  return `${date.slice(0, 'yyyy-mm'.length)}-01`
}

export function nextMonth(month: string): string {
  return monthOf(dayAfter(month, 31))
}

export function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = month; monthOf(day) === month; day = dayAfter(day, 1)) days.push(day)
  return days
}

/** 0 is Monday. */
export function weekdayOf(date: string): number {
  return (new Date(startOf(date)).getUTCDay() + 6) % 7
}
