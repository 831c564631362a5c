// The words for tiles, events, cards and titles: all of them have some in every language, and one may ask by any name.
import type { EventName, TileName } from '@arkwright/board-game'
import type { FaceName, Title } from '@arkwright/card-game'

type Words<Name extends string, W> = Readonly<Record<Name, W> & Record<string, W>>

export interface Named {
  readonly name: string
  readonly effect: string
}

export interface NamedCard extends Named {
  readonly short?: string
}

export interface NamedTitle {
  readonly name: string
  readonly aim: string
}

export type TileWords = Words<TileName, Named>
export type EventWords = Words<EventName | 'end of game', Named>
export type CardWords = Words<FaceName, NamedCard>
export type TitleWords = Words<Title, NamedTitle>
