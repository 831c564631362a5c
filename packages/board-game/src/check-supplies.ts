// Checks that Water Frame's supplies suffice after corrections — WF 4.1.I, 4.1.III.
import { at } from './at.ts'
import { badFigures } from './bad-figures.ts'
import { atMost, type Counts, checkStartMarkers } from './check-start-markers.ts'
import { LEVEL_NAMES } from './components/goods.ts'
import { SHIP_CAPACITIES, shipPiece } from './components/harbour.ts'
import { PATRONS, TILE_NAMES } from './components/tiles.ts'
import type { WaterFrameFigures, WaterFrameOptions } from './options-water-frame.ts'

const KINDS_OF_GREY_MARKER = 4
const LIGHT_ROWS = 2
/** Charisma and an Inventor are already on display, and by option the patrons. */
const OUT_BEFORE_DRAWING = [
  ['tilesDrawn', 2],
  ['tilesDrawnBesidePatrons', 2 + PATRONS.length],
] as const

export function checkSupplies(options: WaterFrameOptions, figures: WaterFrameFigures): void {
  checkDraws(figures)
  checkTilesOut(options, figures)
  if (options.setup !== 'free') checkPredetermined(options, figures)
}

function checkDraws(figures: WaterFrameFigures): void {
  for (const players of [2, 3, 4] as const) {
    const key = `players${players}` as const
    const rows = figures.markersPerRow[key]
    const markers = figures.setsOfAdvancedMarkers[key] * KINDS_OF_GREY_MARKER
    if (at(rows, 0) + at(rows, 1) > markers || at(rows, 2) + at(rows, 3) > markers) {
      throw badFigures(
        'too-few-markers',
        ['markersPerRow', key],
        { markers },
        `components: markersPerRow asks for more than the ${markers} markers of a shade`,
      )
    }
    for (const copies of [figures.tileCopies2014, figures.tileCopies2016]) {
      let drawable = 0
      for (const name of TILE_NAMES) drawable += Math.min(copies[name], players - 1)
      for (const [figure, out] of OUT_BEFORE_DRAWING) {
        if (figures[figure][key] + out <= drawable) continue
        throw badFigures(
          'too-few-tiles',
          [figure, key],
          { tiles: drawable - out },
          `components: ${figure} asks ${players} players to draw more tiles than there are`,
        )
      }
    }
  }
  const short = figures.economyWorkers.filter(workers => workers !== figures.economyWorkersLeftOut).length
  if (short < figures.decades) {
    throw badFigures(
      'too-few-economy-markers',
      ['economyWorkers'],
      { short, decades: figures.decades },
      `components: only ${short} economy markers stay without economyWorkersLeftOut; ${figures.decades} decades need one each`,
    )
  }
}

function copiesOf(edition: number): 'tileCopies2014' | 'tileCopies2016' {
  return edition === 2014 ? 'tileCopies2014' : 'tileCopies2016'
}

/** Tiles on display in every free set-up must exist. */
function checkTilesOut({ edition, patrons }: WaterFrameOptions, figures: WaterFrameFigures): void {
  const copies: Counts = figures[copiesOf(edition)]
  for (const [tile, count] of Object.entries(figures.tilesAlwaysOut))
    atMost(count, copies[tile] ?? 0, ['tilesAlwaysOut', tile], `tilesAlwaysOut lays out ${tile}`)
  if (!patrons) return
  for (const name of PATRONS.map(id => at(TILE_NAMES, id)))
    atMost(1, copies[name] ?? 0, [copiesOf(edition), name], `the option patrons lays out ${name}`)
}

/** The printed set-up for one number of players must agree with itself and with the supplies. */
function checkPredetermined({ players, edition }: WaterFrameOptions, figures: WaterFrameFigures): void {
  const key = `players${players}` as const
  const tiles: Counts = figures.predeterminedTiles[key]
  const copies: Counts = figures[copiesOf(edition)]
  for (const [tile, count] of Object.entries(tiles))
    atMost(count, copies[tile] ?? 0, ['predeterminedTiles', key, tile], `predeterminedTiles lays out ${tile}`)

  const mat: Readonly<Record<string, Counts>> = figures.predeterminedMat[key]
  const laid = new Map<string, number>()
  for (const [row, level] of LEVEL_NAMES.entries()) {
    const markers = Object.entries(mat[level] ?? {})
    for (const [marker, count] of markers) laid.set(marker, (laid.get(marker) ?? 0) + count)
    const sum = markers.reduce((all, [, count]) => all + count, 0)
    const wanted = figures.markersPerRow[key][row] ?? 0
    if (sum !== wanted)
      throw badFigures(
        'row-differs',
        ['markersPerRow', key, row],
        { sum, wanted },
        `components: predeterminedMat lays ${sum} markers into row ${level}, but markersPerRow says ${wanted}`,
      )
  }
  for (const [marker, count] of laid)
    atMost(
      count,
      figures.setsOfAdvancedMarkers[key],
      ['predeterminedMat', key, marker],
      `predeterminedMat lays out ${marker}`,
    )
  checkShades(key, mat)
  checkStartMarkers(key, figures.predeterminedMarkers[key], {
    ...mat[LEVEL_NAMES[0]],
    ...tiles,
    [shipPiece(SHIP_CAPACITIES[0])]: at(figures.ships[key], 0),
  })
}

/** Rows I and II are light grey, III and IV dark grey. */
function checkShades(players: string, mat: Readonly<Record<string, Counts>>): void {
  for (const [row, level] of LEVEL_NAMES.entries()) {
    const shade = row < LIGHT_ROWS ? 'light' : 'dark'
    const other = Object.keys(mat[level] ?? {}).find(name => !name.startsWith(shade))
    if (other !== undefined)
      throw badFigures(
        'wrong-shade',
        ['predeterminedMat', players, level, other],
        {},
        `components: predeterminedMat lays ${other} into row ${level}, which is ${shade} grey`,
      )
  }
}
