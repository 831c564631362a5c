// Clocks, dates and times in the reader's language.
import type { ClockState } from '@arkwright/server/client'
import { useEffect, useState } from 'react'
import { text } from '../messages/index.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A seat's time left now; undefined: no limit. The running clock counts down to the time given by the server. */
export function timeLeft({ left, running, zeroAt }: ClockState, seat: number, now: number): number | undefined {
  if (left === null) return undefined
  if (running === seat && zeroAt !== null) return Math.max(0, zeroAt - now)
  return Math.max(0, left[seat] ?? 0)
}

/** `2 d 5 h`, `5:07:12`, `3:09`. */
export function shownTime(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY)
  const hours = Math.floor((milliseconds % DAY) / HOUR)
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE)
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND)
  const two = (number: number) => String(number).padStart(2, '0')
  if (days > 0) return text.online.clock.days({ days, hours })
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** The current time, updated every second while it is needed. */
export function useNow(needed: boolean): number {
  const [now, set] = useState(() => Date.now())
  useEffect(() => {
    if (!needed) return
    const timer = setInterval(() => set(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [needed])
  return now
}

/** A counter that goes up at intervals while the page is visible. */
export function useBeat(milliseconds: number): number {
  const [beat, set] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => document.hidden || set(one => one + 1), milliseconds)
    return () => clearInterval(timer)
  }, [milliseconds])
  return beat
}

/** The page's English is British. */
export function manner(): string {
  const { lang } = document.documentElement
  return lang === 'en' ? 'en-GB' : lang
}

export function moment(at: number): string {
  const today = Math.abs(Date.now() - at) < DAY
  return new Date(at).toLocaleString(
    manner(),
    today ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' },
  )
}

/** Day and time, also for today. */
export function fullMoment(at: number): string {
  return new Date(at).toLocaleString(manner(), { dateStyle: 'medium', timeStyle: 'short' })
}

/** Minutes after midnight as a time of day. */
export function timeOfDay(minutes: number): string {
  return new Date(Date.UTC(2000, 0, 1, 0, minutes)).toLocaleTimeString(manner(), {
    timeStyle: 'short',
    timeZone: 'UTC',
  })
}

export function day(at: number): string {
  return new Date(at).toLocaleDateString(manner(), { dateStyle: 'long' })
}
