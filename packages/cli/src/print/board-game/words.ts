// The names of seats, goods, levels and markers.
import { ACTION_MARKERS, COLOURS, GOOD_NAMES, type Good, LEVEL_NAMES, type MarkerId } from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'

export function colour(seat: Seat): string {
  return COLOURS[seat]
}

export function goodName(good: Good): string {
  return GOOD_NAMES[good]
}

export function levelName(level: number): string {
  return LEVEL_NAMES[level - 1] ?? String(level)
}

export function markerName(marker: MarkerId): string {
  return ACTION_MARKERS[marker]?.name ?? 'no'
}

export function pounds(amount: number): string {
  return `£${amount}`
}
