// Every component with its number of copies and its facts, from the figures of the games.
import type { Provenance } from '@arkwright/kernel'
import { boardLists } from '../board-game/rules/component-list.ts'
import { cardLists } from '../card-game/rules/component-list.ts'
import type { Group } from './components-text.ts'

export interface Listed {
  readonly name: string
  /** Its id in the catalogue: "tile foreman". */
  readonly key: string
  readonly copies: string
  readonly effectFrom: Provenance
  /** Undefined if the number of copies follows from the kind of piece. */
  readonly copiesFrom: Provenance | undefined
  /** When it is in play. */
  readonly notes: readonly string[]
}

const LISTS: Readonly<Record<Group, () => readonly Listed[]>> = { ...boardLists, ...cardLists }

export function listOf(group: Group): readonly Listed[] {
  return LISTS[group]()
}
