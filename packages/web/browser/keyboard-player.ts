// Plays by keyboard only: Tab and arrows to move, Enter to press, and the table's shortcut keys. Never uses a pointer.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dice } from './player.ts'
import { settled } from './settled.ts'

/** After this many moves the turn is ended. */
const PATIENCE = 3

interface Seen {
  /** The focused element, as a screen reader would name it. */
  readonly focus: string
  readonly inChoices: boolean
  readonly asked: boolean
  readonly over: boolean
  /** The ways to end a turn. */
  readonly end: 'no' | 'may' | 'ready'
}

export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const here = document.activeElement
    if (here === null || here === document.body) return ''
    const label = here.getAttribute('aria-label')
    if (label !== null) return label.trim()
    const read = here.cloneNode(true) as Element
    for (const unread of read.querySelectorAll('[aria-hidden="true"]')) unread.remove()
    return (read.textContent ?? '').trim()
  })
}

/** Presses a key until the element with this name has the focus. It may come late: then a few rounds are needed. */
export async function walkTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  for (let round = 0; round < 4; round++) {
    for (let presses = 0; presses < 60; presses++) {
      if (name.test(await focused(page))) return
      await page.keyboard.press(key)
    }
    await settled(page, 20)
  }
  throw new Error(`${key} does not reach ${name}; the focus is on ${await focused(page)}`)
}

/** Tab to a part of the table, arrows within it. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await page.keyboard.press('a')
  await walkTo(page, name, 'ArrowRight')
  await page.keyboard.press('Enter')
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const here = document.activeElement
    const end = document.querySelector<HTMLButtonElement>('[data-end-turn]')
    // E ends a turn only once something is done in it.
    const isBegun = document.querySelector<HTMLButtonElement>('.ending .tool')?.disabled === false
    return {
      focus: here === null || here === document.body ? '' : (here.getAttribute('aria-label') ?? here.textContent ?? ''),
      inChoices: here?.closest('.control') != null,
      asked: end !== null,
      over: document.querySelector('[data-result]') !== null,
      end: end?.disabled !== false || !isBegun ? 'no' : end.dataset['endTurn'] === 'ready' ? 'ready' : 'may',
    }
  })
}

/** Plays to the end of the game and returns the number of turns. Fails if the focus is ever lost. */
export async function playByKeys(page: Page, seed: number): Promise<number> {
  const roll = dice(seed)
  let turns = 0
  for (let moves = 0; ; ) {
    await page.waitForSelector('[data-end-turn], [data-result]')
    const { focus, inChoices, over, asked, end } = await look(page)
    if (over) return turns
    if (!asked) continue
    if (focus === '') {
      // It is set again after the table is drawn.
      await expect.poll(() => focused(page), { message: `after ${turns} turns the focus is lost` }).not.toBe('')
      continue
    }
    if (end === 'ready' || (end === 'may' && moves >= PATIENCE)) {
      await page.keyboard.press('e')
      turns++
      moves = 0
    } else if (inChoices) {
      for (let steps = roll(4); steps > 0; steps--) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      moves++
    } else {
      await page.keyboard.press('a')
      await page.keyboard.press('ArrowDown')
    }
  }
}
