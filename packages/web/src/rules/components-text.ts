// The texts of the catalogue of components in each language.
import type { TileName } from '@arkwright/board-game'
import type { FaceName } from '@arkwright/card-game'
import type { NounNames } from '@arkwright/words'

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

/** The action markers by effect, and the other pieces of the table. */
export const PIECES = [
  'factory',
  'workers',
  'machinery',
  'quality',
  'distribution',
  'stock exchange',
  'production',
  'ship',
  'economy marker',
  'contract marker',
  'importer',
] as const
export type PieceName = (typeof PIECES)[number]

export interface ComponentText {
  readonly name: string
  readonly effect: string
}

export interface ComponentsText {
  readonly tiles: Readonly<Record<TileName, ComponentText>>
  readonly events: Readonly<Record<NounNames['event'], ComponentText>>
  readonly cards: Readonly<Record<CardKind, ComponentText>>
  readonly pieces: Readonly<Record<PieceName, ComponentText>>
}

export type Group = keyof ComponentsText

export type Kind = 'tile' | 'event' | 'marker' | 'card'
export const GROUP_OF: Readonly<Record<Kind, Group>> = {
  tile: 'tiles',
  event: 'events',
  marker: 'pieces',
  card: 'cards',
}

/** Named as at the table, with a longer description. */
export function described<K extends string>(
  named: Readonly<Record<NoInfer<K>, { readonly name: string }>>,
  effects: Readonly<Record<K, string>>,
): Record<K, ComponentText> {
  const entries = Object.entries<string>(effects) as [K, string][]
  return Object.fromEntries(entries.map(([key, effect]) => [key, { name: named[key].name, effect }])) as Record<
    K,
    ComponentText
  >
}

/** A face of this kind; the six patrons share their short name. */
export function faceOf(kind: CardKind): FaceName {
  return kind === 'patron' ? 'patron-clothes-food' : kind
}

/** Cards as the table names them. */
export function cardNames(short: (noun: { card: FaceName }) => string): Record<CardKind, { readonly name: string }> {
  const entries = CARD_KINDS.map(kind => [kind, { name: short({ card: faceOf(kind) }) }] as const)
  return Object.fromEntries(entries) as Record<CardKind, { readonly name: string }>
}
