// How an owner of Water Frame checks its figures.
import { type BoxPlace, type BoxPlan, entriesAt, type FigurePath, type PlannedGroup } from '@arkwright/kernel'
import { BOARD_GROUPS, BOARD_PLACES } from './box-board.ts'
import { EVENT_FIGURES } from './events.ts'
import { HARBOUR_FIGURES } from './harbour.ts'
import { TILE_EFFECT_FIGURES, TILE_NAMES } from './tiles.ts'

const EDITIONS = [2014, 2016] as const
/** Two groups of copies. */
const HALVES = [TILE_NAMES.slice(0, TILE_NAMES.length / 2), TILE_NAMES.slice(TILE_NAMES.length / 2)]

const BUREAUCRACY = 'bureaucracyDecades'
/** Named by the rulebooks. */
const PRINTED_EVENTS = [
  'economicCrisisWorkers',
  'hamburgCreditCrisisSpaces',
  'hamburgCreditCrisisSpacesPerLoan',
  'lobbySpaces',
  'navigationActsSpaces',
  'opiumWarSpaces',
  'warOnTheContinentRecruits',
  'worldExhibitionSpaces',
]
/** Our own, in place of the markers that no text names. */
const HOUSE_EVENT_FIGURES = Object.keys(EVENT_FIGURES).filter(
  name => name !== BUREAUCRACY && !PRINTED_EVENTS.includes(name),
)

export const WATER_FRAME_BOX: BoxPlan = {
  editions: EDITIONS,
  groups: [
    ...BOARD_GROUPS,
    economyMarkers('economy-markers-1-6', 0, 5),
    economyMarkers('economy-markers-7-9', 6, 8),
    mat('special-markers-2', [['players2']]),
    mat('special-markers-3', [['players3']]),
    mat('special-markers-4-I-II', [
      ['players4', 'I'],
      ['players4', 'II'],
    ]),
    mat('special-markers-4-III-IV', [
      ['players4', 'III'],
      ['players4', 'IV'],
    ]),
    { id: 'start-markers', place: 'markers', editor: 'seats', parts: [['predeterminedMarkers']] },
    ...EDITIONS.flatMap(edition =>
      HALVES.map((names, i) => ({ ...copies(`tile-copies-${i + 1}`, [`tileCopies${edition}`], names), edition })),
    ),
    ...[2, 3, 4].flatMap(players =>
      HALVES.map((names, i) =>
        copies(`predetermined-tiles-${players}-${i + 1}`, ['predeterminedTiles', `players${players}`], names),
      ),
    ),
    figures('events', 'events', PRINTED_EVENTS),
    figures('house-events', 'events', HOUSE_EVENT_FIGURES),
  ],
  others: {
    ...BOARD_PLACES,
    markers: [...BOARD_PLACES.markers, 'markersPerRow', 'economyWorkersLeftOut'],
    tiles: [
      'tilesAlwaysOut',
      'tilesDrawn',
      'tilesDrawnBesidePatrons',
      'mostTiles',
      ...Object.keys(TILE_EFFECT_FIGURES),
    ],
    events: [BUREAUCRACY],
    ships: Object.keys(HARBOUR_FIGURES),
  },
}

/** A marker shows the importer's step and the workers. */
function economyMarkers(id: string, first: number, last: number): PlannedGroup {
  const parts = [...entriesAt(['economyImporter'], first, last), ...entriesAt(['economyWorkers'], first, last)]
  return { id, place: 'markers', editor: 'table', parts }
}

function mat(id: string, rows: readonly FigurePath[]): PlannedGroup {
  return { id, place: 'markers', editor: 'copies', parts: rows.map(row => ['predeterminedMat', ...row]) }
}

/** Also of the pieces that lie in the box and are not out. */
function copies(id: string, path: FigurePath, names: readonly string[]): PlannedGroup {
  return { id, place: 'tiles', editor: 'copies', parts: names.map(name => [...path, name]) }
}

function figures(id: string, place: BoxPlace, names: readonly string[]): PlannedGroup {
  return { id, place, editor: 'tile', parts: names.map(name => [name]) }
}
