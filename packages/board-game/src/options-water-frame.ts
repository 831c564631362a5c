// The options of Water Frame, in the editions of 2014 and 2016 — WF 4.1.
import {
  type ComponentTable,
  changesAt,
  Fields,
  overrideComponents,
  type PrintingName,
  printingOf,
  type Values,
  valuesOf,
} from '@arkwright/kernel'
import { checkComponents, checkStorage } from './check-components.ts'
import { checkSupplies } from './check-supplies.ts'
import type { WATER_FRAME_COMPONENTS } from './components/water-frame.ts'
import { REVISIONS } from './revisions-water-frame.ts'
import { CHANGES_OF_WATER_FRAME } from './rule-changes.ts'

export interface WaterFrameOptions {
  readonly players: 2 | 3 | 4
  readonly edition: 2014 | 2016
  /** 'predetermined-shuffled' is the predetermined one with its three starred events in random order. */
  readonly setup: 'predetermined' | 'predetermined-shuffled' | 'free'
  /** Free set-up: the four patrons are on display and fewer tiles are drawn, as the rulebook advises for first games. */
  readonly patrons: boolean
  /** Free set-up: our own event markers are shuffled in beside those the texts name. */
  readonly houseEvents: boolean
  /** Corrected figures, by name; see the component table. */
  readonly components?: unknown
  /** The printing they come from. */
  readonly printing?: PrintingName
}

export type WaterFrameFigures = Values<typeof WATER_FRAME_COMPONENTS>

export function parseWaterFrameOptions(input: unknown, revision: number): WaterFrameOptions {
  const fields = new Fields(input, 'options')
  const components = fields.raw('components')
  const options: WaterFrameOptions = {
    players: fields.choice('players', [2, 3, 4]),
    edition: fields.choice('edition', [2014, 2016], 2016),
    setup: fields.choice('setup', ['predetermined', 'predetermined-shuffled', 'free'], 'predetermined'),
    patrons: fields.flag('patrons', false),
    houseEvents: fields.flag('houseEvents', false),
    ...(components !== undefined && { components }),
    ...printingOf(fields),
  }
  fields.end()
  const figures = valuesOf(waterFrameComponents(options, revision))
  checkComponents(figures, changesAt(CHANGES_OF_WATER_FRAME, revision))
  checkStorage('smallWarehouseSpaces', figures.smallWarehouseSpaces, figures)
  checkSupplies(options, figures)
  return options
}

/** The table of a revision with the corrections applied. */
export function waterFrameComponents(
  { components }: WaterFrameOptions,
  revision: number,
): typeof WATER_FRAME_COMPONENTS & ComponentTable {
  return overrideComponents(REVISIONS.at(revision), components)
}
