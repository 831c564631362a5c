// The icons of goods, actions and markers.
import './marker.css'
import { ACTION_MARKERS, type ActionName } from '@arkwright/board-game'
import { Icon, type IconName } from '../shell/icon.tsx'

export const GOOD_ICONS: readonly IconName[] = ['food', 'clothes', 'cutlery', 'lamps']

export const ACTION_ICONS: Readonly<Record<ActionName, IconName>> = {
  factory: 'factory',
  workers: 'workers',
  machinery: 'machinery',
  quality: 'quality',
  distribution: 'distribution',
  'stock exchange': 'exchange',
  production: 'production',
  ship: 'ship',
}

/** The markers that ships act as, by pier. */
export const SHIP_MARKER_IDS: readonly number[] = ACTION_MARKERS.flatMap(({ action }, id) =>
  action === 'ship' ? [id] : [],
)

export function GoodIcon({ good, size = 20 }: { good: number; size?: number }) {
  const name = GOOD_ICONS[good]
  return <span className={`good good-${good}`}>{name && <Icon name={name} size={size} />}</span>
}

/** An action marker on the chart: in its owner's colour, or grey. */
export function Marker({ id, seat, size = 22 }: { id: number; seat?: number; size?: number }) {
  const marker = ACTION_MARKERS[id]
  if (marker === undefined) return null
  const tint =
    (marker.shade === 'coloured' || marker.action === 'ship') && seat !== undefined
      ? `seat-${seat}`
      : `shade-${marker.shade}`
  return (
    <span className={`marker ${tint}`}>
      <Icon name={ACTION_ICONS[marker.action]} size={size} />
    </span>
  )
}
