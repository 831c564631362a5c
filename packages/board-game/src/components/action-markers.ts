// The action markers: six in each player's colour, and the grey advanced ones — SJ 2.0, II.2.
export type ActionName = 'factory' | 'workers' | 'machinery' | 'quality' | 'distribution' | 'stock exchange'
export type Shade = 'coloured' | 'light' | 'dark'

export interface ActionMarker {
  readonly name: string
  readonly action: ActionName
  readonly shade: Shade
}

/** A marker is known by its place in this list. */
export type MarkerId = number
export const NO_MARKER: MarkerId = -1

export const ACTION_MARKERS: readonly ActionMarker[] = [
  ...(['factory', 'workers', 'machinery', 'quality', 'distribution', 'stock exchange'] as const).map(coloured),
  ...(['machinery', 'quality', 'distribution', 'stock exchange'] as const).map(action => grey(action, 'light')),
  ...(['machinery', 'quality', 'distribution'] as const).map(action => grey(action, 'dark')),
]

export const COLOURED_MARKERS: readonly MarkerId[] = ACTION_MARKERS.flatMap(({ shade }, id) =>
  shade === 'coloured' ? [id] : [],
)
export const ADVANCED_MARKERS: readonly MarkerId[] = ACTION_MARKERS.flatMap(({ shade }, id) =>
  shade === 'coloured' ? [] : [id],
)

/** The coloured markers come first in the list. */
export function isColoured(marker: MarkerId): boolean {
  return marker < COLOURED_MARKERS.length
}

export function markerNamed(name: string): MarkerId {
  const id = ACTION_MARKERS.findIndex(marker => marker.name === name)
  if (id === -1) throw new Error(`no action marker is called ${name}`)
  return id
}

function coloured(action: ActionName): ActionMarker {
  return { name: action, action, shade: 'coloured' }
}

function grey(action: ActionName, shade: 'light' | 'dark'): ActionMarker {
  return { name: `${shade} ${action}`, action, shade }
}
