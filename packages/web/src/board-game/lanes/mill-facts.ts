// A mill as its lane shows it: what stands on each space of a row, and what one click there would do — SJ 4.1.IV, II.2.2, II.2.3.
import { type Factory, type Good, lastStaffedRow, type Move, ROWS, type Row, type State } from '@arkwright/board-game'

export type Content = 'worker' | 'machine' | 'free'

export interface SpaceFacts {
  readonly place: number
  readonly content: Content
  /** Machines may stand here. */
  readonly takesMachine: boolean
}

/** Workers stand on the left, machines on the right. */
export function spacesOf({ rules }: State, factory: Factory, good: Good, row: Row): SpaceFacts[] {
  const spaces = rules.workerSpaces[good][row]
  const machines = factory.machines[row]
  const workers = factory.workers[row]
  const forMachines = rules.machineSpaces[good][row]
  return Array.from({ length: spaces }, (_, place) => ({
    place,
    content: place >= spaces - machines ? 'machine' : place < workers ? 'worker' : 'free',
    takesMachine: place >= spaces - forMachines,
  }))
}

/** How many workers, machines or dismissals a click on a space means: everything up to it. */
export function clickOn(
  factory: Factory,
  row: Row,
  { place, content }: SpaceFacts,
): { readonly hires: number; readonly machines: number; readonly fires: number } {
  const workers = factory.workers[row]
  if (content === 'machine') return { hires: 0, machines: 0, fires: 0 }
  if (content === 'free') return { hires: place - workers + 1, machines: 0, fires: 0 }
  const fromHere = workers - place
  const later = ROWS.reduce((sum: number, other) => (other > row ? sum + factory.workers[other] : sum), 0)
  // Workers are fired from the right; only the last staffed rows can be reached.
  return { hires: 0, machines: fromHere, fires: row <= lastStaffedRow(factory) ? fromHere + later : 0 }
}

export function repeated(move: Move, times: number): Move[] {
  return Array.from({ length: times }, () => move)
}

/** A window of prices that can be pressed: as many as fit with a width of 24 px, around the present price. */
export function priceWindow(prices: readonly number[], now: number, most: number): number[] {
  if (prices.length <= most) return [...prices]
  const here = prices.findIndex(price => price >= now)
  const middle = here === -1 ? prices.length - 1 : here
  const from = Math.max(0, Math.min(prices.length - most, middle - Math.floor(most / 2)))
  return prices.slice(from, from + most)
}
