// The texts of the catalogue of components in each language.
import type { BoardComponents } from '../board-game/rules/components-text.ts'
import type { CardComponents } from '../card-game/rules/components-text.ts'

export interface ComponentText {
  readonly name: string
  readonly effect: string
}

export interface ComponentsText extends BoardComponents, CardComponents {}

export type Group = keyof ComponentsText

export type Kind = 'tile' | 'event' | 'marker' | 'card'
export const GROUP_OF: Readonly<Record<Kind, Group>> = {
  tile: 'tiles',
  event: 'events',
  marker: 'pieces',
  card: 'cards',
}
