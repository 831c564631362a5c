// Ways to a thing on the board that is not asked for yet: past questions left unchanged, by the cheapest space and
// sum that pays for it, or by a dearer one than chosen — SJ II.1, II.3; WF II.1.
import { ACTION_MARKERS, type ActionName, type Move, passOf } from '@arkwright/board-game'
import { movesSoFar } from '../../play/control.ts'
import { compose, type Draft, tryMove } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { type Of, stateOf } from './stage.ts'
import { type PlacedFor, sumsOf } from './sums.ts'

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

function placed(page: GamePage, draft: Draft, wanted: readonly Move[]): readonly Move[] | undefined {
  const action = wanted[0] && ACTION_FOR[wanted[0].kind]
  for (const place of sumsOf(page, draft)) {
    if (place.action !== action || !place.isCheapest) continue
    const led = playedOn(page, place.after(), wanted)
    if (led !== undefined) return led
  }
  return undefined
}

/** Plays the moves; questions before them are left unchanged. Undefined if one of them is not possible. */
function playedOn(page: GamePage, draft: Draft, wanted: readonly Move[]): readonly Move[] | undefined {
  let after = draft
  for (const move of wanted) {
    while (!after.complete && !stateOf(after).legal.includes(move)) {
      const left = passOf(stateOf(after))
      if (left === undefined) return undefined
      after = tryMove(page, after, left)
    }
    const next = tryMove(page, after, move)
    if (next === after) return undefined
    after = next
  }
  return movesSoFar(after) as readonly Move[]
}

/** More would take too long where a tile leaves every sum open. */
const MOST_TRIES = 6

/** The same turn with a larger sum: on its space where a tile allows that, or on a dearer one. */
function raised(page: GamePage, draft: Draft, wanted: readonly Move[]): readonly Move[] | undefined {
  const so = movesSoFar(draft) as readonly Move[]
  const [chosen, ...own] = so
  if (chosen?.kind !== 'place' || !isPaidFor(chosen.marker, wanted)) return undefined
  // "Done" and the sum come back where they are needed.
  const rest = [...own.filter(({ kind }) => kind !== 'done' && kind !== 'pay'), ...wanted]
  for (const place of dearer(page, draft, chosen, wanted[0]?.kind === 'price').slice(0, MOST_TRIES)) {
    const led = playedOn(page, place.after(), rest)
    if (led !== undefined) return led
  }
  return undefined
}

/** Larger sums for the marker: each of them where a price is set, otherwise only those that buy more. */
function dearer(page: GamePage, draft: Draft, chosen: Of<'place'>, isForPrice: boolean): readonly PlacedFor[] {
  const all = sumsOf(page, compose(page, draft, [])).filter(({ marker }) => marker === chosen.marker)
  const { paid } = stateOf(draft).turn
  const present = all.find(({ space, sum }) => space === chosen.space && sum === paid)
  if (present === undefined) return []
  const larger = all.filter(one => (isForPrice ? one.price > present.price : one.bought > present.bought))
  return [...Map.groupBy(larger, ({ price, bought }) => (isForPrice ? price : bought)).values()].flatMap(
    ([first, ...others]) =>
      [first, ...others].find(one => one?.space === chosen.space && one.price === first?.price) ?? first ?? [],
  )
}

/** With these a larger sum buys more. What is left of distribution and quality also pays for prices. */
const BY_SUM: readonly ActionName[] = ['machinery', 'quality', 'distribution']

function isPaidFor(marker: number, [first]: readonly Move[]): boolean {
  const action = ACTION_MARKERS[marker]?.action
  if (first === undefined || action === undefined || !BY_SUM.includes(action)) return false
  return first.kind === 'price' ? action !== 'machinery' : ACTION_FOR[first.kind] === action
}
