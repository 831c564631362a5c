// The names of seats, goods, levels, markers, tiles and events.
import {
  ACTION_MARKERS,
  COLOURS,
  EVENT_NAMES,
  type EventId,
  GOOD_NAMES,
  type Good,
  LEVEL_NAMES,
  type MarkerId,
  TILE_NAMES,
  type TileId,
} from '@arkwright/board-game'
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

export function tileName(tile: TileId): string {
  return TILE_NAMES[tile] ?? 'no'
}

export function eventName(event: EventId): string {
  return EVENT_NAMES[event] ?? 'none'
}

export function pounds(amount: number): string {
  return `£${amount}`
}
