// The options of Water Frame, in the editions of 2014 and 2016 — WF 4.1.
import {
  type ComponentTable,
  changesAt,
  Fields,
  type Handicap,
  handicapOf,
  overrideComponents,
  type PrintingName,
  printingOf,
  type Values,
  valuesOf,
} from '@arkwright/kernel'
import { checkComponents, checkStorage } from './check-components.ts'
import { checkHandicap } from './check-handicap.ts'
import { checkSupplies } from './check-supplies.ts'
import type { WATER_FRAME_COMPONENTS } from './components/water-frame.ts'
import { fairWaterFrame } from './fair-seats.ts'
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
  /** Pounds added to the start cash, by seat. */
  readonly handicap?: Handicap
}

export type WaterFrameFigures = Values<typeof WATER_FRAME_COMPONENTS>

export function parseWaterFrameOptions(input: unknown, revision: number): WaterFrameOptions {
  const fields = new Fields(input, 'options')
  const components = fields.raw('components')
  const players = fields.choice('players', [2, 3, 4])
  const edition = fields.choice('edition', [2014, 2016], 2016)
  const setup = fields.choice('setup', ['predetermined', 'predetermined-shuffled', 'free'], 'predetermined')
  const options: WaterFrameOptions = {
    players,
    edition,
    setup,
    patrons: fields.flag('patrons', false),
    houseEvents: fields.flag('houseEvents', false),
    ...(components !== undefined && { components }),
    ...printingOf(fields),
    ...handicapOf(fields, players, fairWaterFrame({ players, edition, setup })),
  }
  fields.end()
  const figures = valuesOf(waterFrameComponents(options, revision))
  checkComponents(figures, changesAt(CHANGES_OF_WATER_FRAME, revision))
  checkStorage('smallWarehouseSpaces', figures.smallWarehouseSpaces, figures)
  checkSupplies(options, figures)
  const capital: Readonly<Record<string, number>> = figures.predeterminedCash[`players${players}`]
  checkHandicap(options, figures, colour => capital[colour] ?? 0)
  return options
}

/** The table of a revision with the corrections applied. */
export function waterFrameComponents(
  { components }: WaterFrameOptions,
  revision: number,
): typeof WATER_FRAME_COMPONENTS & ComponentTable {
  return overrideComponents(REVISIONS.at(revision), components)
}
