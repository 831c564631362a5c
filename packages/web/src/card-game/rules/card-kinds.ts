// The kinds of development cards, for rules and catalogue.
import type { FaceName } from '@arkwright/card-game'

/** A kind of card; the six patrons are one kind. */
export const CARD_KINDS = [
  'entrepreneur',
  'customs-office',
  'extra-shift',
  'workshop',
  'foreman',
  'broker',
  'patron',
  'inventor',
  'developer',
  'contract',
  'patent',
  'engineer',
  'big-storehouse',
] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** A face of this kind; the six patrons share their short name. */
export function faceOf(kind: CardKind): FaceName {
  return kind === 'patron' ? 'patron-clothes-food' : kind
}
