// What each space of the administration chart buys with each marker — SJ II.1, II.2; WF II.2.7, II.2.8.
import {
  ACTION_MARKERS,
  type ActionName,
  type MarkerId,
  NO_MARKER,
  type State,
  TILE_NAMES,
} from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { SHIP_MARKER_IDS } from '../symbols.tsx'
import { legalOf, meIn, type Of } from './stage.ts'

const words = text.boardControl.buys

export interface Bought {
  readonly action: ActionName
  /** Machines, steps, pounds, rows or goods; the same for every sum where the sum does not matter. */
  readonly amount: number
}

/** In Water Frame the Workshop adds to the sum of machinery. */
const WORKSHOP = TILE_NAMES.indexOf('workshop')

export function boughtFor(state: State, seat: number, marker: MarkerId, sum: number): Bought {
  const { action = 'factory', shade = 'none' } = ACTION_MARKERS[marker] ?? {}
  const { rules } = state
  const me = meIn(state, seat)
  const withTiles = me.tiles.some(({ tile }) => tile === WORKSHOP) ? (rules.waterFrame?.figures.workshopSum ?? 0) : 0
  const amounts: Readonly<Record<ActionName, () => number>> = {
    factory: () => 1,
    workers: () => 1,
    'stock exchange': () => 1,
    machinery: () => rules.machineryCosts[shade].filter(cost => cost <= sum + withTiles).length,
    quality: () => rules.qualityCosts[shade].filter(cost => cost <= sum).length,
    distribution: () => Math.min(sum, rules.distributionLimit[shade]),
    production: () => rules.waterFrame?.productionRows[shade] ?? 0,
    ship: () => me.harbour?.ships[SHIP_MARKER_IDS.indexOf(marker)] ?? 0,
  }
  return { action, amount: amounts[action]() }
}

/** For a card: "2 machines". */
export function boughtInWords({ action, amount }: Bought): string {
  const said = words.long[action]
  return typeof said === 'string' ? said : said({ amount })
}

/** For a cell of the matrix: "2". */
export function boughtInShort({ action, amount }: Bought): string {
  const said = words.short[action]
  return typeof said === 'string' ? said : said({ amount })
}

/** "2"; undefined where the sum does not matter, so that what it buys goes without saying. */
export function amountBought({ action, amount }: Bought): string | undefined {
  const said = words.short[action]
  return typeof said === 'string' ? undefined : said({ amount })
}

export interface Cell {
  readonly space: number
  readonly cost: number
  readonly fee: number
  readonly bought: Bought
  /** Undefined if it may not be placed there. */
  readonly move: Of<'place'> | undefined
  /** The cheapest space for as much; others that buy the same cost more. */
  readonly isCheapest: boolean
}

export interface MarkerRow {
  readonly marker: MarkerId
  readonly cells: readonly Cell[]
  /** What pressing the marker chooses. */
  readonly usual: Cell | undefined
  /** The space where it lies already. */
  readonly lies: number | undefined
}

/** Each marker in hand with what each space buys, at the step "place marker". */
export function markerRows(state: State, seat: number): readonly MarkerRow[] {
  const moves = legalOf(state, 'place')
  return markersOf(state, seat).map(marker => {
    const cells = cellsOf(
      state,
      seat,
      marker,
      moves.filter(move => move.marker === marker),
    )
    const legal = cells.filter(({ move }) => move !== undefined)
    const lies = meIn(state, seat).chart.indexOf(marker)
    return {
      marker,
      cells,
      usual: legal.find(({ bought }) => bought.amount > 0) ?? legal[0],
      lies: lies === -1 ? undefined : lies,
    }
  })
}

function markersOf(state: State, seat: number): readonly MarkerId[] {
  const { advanced, harbour } = meIn(state, seat)
  const coloured = ACTION_MARKERS.flatMap(({ shade }, id) => (shade === 'coloured' ? [id] : []))
  const ships = SHIP_MARKER_IDS.filter((_, pier) => (harbour?.ships[pier] ?? 0) > 0)
  // A grey marker stands below the coloured one of the same action.
  const order = [...coloured, ...advanced].toSorted((one, other) => rankOf(one) - rankOf(other))
  return [...order, ...ships]
}

const ORDER = [...new Set(ACTION_MARKERS.map(({ action }) => action))]

function rankOf(marker: MarkerId): number {
  const action = ACTION_MARKERS[marker]?.action
  return action === undefined ? 0 : ORDER.indexOf(action) * ACTION_MARKERS.length + marker
}

function cellsOf(state: State, seat: number, marker: MarkerId, moves: readonly Of<'place'>[]): readonly Cell[] {
  const { administrativeCosts, reuseFee } = state.rules.figures
  const { chart } = meIn(state, seat)
  const known = new Set<number>()
  return administrativeCosts.map((cost, space) => {
    const move = moves.find(one => one.space === space)
    const bought = boughtFor(state, seat, marker, cost)
    const isCheapest = move !== undefined && bought.amount > 0 && !known.has(bought.amount)
    if (isCheapest) known.add(bought.amount)
    const fee = chart[space] === marker && marker !== NO_MARKER ? reuseFee : 0
    return { space, cost, fee, bought, move, isCheapest }
  })
}
