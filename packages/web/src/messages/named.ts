// The words for cards and titles: all of them have some in every language, and one may ask by any name.
import type { FaceName, Title } from '@arkwright/card-game'

type Words<Name extends string, W> = Readonly<Record<Name, W> & Record<string, W>>

interface Named {
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

export type CardWords = Words<FaceName, NamedCard>
export type TitleWords = Words<Title, NamedTitle>
