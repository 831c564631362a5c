// Composes a given turn with the fewest presses the table offers, and counts them.
import type { Page } from 'playwright-core'
import { nearness } from './nearness.ts'
import { openPosition, storedMoves } from './open-position.ts'
import type { Turn } from './positions.ts'
import { settledAfterPress } from './settled.ts'

/** Between the moves of one press. */
const JOINT = ' ; '
/** Things to press: a move or several, something that leads to moves, or a choice that ends the turn. */
const PRESSED = '[data-move], [data-turns], [data-ends]'
/** No turn needs more presses; one that does runs in a circle. */
const PATIENCE = 30

/** Where a press is; "end" is the button that ends the turn. */
export type Kind = 'board' | 'panel' | 'dial' | 'tab' | 'card' | 'button' | 'choice and end' | 'end'

/** Something on the table that can be pressed. */
interface Offer {
  readonly kind: Kind
  /** Its place among all elements of PRESSED. */
  readonly place: number
  /** The whole turn after the press; for a tab, one that its dial can make. */
  readonly turn: readonly string[]
  /** On a slider: the value to choose. */
  readonly value?: number
}

interface Look {
  /** The moves of the turn so far. */
  readonly draft: readonly string[]
  readonly offers: readonly Offer[]
  readonly canEnd: boolean
}

export interface Composed {
  readonly pressed: readonly Kind[]
  /** What went wrong; undefined if the turn was played as given. */
  readonly fault: string | undefined
}

/** What can be pressed, once the table stands still. */
async function lookAt(page: Page, id: string): Promise<Look> {
  await settledAfterPress(page)
  return page.evaluate(
    ({ id, pressed, joint }): Look => {
      const kept: { moves: string[] } = JSON.parse(localStorage.getItem(`arkwright:draft:${id}`) ?? '{"moves":[]}')
      const kindOf = (thing: HTMLElement): Kind => {
        if (thing.closest('.dial-tabs') !== null) return 'tab'
        if (thing.closest('.dials') !== null) return 'dial'
        if (thing.closest('[data-part="bar"] .cards') !== null) return 'card'
        if (thing.closest('[data-part="bar"]') !== null) return 'button'
        return thing.closest('[data-part="context"]') === null ? 'board' : 'panel'
      }
      const offers = [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((thing, place): Offer[] => {
        const isSeen = thing.checkVisibility({ visibilityProperty: true })
        if (!isSeen || thing.matches(':disabled, [aria-disabled="true"]')) return []
        const { move, turns, ends } = thing.dataset
        if (ends !== undefined) return [{ kind: 'choice and end', place, turn: JSON.parse(ends) as string[] }]
        const kind = kindOf(thing)
        if (turns === undefined) {
          return move === undefined || move === '' ? [] : [{ kind, place, turn: [...kept.moves, ...move.split(joint)] }]
        }
        if (kind === 'tab' && thing.ariaPressed === 'true') return []
        // A slider that already stands at a value does not change; a button accepts what it proposes.
        const stands = thing instanceof HTMLInputElement ? Number(thing.value) : undefined
        return (JSON.parse(turns) as string[][])
          .map((turn, value) => ({ kind, place, turn, value }))
          .filter(({ value }) => value !== stands)
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

/** Composes the turn at its table and ends it: letting the space follow what is bought, or else choosing it first. */
export async function composeTurn(page: Page, turn: Turn): Promise<Composed> {
  const following = await composeBy(page, turn, true)
  return following.fault === undefined ? following : composeBy(page, turn, false)
}

async function composeBy(page: Page, turn: Turn, spaceFollows: boolean): Promise<Composed> {
  const id = await openPosition(page, turn)
  const pressed: Kind[] = []
  while (pressed.length < PATIENCE) {
    const look = await lookAt(page, id)
    const left = leftAfter(look.draft, turn)
    if (left !== undefined && left <= turn.passed && look.canEnd) {
      pressed.push('end')
      await page.evaluate(() => document.querySelector<HTMLButtonElement>('[data-end-turn]')?.click())
      return { pressed, fault: await playedWrongly(page, id, turn) }
    }
    const next = best(look, turn, spaceFollows)
    if (next === undefined) {
      return { pressed, fault: `nothing leads to "${turn.moves.join(JOINT)}" after "${look.draft.join(JOINT)}"` }
    }
    pressed.push(next.kind)
    await press(page, next)
    if (next.kind === 'choice and end' || (await isAnswered(page, turn, next))) {
      return { pressed, fault: await playedWrongly(page, id, turn) }
    }
  }
  return { pressed, fault: `not composed after ${PATIENCE} presses` }
}

/** Some questions between turns need no "End turn" once a press has answered the last of them. */
async function isAnswered(page: Page, { moves, isTurn }: Turn, { kind, turn }: Offer): Promise<boolean> {
  if (isTurn || kind === 'dial' || kind === 'tab' || turn.join(JOINT) !== moves.join(JOINT)) return false
  await settledAfterPress(page)
  return (await page.locator('[data-end-turn="ready"]').count()) === 0
}

/** How many moves of the turn are left after these; undefined if they are not its beginning. */
function leftAfter(made: readonly string[], { moves }: Turn): number | undefined {
  return made.every((move, at) => move === moves[at]) ? moves.length - made.length : undefined
}

/** The offer that comes nearest to the wanted turn. */
function best({ draft, offers }: Look, turn: Turn, spaceFollows: boolean): Offer | undefined {
  const ending = offers.find(offer => {
    const left = leftAfter(offer.turn, turn)
    return offer.kind === 'choice and end' && left !== undefined && left <= turn.passed
  })
  if (ending !== undefined) return ending
  const now = nearness(draft, turn.moves, spaceFollows)
  const better = offers
    .filter(({ kind }) => kind !== 'choice and end')
    .map(offer => ({ offer, near: nearness(offer.turn, turn.moves, spaceFollows) }))
    .filter(({ near }) => near > now)
    .toSorted((a, b) => b.near - a.near || Number(a.offer.kind === 'tab') - Number(b.offer.kind === 'tab'))
  return better[0]?.offer
}

/** Compares the stored game with the wanted turn. */
async function playedWrongly(page: Page, id: string, { before, moves }: Turn): Promise<string | undefined> {
  const length = before.length + moves.length
  const played = (await storedMoves(page, id, length)).slice(before.length, length)
  return played.join(JOINT) === moves.join(JOINT) ? undefined : `played "${played.join(JOINT)}"`
}
