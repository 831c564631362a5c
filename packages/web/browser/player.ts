// Plays by clicking what a person would click: things on the board, and choices in the action bar.
import type { Page } from 'playwright-core'
import { PATIENCE } from './patience.ts'
import { settled } from './settled.ts'

export const END_TURN = '[data-end-turn]'
/** What a person may click to compose a turn. */
const CHOICES =
  '[data-part="bar"] [data-move], [data-part="bar"] .stepper button[data-turns], [data-part="lanes"] button[data-move], [data-part="context"] button[data-move], [data-part="strip"] button[data-move]'
const SEE_RESULT = '[data-result]'
const CLOSE_DIALOG = 'dialog[open] button'
const STEP_BACK = '[data-part="bar"] .ending > button:first-child'
/** After this many clicks the turn is ended; by script sooner. */
const MOST_CLICKS = 6
const MOST_SCRIPTED = 2

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

/** Waits for the parts that are drawn some frames after a click: until many frames have changed nothing. */
export function drawn(page: Page): Promise<void> {
  return settled(page, 20)
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

/** More frames than the page lets pass before it draws the parts that can wait: src/play/use-in-time.ts. */
const LATER_PARTS = 8
const AIMED = 'data-aimed'
/** Milliseconds. Then another thing is aimed at. */
const COVERED_FOR = 10_000
/** More than can ever be clickable at once. */
const SIDES = 100_003

type Ending = 'if ready' | 'if possible' | 'never'

/**
 * Picks a clickable thing or the end of the turn, and scrolls it into view. Undefined if no one at this screen is to
 * move.
 */
async function aim(page: Page, number: number, ending: Ending): Promise<Aim | undefined> {
  const latest = performance.now() + PATIENCE
  for (;;) {
    const found = await look(page, number, ending)
    if (found !== 'not yet') return found
    if (performance.now() > latest) throw new Error('nothing can be clicked, although a person is to move')
    await settled(page)
  }
}

/** Not yet: some parts are loaded with their decision, and a turn may be on its way to the server. */
function look(page: Page, number: number, ending: Ending): Promise<Aim | 'not yet' | undefined> {
  return page.evaluate(
    ({ things, endTurn, stepBack, pick, when, mark }) => {
      const end = document.querySelector<HTMLButtonElement>(endTurn)
      if (end === null) return undefined
      const possible = !end.disabled && when !== 'never'
      const seen = [...document.querySelectorAll<HTMLElement>(things)].filter(thing => thing.checkVisibility())
      const ends = possible && (end.dataset['endTurn'] === 'ready' || when === 'if possible' || seen.length === 0)
      const chosen = ends ? end : seen[pick % Math.max(1, seen.length)]
      if (chosen === undefined) return 'not yet'
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

/** False if what covers the thing does not go away, or the thing itself is gone. */
async function click(page: Page, { x, y, covered }: Aim): Promise<boolean> {
  if (!covered) {
    await page.mouse.click(x, y)
    return true
  }
  // A newspaper may have opened meanwhile. It stays until it is closed.
  const closing = page.locator(CLOSE_DIALOG).last()
  if ((await closing.count()) > 0) {
    await closing.click()
    return false
  }
  return page.click(`[${AIMED}]`, { timeout: COVERED_FOR }).then(
    () => true,
    () => false,
  )
}

/**
 * Composes a turn with real mouse clicks, and ends it. One press answers a question between turns, and ends it too. Someone
 * hasty does not wait for the frames that draw the rest of the table.
 */
export async function playTurn(page: Page, roll: (sides: number) => number, frames = LATER_PARTS): Promise<void> {
  let hasPressed = false
  for (let clicks = 0; ; clicks++) {
    // Else the choice would depend on how busy the machine is, and in the end whether the company goes bankrupt.
    await settled(page, frames)
    const at = await aim(page, roll(SIDES), clicks >= MOST_CLICKS ? 'if possible' : 'if ready')
    const isAnswered = hasPressed && at?.isFirst !== false
    if (at === undefined || isAnswered) return
    if (!(await click(page, at))) continue
    if (at.ends) return
    hasPressed = true
  }
}

/**
 * Plays until the game is over; returns the number of turns. After the first `byHand` turns the same buttons are pressed
 * by script.
 */
export async function playToTheEnd(page: Page, seed: number, byHand = Number.POSITIVE_INFINITY): Promise<number> {
  const roll = dice(seed)
  let turns = 0
  while ((await myMove(page)) === 'move') {
    await (turns++ < byHand ? playTurn(page, roll) : quickTurn(page, roll, MOST_SCRIPTED))
  }
  return turns
}

/** Plays a turn by script within the page, which takes half as long. After `most` presses it ends as soon as it may. */
export async function quickTurn(page: Page, roll: (sides: number) => number, most: number): Promise<void> {
  await page.evaluate(
    async ([end, choices, stepBack, seed, patience, most]) => {
      const latest = performance.now() + patience
      const isFirst = () => document.querySelector<HTMLButtonElement>(stepBack)?.disabled === true
      let presses = 0
      for (let state = seed; ; ) {
        const done = document.querySelector<HTMLButtonElement>(end)
        // A press can end the turn, and the next one may be there at once. The log would show it too, but later.
        if (done === null || (presses > 0 && isFirst())) return
        if (!done.disabled && (presses >= most || done.dataset['endTurn'] === 'ready')) return done.click()
        const visible = [...document.querySelectorAll<HTMLElement>(choices)].filter(one => one.checkVisibility())
        if (visible.length === 0) {
          if (!done.disabled) return done.click()
          // Some parts are loaded with their decision.
          if (performance.now() > latest) throw new Error('nothing can be pressed, although a person is to move')
          await new Promise(resolve => setTimeout(resolve, 50))
          continue
        }
        state = (state * 48_271) % 2_147_483_647
        // The page draws everything at once for a player who uses keys: nothing depends on how busy the machine is.
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
        visible[state % visible.length]?.click()
        presses++
        await new Promise(resolve => setTimeout(resolve))
      }
    },
    [END_TURN, CHOICES, STEP_BACK, roll(1_000_000) + 1, PATIENCE, most] as const,
  )
}

/** Nothing if no one at this screen is to move any more. */
export async function clickSomething(page: Page, roll: (sides: number) => number): Promise<void> {
  const at = await aim(page, roll(SIDES), 'never')
  if (at !== undefined) await click(page, at)
}
