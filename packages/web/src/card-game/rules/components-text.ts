// The card game's part of the catalogue of components.
import type { ReadingSet } from '@arkwright/words/sets/reading'
import type { ComponentText } from '../../rules/components-text.ts'
import { CARD_KINDS, type CardKind, faceOf } from './card-kinds.ts'

export interface CardComponents {
  readonly cards: Readonly<Record<CardKind, ComponentText>>
}

/** Named as at the table, with a longer description. */
export function cardComponents(
  { short }: ReadingSet['cardGameCards'],
  { cards }: ReadingSet['components'],
): CardComponents {
  const entries = CARD_KINDS.map(kind => [kind, { name: short({ card: faceOf(kind) }), effect: cards[kind] }] as const)
  return { cards: Object.fromEntries(entries) as Record<CardKind, ComponentText> }
}
