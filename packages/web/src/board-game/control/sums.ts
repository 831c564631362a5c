// Where a marker can lie and what can be paid for it, from the cheapest. A tile may leave the sum open — SJ II.1; WF II.1.
import { ACTION_MARKERS, type ActionName, type MarkerId, type Move, type State } from '@arkwright/board-game'
import { movesSoFar } from '../../play/control.ts'
import { type Draft, tryMove } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { boughtFor, type Cell, markerRows } from './buys.ts'
import { legalOf, type Of, stateOf } from './stage.ts'

interface Sum {
  readonly marker: MarkerId
  readonly action: ActionName
  readonly space: number
  readonly sum: number
  /** The sum and the fee for a marker used again. */
  readonly price: number
  readonly bought: number
  /** The position afterwards. Only few of them are needed. */
  after(): Draft
}

export interface PlacedFor extends Sum {
  /** The cheapest of its marker that buys as much. */
  readonly isCheapest: boolean
}

const KNOWN = new WeakMap<State, readonly PlacedFor[]>()

/** For a draft at "place marker". Several things on the board ask for it. */
export function sumsOf(page: GamePage, draft: Draft): readonly PlacedFor[] {
  const state = stateOf(draft)
  const known = KNOWN.get(state)
  if (known !== undefined) return known
  const sums = markerRows(state, draft.seat)
    .flatMap(({ marker, cells }) => marked(cells.flatMap(cell => sumsAt(page, draft, marker, cell))))
    .toSorted(byPrice)
  KNOWN.set(state, sums)
  return sums
}

/** What is left of their sum pays for prices. */
const PAYS_PRICES: readonly ActionName[] = ['quality', 'distribution']

/** The marker on this space. Where a tile leaves the sum open but no sum buys more, the lowest is paid. */
export function placing(page: GamePage, draft: Draft, place: Of<'place'>): readonly Move[] {
  const sums = sumsOf(page, draft).filter(({ marker, space }) => marker === place.marker && space === place.space)
  const [lowest] = sums
  if (lowest === undefined || PAYS_PRICES.includes(lowest.action)) return [place]
  if (sums.some(({ bought }) => bought !== lowest.bought)) return [place]
  return movesSoFar(lowest.after()).slice(draft.tried.length) as readonly Move[]
}

function byPrice(one: Sum, other: Sum): number {
  return one.price - other.price
}

function sumsAt(page: GamePage, draft: Draft, marker: MarkerId, { move, space, cost, fee }: Cell): Sum[] {
  const { action } = ACTION_MARKERS[marker] ?? {}
  if (move === undefined || action === undefined) return []
  const placed = tryMove(page, draft, move)
  const sumOf = (sum: number, after: () => Draft): Sum => {
    const bought = boughtFor(stateOf(draft), draft.seat, marker, sum).amount
    return { marker, action, space, sum, price: sum + fee, bought, after: once(after) }
  }
  const open = legalOf(stateOf(placed), 'pay')
  if (open.length === 0) return [sumOf(cost, () => placed)]
  return open.map(pay => sumOf(pay.amount, () => tryMove(page, placed, pay)))
}

function once(make: () => Draft): () => Draft {
  let made: Draft | undefined
  return () => {
    made ??= make()
    return made
  }
}

function marked(sums: readonly Sum[]): readonly PlacedFor[] {
  const known = new Set([0])
  return sums.toSorted(byPrice).map(sum => {
    const isCheapest = !known.has(sum.bought)
    known.add(sum.bought)
    return { ...sum, isCheapest }
  })
}
