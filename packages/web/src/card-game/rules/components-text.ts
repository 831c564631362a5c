// The card game's part of the catalogue of components.
import type { ComponentText } from '../../rules/components-text.ts'
import type { CardKind } from './card-kinds.ts'

export interface CardComponents {
  readonly cards: Readonly<Record<CardKind, ComponentText>>
}
