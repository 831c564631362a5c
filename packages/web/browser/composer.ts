// Composes a given turn with the fewest presses the table offers, and counts them.
import type { Page } from 'playwright-core'
import { openPosition, storedMoves } from './open-position.ts'
import type { Turn } from './positions.ts'
import { settled } from './settled.ts'

/** Between the moves of one press. */
const JOINT = ' ; '
/** Things to press: a move or several, or something that leads to moves. */
const PRESSED = '[data-move], [data-opens], [data-slide], .spot.legal'
/** No turn needs more presses; one that does runs in a circle. */
const PATIENCE = 80

/** Something on the table that can be pressed. */
interface Offer {
  /** Its place among all elements of PRESSED. */
  readonly place: number
  /** The moves a press makes. */
  readonly moves: readonly string[]
  /** The moves it leads to, where the page says so. */
  readonly opens: readonly string[]
  /** The press also ends the turn. */
  readonly ends: boolean
  /** On a slider: the value that makes these moves. */
  readonly value?: number
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
    ({ id, pressed, joint }) => {
      const listed = (value: string | undefined) => (value === undefined || value === '' ? [] : value.split(joint))
      const offers = [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((thing, place) => {
        const isSeen = thing.checkVisibility({ visibilityProperty: true })
        if (!isSeen || thing.matches(':disabled, [aria-disabled="true"]')) return []
        const { move, opens, ends, slide } = thing.dataset
        const slides: string[] = slide === undefined ? [] : JSON.parse(slide)
        if (slide !== undefined) {
          return slides.flatMap((moves, value) =>
            moves === '' ? [] : [{ place, moves: listed(moves), opens: [], ends: false, value }],
          )
        }
        return [{ place, moves: listed(move), opens: listed(opens), ends: ends !== undefined }]
      })
      const kept: { moves: string[] } = JSON.parse(localStorage.getItem(`arkwright:draft:${id}`) ?? '{"moves":[]}')
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
    const next = best(look.offers, left, turn.passed)
    if (next !== undefined) await press(page, next)
    else if (!(await open(page, id, look, left, turn.passed))) {
      return {
        presses,
        fault: `nothing leads to "${left[0] ?? 'the end of the turn'}" after "${look.draft.join(JOINT)}"`,
      }
    }
    if (next !== undefined && (next.ends || isAnswered(turn, next)))
      return { presses, fault: await playedWrongly(page, id, turn) }
  }
  return { presses: PATIENCE, fault: `not composed after ${PATIENCE} presses` }
}

/** A question between turns needs no "End turn" once one press has answered it. */
function isAnswered({ moves, isTurn }: Turn, next: Offer): boolean {
  return !isTurn && moves.length === 1 && next.moves.length === 1
}

/** How many moves both begin with. */
function shared(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((move, at) => move !== other[at])
  return differs === -1 ? one.length : differs
}

/** The offer that makes most of what is left, or that the page says leads there. */
function best(offers: readonly Offer[], left: readonly string[], passed: number): Offer | undefined {
  const fits = ({ moves, ends }: Offer) =>
    moves.length > 0 && shared(moves, left) === moves.length && (!ends || left.length - moves.length <= passed)
  const gain = ({ moves, ends }: Offer) => moves.length + (ends ? 1 : 0)
  const [most] = offers.filter(fits).toSorted((a, b) => gain(b) - gain(a))
  const next = left[0]
  return most ?? offers.find(({ opens }) => next !== undefined && opens.includes(next))
}

/**
 * Tries what opens something without saying what, until the next move is offered. This counts as one press: a person
 * knows which one is right.
 */
async function open(page: Page, id: string, look: Look, left: readonly string[], passed: number): Promise<boolean> {
  for (const offer of look.offers) {
    if (offer.moves.length > 0 || offer.opens.length > 0) continue
    await press(page, offer)
    if (best((await lookAt(page, id)).offers, left, passed) !== undefined) return true
  }
  return false
}

/** Compares the stored game with the wanted turn. */
async function playedWrongly(page: Page, id: string, { before, moves }: Turn): Promise<string | undefined> {
  const length = before.length + moves.length
  const played = (await storedMoves(page, id, length)).slice(before.length, length)
  return played.join(JOINT) === moves.join(JOINT) ? undefined : `played "${played.join(JOINT)}"`
}
