// Plays by clicking what a person would click: things on the board, and choices in the action bar.
import type { Page } from 'playwright-core'

export const END_TURN = '[data-end-turn]'
/** What a person may click to compose a turn. */
export const CHOICES =
  '[data-part="bar"] [data-move], [data-part="bar"] .stepper button[data-turns], [data-part="lanes"] button[data-move], [data-part="context"] button[data-move], [data-part="strip"] button[data-move]'
const SEE_RESULT = '[data-result]'
const STEP_BACK = '[data-part="bar"] .ending > button:first-child'
/** After this many clicks the turn is ended. */
const PATIENCE = 6

/** A small random generator with a fixed seed, so every run makes the same clicks. */
export function dice(seed: number): (sides: number) => number {
  let state = seed
  return sides => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >> 8) % sides
  }
}

/** Waits until a person at this screen is to move, or the game is over. */
export async function myMove(page: Page): Promise<'move' | 'over'> {
  await page.waitForSelector(`${END_TURN}, ${SEE_RESULT}`)
  return (await page.locator(SEE_RESULT).count()) > 0 ? 'over' : 'move'
}

/** Water Frame begins with this question if the first seat has a Foreman: which factory gets it? */
export async function assignForeman(page: Page): Promise<void> {
  await page.locator('[data-part="bar"] [data-move="assign foreman food"]').click()
  await page.locator('[data-part="bar"] [data-move^="place workers"]').waitFor()
}

/** Waits for the parts that are drawn a few frames after a click. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
}

/** On a new table: chooses bots that do not think, for tests where their strength does not matter. */
export async function carelessBots(page: Page): Promise<void> {
  for (const strength of await page.locator('select:has(option[value="random"])').all()) {
    await strength.selectOption('random')
  }
}

/** Where the mouse goes next. */
interface Aim {
  readonly x: number
  readonly y: number
  /** Another element covers it: Playwright may wait until it is free, or fail. */
  readonly covered: boolean
  readonly ends: boolean
  /** No move of this turn is made yet. */
  readonly isFirst: boolean
}

const AIMED = 'data-aimed'
/** More than can ever be clickable at once. */
const SIDES = 100_003

/**
 * Looks at the table once, picks a clickable thing or the end of the turn, and scrolls it into view. Undefined if no
 * one at this screen is to move.
 */
function aim(page: Page, number: number, ending: 'if ready' | 'if possible' | 'never'): Promise<Aim | undefined> {
  return page.evaluate(
    ({ things, endTurn, stepBack, pick, when, mark }) => {
      const end = document.querySelector<HTMLButtonElement>(endTurn)
      if (end === null) return undefined
      const possible = !end.disabled && when !== 'never'
      const seen = [...document.querySelectorAll<HTMLElement>(things)].filter(thing => thing.checkVisibility())
      const ends = possible && (end.dataset['endTurn'] === 'ready' || when === 'if possible' || seen.length === 0)
      const chosen = ends ? end : seen[pick % Math.max(1, seen.length)]
      if (chosen === undefined) throw new Error('nothing can be clicked, although a person is to move')
      const free = () => {
        const { x, y, width, height } = chosen.getBoundingClientRect()
        const [left, top] = [x + width / 2, y + height / 2]
        return { x: left, y: top, covered: !chosen.contains(document.elementFromPoint(left, top)) }
      }
      if (free().covered) chosen.scrollIntoView({ block: 'center', inline: 'center' })
      const at = free()
      for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark)
      if (at.covered) chosen.setAttribute(mark, '')
      return { ...at, ends, isFirst: document.querySelector<HTMLButtonElement>(stepBack)?.disabled === true }
    },
    { things: CHOICES, endTurn: END_TURN, stepBack: STEP_BACK, pick: number, when: ending, mark: AIMED },
  )
}

async function click(page: Page, { x, y, covered }: Aim): Promise<void> {
  if (covered) await page.click(`[${AIMED}]`)
  else await page.mouse.click(x, y)
}

/** Composes a turn with real mouse clicks, and ends it. One press answers a question between turns, and ends it too. */
export async function playTurn(page: Page, roll: (sides: number) => number): Promise<void> {
  let last: Aim | undefined
  for (let clicks = 0; ; clicks++) {
    const at = await aim(page, roll(SIDES), clicks >= PATIENCE ? 'if possible' : 'if ready')
    const isAnswered = last?.isFirst === true && at?.isFirst !== false
    if (at === undefined || isAnswered) return
    await click(page, at)
    if (at.ends) return
    last = at
  }
}

/** Plays until the game is over; returns the number of turns. */
export async function playToTheEnd(page: Page, seed: number): Promise<number> {
  const roll = dice(seed)
  let turns = 0
  while ((await myMove(page)) === 'move') {
    await playTurn(page, roll)
    turns++
  }
  return turns
}

export async function clickSomething(page: Page, roll: (sides: number) => number): Promise<void> {
  const at = await aim(page, roll(SIDES), 'never')
  if (at === undefined) throw new Error('no one at this screen is to move')
  await click(page, at)
}
