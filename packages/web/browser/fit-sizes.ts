// The windows that the table must fit, and what is allowed in each.
import type { Size } from './open-position.ts'

/** Figures in pixels. */
export interface Limits {
  readonly phone: boolean
  readonly parts: readonly string[]
  /** The parts that nothing may cover. */
  readonly uncovered: readonly string[]
  readonly bar: number
  /** The header is one row if it is at most this high; on phones the companies have a second row. */
  readonly header: number
  readonly text: number
  readonly target: number
  /** A target may be this small if something large in the bar or the context panel does the same. */
  readonly spot: number
}

export interface FitSize extends Size {
  readonly name: string
  readonly limits: Limits
}

const DESKTOP: Limits = {
  phone: false,
  parts: ['header', 'rail', 'lanes', 'strip', 'context', 'log', 'bar'],
  uncovered: ['context', 'bar'],
  bar: 96,
  header: 56,
  text: 12,
  target: 24,
  spot: 24,
}

const PHONE_HEIGHT = 844

const PHONE: Limits = {
  phone: true,
  parts: ['header', 'rail', 'decide', 'bar', 'tabs'],
  uncovered: ['decide', 'bar', 'tabs'],
  bar: 0.2 * PHONE_HEIGHT,
  header: 100,
  text: 13,
  target: 44,
  spot: 24,
}

function size(width: number, height: number, limits: Limits): FitSize {
  return { name: `${width}x${height}`, width, height, limits }
}

export const LAPTOP = size(1366, 768, DESKTOP)
export const PHONE_SIZE = size(390, PHONE_HEIGHT, PHONE)

export const SIZES: readonly FitSize[] = [
  LAPTOP,
  size(1440, 900, DESKTOP),
  size(1920, 1080, { ...DESKTOP, bar: 108, header: 64 }),
  size(1024, 768, DESKTOP),
  PHONE_SIZE,
]
