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

/** Cards as the table names them. */
export function cardNames(short: (noun: { card: FaceName }) => string): Record<CardKind, { readonly name: string }> {
  const entries = CARD_KINDS.map(kind => [kind, { name: short({ card: faceOf(kind) }) }] as const)
  return Object.fromEntries(entries) as Record<CardKind, { readonly name: string }>
}
