// The names of seats, rivals, goods, developments and cards.
import { type Face, GOODS, type Options, TRACKS } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { cardGame } from '@arkwright/words/en/card-game'
import { cardGameCards } from '@arkwright/words/en/card-game-cards'
import { cardGameLog } from '@arkwright/words/en/card-game-log'

const { opponent, neutral, neutralMarker } = cardGame.rivals

/** The names of the seats: a table of players, or one player against two opponents. */
export interface Names {
  readonly solo: boolean
  seat(seat: Seat): string
  /** A competitor without a seat. */
  rival(rival: number): string
}

const AT_A_TABLE: Names = { solo: false, seat: seat => `player ${seat + 1}`, rival: () => neutral }
const SOLO: Names = { solo: true, seat: () => 'the player', rival: rival => opponent({ number: rival + 1 }) }

export function namesFor(options: unknown): Names {
  return (options as Options | undefined)?.players === 1 ? SOLO : AT_A_TABLE
}

/** The markers drawn from the bag. */
export function markerName(marker: number): string {
  return marker < 2 ? opponent({ number: marker + 1 }) : neutralMarker
}

export function goodName(good: number): string {
  return GOODS[good] ?? 'no good'
}

export function trackName(track: number): string {
  const name = TRACKS[track]
  return name === 'stock' ? 'stock exchange' : (name ?? 'nothing')
}

export function faceName(face: Face): string {
  return cardGameCards.name({ card: face })
}

const ROMAN = ['–', 'I', 'II', 'III']

export function roman(number: number): string {
  return ROMAN[number] ?? String(number)
}

/** `2 units of food`, `1 lamp`. */
export function goodsListed(totals: readonly number[]): string[] {
  return GOODS.flatMap((good, i) => {
    const count = totals[i] ?? 0
    return count > 0 ? [cardGameLog.some({ count, good })] : []
  })
}

export function pounds(amount: number): string {
  return `£${amount}`
}

export function points(score: number): string {
  return `${score} points`
}
