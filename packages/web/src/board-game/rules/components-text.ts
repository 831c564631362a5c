// The board game's part of the catalogue of components.
import type { TileName } from '@arkwright/board-game'
import type { NounNames } from '@arkwright/words'
import type { ComponentText } from '../../rules/components-text.ts'

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

export interface BoardComponents {
  readonly tiles: Readonly<Record<TileName, ComponentText>>
  readonly events: Readonly<Record<NounNames['event'], ComponentText>>
  readonly pieces: Readonly<Record<PieceName, ComponentText>>
}
