// Tiles and events of Water Frame for the catalogue of components.
import { EVENT_NAMES, TILE_NAMES, type TileName } from '@arkwright/board-game'
import type { Areas } from '@arkwright/words'
import type { ComponentText } from '../../rules/components-text.ts'
import { printedFigures, said } from '../effect-figures.ts'
import type { BoardComponents } from './components-text.ts'

type WaterFrameWords = Areas['waterFrame']

/** Tiles have the same names as at the table, with a longer description. */
export function tileTexts(
  { tileName }: WaterFrameWords,
  effects: Readonly<Record<TileName, string>>,
): Record<TileName, ComponentText> {
  const entries = TILE_NAMES.map(tile => [tile, { name: tileName({ tile }), effect: effects[tile] }] as const)
  return Object.fromEntries(entries) as Record<TileName, ComponentText>
}

export function eventTexts({ eventName, eventEffects }: WaterFrameWords): BoardComponents['events'] {
  const figures = printedFigures()
  const entries = [...EVENT_NAMES, 'end of game' as const].map(
    event => [event, { name: eventName({ event }), effect: said(eventEffects[event], figures) }] as const,
  )
  return Object.fromEntries(entries) as BoardComponents['events']
}
