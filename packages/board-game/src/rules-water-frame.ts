// The figures of Water Frame alone, arranged for fast reading — WF 4.1.
import { at } from './at.ts'
import { ACTION_MARKERS, markerNamed, type Shade } from './components/action-markers.ts'
import {
  AMONG_THE_FIRST,
  EVENT_NAMES,
  type EventId,
  eventNamed,
  HOUSE_EVENTS,
  NEW_IN_2016,
  NOT_FOR_TWO,
  PREDETERMINED_EVENTS,
} from './components/events.ts'
import { LEVEL_NAMES } from './components/goods.ts'
import { CONTRACT_TRACK, SHIP_CAPACITIES } from './components/harbour.ts'
import { PATRONS, TILE_NAMES, tileNamed } from './components/tiles.ts'
import type { WaterFrameFigures, WaterFrameOptions } from './options-water-frame.ts'
import { byPlayers } from './rules.ts'

export interface WaterFrameRules {
  readonly figures: WaterFrameFigures
  readonly setup: WaterFrameOptions['setup']
  /** Spaces of the ongoing contracts track. */
  readonly contractTrack: readonly number[]
  /** Ships of each size at the start. */
  readonly ships: readonly number[]
  /** By capacity: crew, and row of the special markers mat. */
  readonly crewOf: readonly number[]
  readonly shipLevelOf: readonly number[]
  /** Rows a production marker reaches, by its shade. */
  readonly productionRows: Readonly<Record<Shade, number>>
  /** Grey markers of each row of the mat at the start. Without a predetermined set-up the mat is filled later. */
  readonly mat: readonly (readonly number[])[]
  /** Marker spaces in each row of the special markers mat. */
  readonly markersPerRow: readonly number[]
  /** Which of the nine economy markers of each good are in the game. */
  readonly economyMarkers: readonly { readonly importer: number; readonly workers: number }[]
  /** Copies of each tile in the box, the number on display from the start, and the number drawn. */
  readonly tileCopies: readonly number[]
  readonly tilesOut: readonly number[]
  readonly tilesDrawn: number
  /** Event markers that may come beside Bureaucracy. */
  readonly eventPool: readonly EventId[]
  /** The predetermined events by decade; empty in the free set-up. */
  readonly fixedEvents: readonly EventId[]
}

export function makeWaterFrameRules(options: WaterFrameOptions, figures: WaterFrameFigures): WaterFrameRules {
  const free = options.setup === 'free'
  const withoutLeftOut = !free || options.players === 2
  const copies = options.edition === 2014 ? figures.tileCopies2014 : figures.tileCopies2016
  const fixed = PREDETERMINED_EVENTS.map(eventNamed)
  return {
    figures,
    setup: options.setup,
    contractTrack: CONTRACT_TRACK.slice(0, byPlayers(options, figures.contractSpaces)),
    ships: byPlayers(options, figures.ships),
    crewOf: byCapacity(figures.crews),
    shipLevelOf: byCapacity(figures.shipLevels),
    productionRows: { ...figures.productionRows, coloured: 0, none: 0 },
    mat: LEVEL_NAMES.map(level => byMarker(free ? {} : byPlayers(options, figures.predeterminedMat)[level])),
    markersPerRow: byPlayers(options, figures.markersPerRow),
    economyMarkers: figures.economyImporter
      .map((importer, i) => ({ importer, workers: at(figures.economyWorkers, i) }))
      .filter(({ workers }) => !withoutLeftOut || workers !== figures.economyWorkersLeftOut),
    tileCopies: TILE_NAMES.map(name => copies[name]),
    tilesOut: free ? tilesOutInFreeSetUp(options, figures) : byTile(byPlayers(options, figures.predeterminedTiles)),
    tilesDrawn: free ? byPlayers(options, options.patrons ? figures.tilesDrawnBesidePatrons : figures.tilesDrawn) : 0,
    eventPool: free ? eventsFor(options) : fixed.filter(event => event !== AMONG_THE_FIRST),
    fixedEvents: free ? [] : fixed,
  }
}

function tilesOutInFreeSetUp(options: WaterFrameOptions, figures: WaterFrameFigures): number[] {
  const out = byTile(figures.tilesAlwaysOut)
  if (options.patrons) for (const patron of PATRONS) out[patron] = 1
  return out
}

function byMarker(table: Readonly<Record<string, number>>): number[] {
  const counts = ACTION_MARKERS.map(() => 0)
  for (const [name, count] of Object.entries(table)) counts[markerNamed(name)] = count
  return counts
}

function byTile(table: Readonly<Record<string, number>>): number[] {
  const counts = TILE_NAMES.map(() => 0)
  for (const [name, count] of Object.entries(table)) counts[tileNamed(name)] = count
  return counts
}

function byCapacity(bySize: readonly number[]): number[] {
  const byLoad: number[] = Array.from({ length: Math.max(...SHIP_CAPACITIES) + 1 }, () => 0)
  for (const [size, capacity] of SHIP_CAPACITIES.entries()) byLoad[capacity] = at(bySize, size)
  return byLoad
}

function eventsFor({ players, edition, houseEvents }: WaterFrameOptions): EventId[] {
  return EVENT_NAMES.flatMap((name, id) => {
    if (id === AMONG_THE_FIRST) return []
    if (HOUSE_EVENTS.includes(name) && (!houseEvents || (edition === 2014 && NEW_IN_2016.includes(name)))) return []
    return players === 2 && NOT_FOR_TWO.includes(name) ? [] : [id]
  })
}
