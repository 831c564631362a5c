// The words for tiles and events: all of them have some in every language, and one may ask by any name.
import type { EventName, TileName } from '@arkwright/board-game'

type Words<Name extends string, W> = Readonly<Record<Name, W> & Record<string, W>>

export interface Named {
  readonly name: string
  readonly effect: string
}

export type TileWords = Words<TileName, Named>
export type EventWords = Words<EventName | 'end of game', Named>
