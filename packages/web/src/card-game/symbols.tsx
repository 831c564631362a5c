// The icons of goods, actions, developments and cards.
import './rivals.css'
import { type Action, FACES, type Face, type FaceName, GOODS, type TrackName } from '@arkwright/card-game'
import { letterOn } from '../shell/disc.tsx'
import { Icon, type IconName } from '../shell/icon.tsx'
import { text } from './messages/index.ts'

export const GOOD_ICONS: readonly IconName[] = ['food', 'clothes', 'cutlery', 'lamps']

export const ACTION_ICONS: Readonly<Record<Action, IconName>> = {
  factories: 'factory',
  employ: 'workers',
  automate: 'machinery',
  quality: 'quality',
  distribution: 'distribution',
  'stock exchange': 'exchange',
  'extra production': 'production',
  'early shipping': 'ship',
}

export const TRACK_ICONS: Readonly<Record<TrackName, IconName>> = {
  quality: 'quality',
  distribution: 'distribution',
  cards: 'share',
  machinery: 'machinery',
  ship: 'ship',
  stock: 'exchange',
}

const CARD_ICONS: Readonly<Partial<Record<FaceName, IconName>>> = {
  entrepreneur: 'start',
  'customs-office': 'ship',
  'extra-shift': 'production',
  workshop: 'machine',
  foreman: 'worker',
  broker: 'exchange',
  inventor: 'hint',
  developer: 'coins',
  contract: 'loan',
  patent: 'distribution',
  engineer: 'quality',
  'big-storehouse': 'home',
}

export function GoodIcon({ good, size = 20 }: { good: number; size?: number }) {
  const name = GOOD_ICONS[good]
  return <span className={`good good-${good}`}>{name && <Icon name={name} size={size} />}</span>
}

/** A Patron shows its two goods. */
/** One icon for a card; a Patron has that of patronage in general. */
export function cardIcon(face: Face): IconName {
  return CARD_ICONS[FACES[face] ?? 'patent'] ?? 'share'
}

export function CardIcon({ face, size = 20 }: { face: Face; size?: number }) {
  const name = FACES[face] ?? 'patent'
  const icon = CARD_ICONS[name]
  if (icon !== undefined) return <Icon name={icon} size={size} />
  const goods = GOODS.flatMap((good, index) => (name.includes(good) ? [index] : []))
  return goods.map(good => <GoodIcon key={good} good={good} size={size} />)
}

/** A rival's marker: the neutral player, or an opponent of the solo game. */
export function RivalDisc({ rival, solo, size = 22 }: { rival: number; solo: boolean; size?: number }) {
  const letter = letterOn(size)
  return (
    <svg
      className={`disc ${rivalClass(rival, solo)}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="2" y="2" width="20" height="20" rx="5" className="disc-face" />
      <text x="12" y={12 + letter * 0.36} textAnchor="middle" className="disc-letter" style={{ fontSize: letter }}>
        {rivalLetter(rival, solo)}
      </text>
    </svg>
  )
}

/** The third disc of the solo game is neutral. */
export function rivalClass(rival: number, solo: boolean): string {
  return solo && rival < 2 ? `cg-opponent-${rival}` : 'cg-neutral'
}

function rivalLetter(rival: number, solo: boolean): string {
  return solo && rival < 2 ? String(rival + 1) : text.cardGame.rivals.neutralLetter
}
