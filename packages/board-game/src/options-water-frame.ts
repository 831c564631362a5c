// What a table may choose before a game of Water Frame — WF 4.1; the editions of 2014 and 2016 are both built.
import { BadInput, type ComponentTable, Fields, overrideComponents, type Values, valuesOf } from '@arkwright/kernel'
import { at } from './at.ts'
import { TILE_NAMES } from './components/tiles.ts'
import { WATER_FRAME_COMPONENTS } from './components/water-frame.ts'
import { checkComponents } from './options.ts'

export interface WaterFrameOptions {
  readonly players: 2 | 3 | 4
  readonly edition: 2014 | 2016
  /** 'predetermined-shuffled' is the predetermined one with its three starred events in random order. */
  readonly setup: 'predetermined' | 'predetermined-shuffled' | 'free'
  /** Free set-up: the four patrons lie out and fewer tiles are drawn, as the rulebook advises for first games. */
  readonly patrons: boolean
  /** Free set-up: our own event markers are shuffled in beside those the texts name. */
  readonly houseEvents: boolean
  /** Corrected figures, by name; see the component table. */
  readonly components?: unknown
}

export type WaterFrameFigures = Values<typeof WATER_FRAME_COMPONENTS>

export function parseWaterFrameOptions(input: unknown): WaterFrameOptions {
  const fields = new Fields(input, 'options')
  const components = fields.raw('components')
  const options: WaterFrameOptions = {
    players: fields.choice('players', [2, 3, 4]),
    edition: fields.choice('edition', [2014, 2016], 2016),
    setup: fields.choice('setup', ['predetermined', 'predetermined-shuffled', 'free'], 'predetermined'),
    patrons: fields.flag('patrons', false),
    houseEvents: fields.flag('houseEvents', false),
    ...(components !== undefined && { components }),
  }
  fields.end()
  const figures = valuesOf(waterFrameComponents(options))
  checkComponents(figures)
  checkSupplies(figures)
  return options
}

export function waterFrameComponents(options: WaterFrameOptions): typeof WATER_FRAME_COMPONENTS & ComponentTable {
  return overrideComponents(WATER_FRAME_COMPONENTS, options.components)
}

const KINDS_OF_GREY_MARKER = 4
const DECADES_WITH_ECONOMY_MARKERS = 5

/** What is drawn must be there to be drawn. */
function checkSupplies(figures: WaterFrameFigures): void {
  for (const players of [2, 3, 4] as const) {
    const key = `players${players}` as const
    const rows = figures.markersPerRow[key]
    const markers = figures.setsOfAdvancedMarkers[key] * KINDS_OF_GREY_MARKER
    if (at(rows, 0) + at(rows, 1) > markers || at(rows, 2) + at(rows, 3) > markers) {
      throw new BadInput(`components: markersPerRow asks for more than the ${markers} markers of a shade`)
    }
    for (const copies of [figures.tileCopies2014, figures.tileCopies2016]) {
      let drawable = 0
      for (const name of TILE_NAMES) drawable += Math.min(copies[name], players - 1)
      if (figures.tilesDrawn[key] + 2 > drawable) {
        throw new BadInput(`components: tilesDrawn asks ${players} players to draw more tiles than there are`)
      }
    }
  }
  const short = figures.economyWorkers.filter(workers => workers !== figures.economyWorkersLeftOut).length
  if (short < DECADES_WITH_ECONOMY_MARKERS) {
    throw new BadInput(
      `components: only ${short} economy markers stay without economyWorkersLeftOut; five decades need one each`,
    )
  }
}
