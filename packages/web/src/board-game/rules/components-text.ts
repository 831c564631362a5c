// The board game's part of the catalogue of components.
import { EVENT_NAMES, TILE_NAMES, type TileName } from '@arkwright/board-game'
import type { NounNames } from '@arkwright/words'
import type { ReadingSet } from '@arkwright/words/sets/reading'
import type { ComponentText } from '../../rules/components-text.ts'
import { printedFigures, said } from '../effect-figures.ts'

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

/** Tiles and events have the same names as at the table, tiles with a longer description. */
export function boardComponents(
  { tileName, eventName, eventEffects }: ReadingSet['waterFrame'],
  { tiles, pieces }: ReadingSet['components'],
): BoardComponents {
  const figures = printedFigures()
  const events = [...EVENT_NAMES, 'end of game' as const]
  return {
    tiles: named(TILE_NAMES, tile => ({ name: tileName({ tile }), effect: tiles[tile] })),
    events: named(events, event => ({ name: eventName({ event }), effect: said(eventEffects[event], figures) })),
    pieces,
  }
}

function named<Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => ComponentText,
): Record<Name, ComponentText> {
  return Object.fromEntries(names.map(name => [name, textOf(name)])) as Record<Name, ComponentText>
}
