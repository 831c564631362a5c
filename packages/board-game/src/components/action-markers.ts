// The action markers: six in each player's colour, the grey advanced ones, and ships — SJ 2.0, II.2; WF 2.0, II.2.7-8.
import { at } from '../at.ts'

export type ActionName =
  | 'factory'
  | 'workers'
  | 'machinery'
  | 'quality'
  | 'distribution'
  | 'stock exchange'
  | 'production'
  | 'ship'
/** Ships have no shade. */
export type Shade = 'coloured' | 'light' | 'dark' | 'none'

export interface ActionMarker {
  readonly name: string
  readonly action: ActionName
  readonly shade: Shade
}

/** A marker's id is its index in this list. */
export type MarkerId = number
export const NO_MARKER: MarkerId = -1

export const ACTION_MARKERS: readonly ActionMarker[] = [
  ...(['factory', 'workers', 'machinery', 'quality', 'distribution', 'stock exchange'] as const).map(coloured),
  ...(['machinery', 'quality', 'distribution', 'stock exchange'] as const).map(action => grey(action, 'light')),
  ...(['machinery', 'quality', 'distribution'] as const).map(action => grey(action, 'dark')),
  grey('production', 'light'),
  grey('production', 'dark'),
  // A ship acts as the marker of its pier, so its replacement keeps the place on the chart.
  { name: 'first ship', action: 'ship', shade: 'none' },
  { name: 'second ship', action: 'ship', shade: 'none' },
]

export const COLOURED_MARKERS: readonly MarkerId[] = markersWhere(({ shade }) => shade === 'coloured')
export const ADVANCED_MARKERS: readonly MarkerId[] = markersWhere(({ shade }) => shade === 'light' || shade === 'dark')
/** By pier. */
export const SHIP_MARKERS: readonly MarkerId[] = markersWhere(({ action }) => action === 'ship')

const COLOURED = COLOURED_MARKERS.length
const FIRST_SHIP = ACTION_MARKERS.length - SHIP_MARKERS.length

export function namesOf(markers: readonly MarkerId[]): string[] {
  return markers.map(marker => at(ACTION_MARKERS, marker).name)
}

/** The coloured markers come first in the list. */
export function isColoured(marker: MarkerId): boolean {
  return marker < COLOURED
}

/** The ships come last in the list. */
export function isShip(marker: MarkerId): boolean {
  return marker >= FIRST_SHIP
}

export function pierOf(ship: MarkerId): number {
  return ship - FIRST_SHIP
}

export function markerNamed(name: string): MarkerId {
  const id = ACTION_MARKERS.findIndex(marker => marker.name === name)
  if (id === -1) throw new Error(`no action marker is called ${name}`)
  return id
}

function markersWhere(wanted: (marker: ActionMarker) => boolean): MarkerId[] {
  return ACTION_MARKERS.flatMap((marker, id) => (wanted(marker) ? [id] : []))
}

function coloured(action: ActionName): ActionMarker {
  return { name: action, action, shade: 'coloured' }
}

function grey(action: ActionName, shade: 'light' | 'dark'): ActionMarker {
  return { name: `${shade} ${action}`, action, shade }
}
