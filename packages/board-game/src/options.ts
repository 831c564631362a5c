// The options of Spinning Jenny: number of players, set-up, and figures corrected by an owner of the printed game.
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
import { checkComponents } from './check-components.ts'
import { checkHandicap } from './check-handicap.ts'
import { checkStartMarkers } from './check-start-markers.ts'
import type { BOARD_FIGURES } from './components/figures.ts'
import type { GoodName } from './components/goods.ts'
import { SPINNING_JENNY_COMPONENTS } from './components/spinning-jenny.ts'
import { fairSpinningJenny } from './fair-seats.ts'
import { REVISIONS } from './revisions-spinning-jenny.ts'
import { CHANGES_OF_SPINNING_JENNY } from './rule-changes.ts'

export interface Options {
  readonly players: 2 | 3 | 4
  readonly setup: 'predetermined' | 'free'
  /** Corrected figures, by name; see the component table. */
  readonly components?: unknown
  /** The printing they come from. */
  readonly printing?: PrintingName
  /** Pounds added to the start cash, by seat. */
  readonly handicap?: Handicap
}

/** The figures of both games. */
export type BoardComponents = Values<typeof BOARD_FIGURES> & {
  readonly decades: number
  readonly levelByDecade: Readonly<Record<string, number>>
  readonly obsoleteByDecade: Readonly<Record<string, number>>
  readonly setsOfAdvancedMarkers: { readonly players2: number; readonly players3: number; readonly players4: number }
  readonly predeterminedPrices: Readonly<
    Record<string, Readonly<Record<string, Readonly<Partial<Record<GoodName, number>>>>>>
  >
}
export type SpinningJennyFigures = Values<typeof SPINNING_JENNY_COMPONENTS>

export function parseOptions(input: unknown, revision: number): Options {
  const fields = new Fields(input, 'options')
  const components = fields.raw('components')
  const players = fields.choice('players', [2, 3, 4])
  const setup = fields.choice('setup', ['predetermined', 'free'], 'predetermined')
  const options: Options = {
    players,
    setup,
    ...(components !== undefined && { components }),
    ...printingOf(fields),
    ...handicapOf(fields, players, fairSpinningJenny({ players, setup })),
  }
  fields.end()
  const figures = valuesOf(componentsOf(options, revision))
  checkComponents(figures, changesAt(CHANGES_OF_SPINNING_JENNY, revision))
  checkSupply(options, figures)
  checkHandicap(options, figures, () => figures.predeterminedCash)
  return options
}

/** As many markers of a kind as sets of them. */
function checkSupply(
  { players }: Options,
  { predeterminedMarkers, setsOfAdvancedMarkers }: SpinningJennyFigures,
): void {
  const key = `players${players}` as const
  const { pieces = [] } = SPINNING_JENNY_COMPONENTS.predeterminedMarkers
  const there = Object.fromEntries(pieces.map(name => [name, setsOfAdvancedMarkers[key]]))
  checkStartMarkers(key, predeterminedMarkers[key], there)
}

/** The table of a revision with the corrections applied. */
export function componentsOf(
  { components }: Options,
  revision: number,
): typeof SPINNING_JENNY_COMPONENTS & ComponentTable {
  return overrideComponents(REVISIONS.at(revision), components)
}
