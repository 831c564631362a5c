// Composes a given turn with the fewest presses the table offers, and counts them.
import type { Page } from 'playwright-core'
import { openPosition, storedMoves } from './open-position.ts'
import type { Turn } from './positions.ts'
import { settled } from './settled.ts'

/** Between the moves of one press. */
const JOINT = ' ; '
/** Things to press: a move or several, or something that leads to moves. */
const PRESSED = '[data-move], [data-turns]'
/** No turn needs more presses; one that does runs in a circle. */
const PATIENCE = 80

/** Something on the table that can be pressed. */
interface Offer {
  /** Its place among all elements of PRESSED. */
  readonly place: number
  /** The whole turn after the press. */
  readonly turn: readonly string[]
  /** On a slider: the value to choose. */
  readonly value?: number
  /** A tab: the press shows a dial that can make this turn. */
  readonly isTab?: boolean
}

interface Look {
  /** The moves of the turn so far. */
  readonly draft: readonly string[]
  readonly offers: readonly Offer[]
  readonly canEnd: boolean
}

export interface Composed {
  readonly presses: number
  /** What went wrong; undefined if the turn was played as given. */
  readonly fault: string | undefined
}

/** What can be pressed, once the table stands still. */
async function lookAt(page: Page, id: string): Promise<Look> {
  await settled(page)
  return page.evaluate(
    ({ id, pressed, joint }): Look => {
      const kept: { moves: string[] } = JSON.parse(localStorage.getItem(`arkwright:draft:${id}`) ?? '{"moves":[]}')
      const offers = [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((thing, place): Offer[] => {
        const isSeen = thing.checkVisibility({ visibilityProperty: true })
        if (!isSeen || thing.matches(':disabled, [aria-disabled="true"]')) return []
        const { move, turns } = thing.dataset
        if (turns === undefined) {
          return move === undefined || move === '' ? [] : [{ place, turn: [...kept.moves, ...move.split(joint)] }]
        }
        const isTab = thing.ariaPressed !== null
        if (isTab && thing.ariaPressed === 'true') return []
        return (JSON.parse(turns) as string[][]).map((turn, value) => ({ place, turn, value, isTab }))
      })
      const end = document.querySelector<HTMLButtonElement>('[data-end-turn]')
      return { draft: kept.moves, offers, canEnd: end !== null && !end.disabled }
    },
    { id, pressed: PRESSED, joint: JOINT },
  )
}

function press(page: Page, { place, value }: Offer): Promise<void> {
  return page.evaluate(
    ({ place, pressed, value }) => {
      // The page draws everything at once for a player who uses keys.
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
      const thing = document.querySelectorAll<HTMLElement>(pressed)[place]
      if (thing instanceof HTMLInputElement && value !== undefined) {
        // React listens to the setter of the prototype.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(thing, String(value))
        thing.dispatchEvent(new Event('input', { bubbles: true }))
      } else thing?.click()
    },
    { place, pressed: PRESSED, value },
  )
}

/** Composes the turn at its table and ends it. */
export async function composeTurn(page: Page, turn: Turn): Promise<Composed> {
  const id = await openPosition(page, turn)
  for (let presses = 1; presses <= PATIENCE; presses++) {
    const look = await lookAt(page, id)
    const made = shared(look.draft, turn.moves)
    const left = turn.moves.slice(made)
    if (made === look.draft.length && left.length <= turn.passed && look.canEnd) {
      await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-end-turn]')?.click())
      return { presses, fault: await playedWrongly(page, id, turn) }
    }
    const next = best(look, turn.moves)
    if (next === undefined) {
      return { presses, fault: `nothing leads to "${left[0] ?? 'the end'}" after "${look.draft.join(JOINT)}"` }
    }
    await press(page, next)
    if (isAnswered(turn, next)) return { presses, fault: await playedWrongly(page, id, turn) }
  }
  return { presses: PATIENCE, fault: `not composed after ${PATIENCE} presses` }
}

/** A question between turns needs no "End turn" once one press has answered it. */
function isAnswered({ moves, isTurn }: Turn, next: Offer): boolean {
  const isDial = next.value !== undefined
  return !isTurn && !isDial && moves.length === 1 && shared(next.turn, moves) === 1
}

/** How many moves both begin with. */
function shared(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((move, at) => move !== other[at])
  return differs === -1 ? one.length : differs
}

/** The offer that comes nearest to the wanted turn: most moves made, then most mills set as wanted. */
function best({ draft, offers }: Look, wanted: readonly string[]): Offer | undefined {
  const now = nearness(draft, wanted)
  const better = offers
    .map(offer => ({ offer, near: nearness(offer.turn, wanted) }))
    .filter(({ near }) => near > now)
    .toSorted((a, b) => b.near - a.near || Number(a.offer.isTab === true) - Number(b.offer.isTab === true))
  return better[0]?.offer
}

/** How much of the wanted turn is made; below zero if something has to be taken back. */
function nearness(turn: readonly string[], wanted: readonly string[]): number {
  const made = shared(turn, wanted)
  if (made === turn.length) return made
  const last = made === turn.length - 1 ? alike(turn[made] ?? '', wanted[made] ?? '') : 0
  return last > 0 ? made + last : -1
}

/** The share of mills that two totals ("distribution 1/0/2/2") set alike, below 1. */
function alike(one: string, other: string): number {
  const [kind, totals] = one.split(' ')
  const [otherKind, wanted] = other.split(' ')
  if (kind !== otherKind || totals?.includes('/') !== true || wanted === undefined) return 0
  const equal = totals.split('/').filter((total, mill) => total === wanted.split('/')[mill]).length
  return (equal + 0.5) / 5
}

/** Compares the stored game with the wanted turn. */
async function playedWrongly(page: Page, id: string, { before, moves }: Turn): Promise<string | undefined> {
  const length = before.length + moves.length
  const played = (await storedMoves(page, id, length)).slice(before.length, length)
  return played.join(JOINT) === moves.join(JOINT) ? undefined : `played "${played.join(JOINT)}"`
}
