// The names of seats, goods, levels and markers: those of the page, except the colours, which are notation.
import { COLOURS, type Good, type MarkerId } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { boardGame } from '@arkwright/words/en/board-game'
import { common } from '@arkwright/words/en/common'

export function colour(seat: Seat): string {
  return COLOURS[seat]
}

export function goodName(good: Good): string {
  return boardGame.good({ good })
}

export function levelName(level: number): string {
  return boardGame.roman({ level })
}

export function markerName(marker: MarkerId): string {
  return common.names.marker({ marker })
}

/** `2 units of food`, `1 lamp`. */
export function goodsCounted(good: Good, count: number): string {
  return common.names.goods({ good, count })
}

export function pounds(amount: number): string {
  return `£${amount}`
}
