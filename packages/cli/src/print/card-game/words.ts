// The names of seats, rivals, goods, developments and cards.
import { FACES, type Face, GOODS, type Options, TRACKS } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { capital } from '../text.ts'

/** Who is who: a table of players, or one player against two opponents. */
export interface Names {
  seat(seat: Seat): string
  /** A competitor who is nobody at the table. */
  rival(rival: number): string
}

const AT_A_TABLE: Names = { seat: seat => `player ${seat + 1}`, rival: () => 'the neutral player' }
const SOLO: Names = { seat: () => 'the player', rival: rival => markerOwner(rival) }

export function namesFor(options: unknown): Names {
  return (options as Options | undefined)?.players === 1 ? SOLO : AT_A_TABLE
}

/** Whose marker is drawn from the bag. */
export function markerOwner(marker: number): string {
  return ['the first opponent', 'the second opponent'][marker] ?? 'nobody'
}

export function goodName(good: number): string {
  return GOODS[good] ?? 'no good'
}

export function trackName(track: number): string {
  const name = TRACKS[track]
  return name === 'stock' ? 'stock exchange' : (name ?? 'nothing')
}

/** `Customs Office`, `Patron of clothes and food`. */
export function faceName(face: Face): string {
  const [kind = '', ...rest] = (FACES[face] ?? '').split('-')
  if (kind === 'patron') return `Patron of ${rest.join(' and ')}`
  return [kind, ...rest].map(capital).join(' ')
}

const ROMAN = ['–', 'I', 'II', 'III']

export function roman(number: number): string {
  return ROMAN[number] ?? String(number)
}

/** `2 food, 1 lamps`, or nothing. */
export function totalsListed(totals: readonly number[]): string {
  return totals.flatMap((total, good) => (total > 0 ? [`${total} ${goodName(good)}`] : [])).join(', ')
}

export function pounds(amount: number): string {
  return `£${amount}`
}

export function points(score: number): string {
  return `${score} points`
}
