// Ways to a thing on the board that is not asked for yet: past questions left unchanged, by the cheapest space that pays
// for it, or by a dearer space than the one chosen — SJ II.1, II.3.
import { ACTION_MARKERS, type ActionName, type Move } from '@arkwright/board-game'
import { movesSoFar } from '../../play/control.ts'
import { compose, type Draft, tryMove } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { pass } from '../turn.ts'
import { type Cell, markerRows } from './buys.ts'
import { isKind, stateOf } from './stage.ts'

/** What each move asks of a marker. Prices and things to take follow an action, and need none of their own. */
const ACTION_FOR: Readonly<Partial<Record<Move['kind'], ActionName>>> = {
  hire: 'workers',
  machine: 'machinery',
  quality: 'quality',
  distribution: 'distribution',
  build: 'factory',
  modernise: 'factory',
}

export function lead(page: GamePage, draft: Draft, wanted: readonly Move[]): readonly Move[] | undefined {
  const [first] = wanted
  if (first === undefined || draft.complete) return undefined
  const led = stateOf(draft).step === 'place marker' ? placed(page, draft, wanted) : playedOn(page, draft, wanted)
  return led ?? raised(page, draft, wanted)
}

interface Place {
  readonly move: Move
  readonly draft: Draft
  readonly action: ActionName
}

const PLACES = new WeakMap<Draft, readonly Place[]>()

/** The positions after each marker on each space, from the cheapest. Several things on the board ask for them. */
function placesOf(page: GamePage, draft: Draft): readonly Place[] {
  const known = PLACES.get(draft)
  if (known !== undefined) return known
  const cells = markerRows(stateOf(draft), draft.seat).flatMap(({ marker, cells: all }) => {
    const action = ACTION_MARKERS[marker]?.action
    return action === undefined ? [] : all.filter(({ isCheapest }) => isCheapest).map(cell => ({ action, cell }))
  })
  const places = cells
    .toSorted((one, other) => priceOf(one.cell) - priceOf(other.cell))
    .flatMap(({ action, cell: { move } }) =>
      move === undefined ? [] : [{ move, action, draft: tryMove(page, draft, move) }],
    )
  PLACES.set(draft, places)
  return places
}

function priceOf({ cost, fee }: Cell): number {
  return cost + fee
}

function placed(page: GamePage, draft: Draft, wanted: readonly Move[]): readonly Move[] | undefined {
  const action = wanted[0] && ACTION_FOR[wanted[0].kind]
  for (const place of placesOf(page, draft)) {
    const led = place.action === action ? playedOn(page, place.draft, wanted) : undefined
    if (led !== undefined) return led
  }
  return undefined
}

/** Plays the moves; questions before them are left unchanged. Undefined if one of them is not possible. */
function playedOn(page: GamePage, draft: Draft, wanted: readonly Move[]): readonly Move[] | undefined {
  let after = draft
  for (const move of wanted) {
    while (!after.complete && !stateOf(after).legal.includes(move)) {
      const left = pass(stateOf(after))
      if (left === undefined) return undefined
      after = tryMove(page, after, left)
    }
    const next = tryMove(page, after, move)
    if (next === after) return undefined
    after = next
  }
  return movesSoFar(after) as readonly Move[]
}

/** The same turn with its marker on a dearer space, which pays for more. */
function raised(page: GamePage, draft: Draft, wanted: readonly Move[]): readonly Move[] | undefined {
  const so = movesSoFar(draft) as readonly Move[]
  const [chosen, ...own] = so
  if (chosen?.kind !== 'place' || own.some(({ kind }) => kind === 'pay') || !isPaidFor(chosen.marker, wanted)) {
    return undefined
  }
  const start = compose(page, draft, [])
  const others = stateOf(start)
    .legal.filter(isKind('place'))
    .filter(({ marker, space }) => marker === chosen.marker && space > chosen.space)
    .toSorted((one, other) => one.space - other.space)
  // "Done" comes back where it is needed.
  const rest = [...own.filter(({ kind }) => kind !== 'done'), ...wanted]
  for (const place of others) {
    const led = playedOn(page, tryMove(page, start, place), rest)
    if (led !== undefined) return led
  }
  return undefined
}

/** With these a larger sum buys more. What is left of distribution and quality also pays for prices. */
const BY_SUM: readonly ActionName[] = ['machinery', 'quality', 'distribution']

function isPaidFor(marker: number, [first]: readonly Move[]): boolean {
  const action = ACTION_MARKERS[marker]?.action
  if (first === undefined || action === undefined || !BY_SUM.includes(action)) return false
  return first.kind === 'price' ? action !== 'machinery' : ACTION_FOR[first.kind] === action
}
