// Plays by clicking what a person would click: things on the board, and choices of the action bar.
import type { Page } from 'playwright-core'

export const END_TURN = '.end-turn'
/** What a person may click to compose a turn. */
export const CHOICES = '.action-bar [data-move], .action-bar .group:not(.open), .board-table button[data-move]'
const SEE_RESULT = '.bar-question .primary'
/** After so many clicks a turn is brought to its end. */
const PATIENCE = 6

/** A small generator, so that every run clicks alike. */
export function dice(seed: number): (sides: number) => number {
  let state = seed
  return sides => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >> 8) % sides
  }
}

/** Waits until somebody at this screen is to move, or the game is over. */
export async function myMove(page: Page): Promise<'move' | 'over'> {
  await page.waitForSelector(`${END_TURN}, ${SEE_RESULT}`)
  return (await page.locator(SEE_RESULT).count()) > 0 ? 'over' : 'move'
}

export async function playTurn(page: Page, roll: (sides: number) => number): Promise<void> {
  for (let clicks = 0; ; clicks++) {
    const ready = await page.locator(`${END_TURN}.ready`).count()
    const possible = clicks >= PATIENCE && (await page.locator(`${END_TURN}:enabled`).count()) > 0
    if (ready > 0 || possible) return page.click(END_TURN)
    await clickSomething(page, roll)
  }
}

/** Plays on until the game is over; returns the number of turns. */
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
  const visible = page.locator(CHOICES).filter({ visible: true })
  const count = await visible.count()
  if (count === 0) throw new Error('nothing can be clicked, though somebody is to move')
  await visible.nth(roll(count)).click()
}
