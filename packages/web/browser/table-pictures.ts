// What the picture programs of the three tables share.
import type { Page } from 'playwright-core'
import { drawn, myMove } from './player.ts'
import type { Look, Studio } from './studio.ts'

/** Presses the first thing that makes such a move, on the board or in the bar. */
export async function make(page: Page, move: string, part = ''): Promise<void> {
  await page
    .locator(`[data-part${part === '' ? '' : `="${part}"`}] [data-move*="${move}"] >> visible=true`)
    .first()
    .click()
  await drawn(page)
}

/** Ends the turn and waits for the next one. */
export async function endTurn(page: Page): Promise<void> {
  await page.locator('[data-end-turn]:enabled').click()
  await myMove(page)
  await drawn(page)
}

/** The digest, then the last sale of it as a film. */
export async function shootStory(studio: Studio, page: Page, look: Look): Promise<void> {
  const since = page.locator('[data-part="rail"] .since')
  if ((await since.getAttribute('aria-pressed')) !== 'true') await since.click()
  await page.waitForSelector('.since-view')
  await studio.shoot(page, 'digest', look)
  await page.locator('.since-view .watch').last().click()
  await page.waitForSelector('.sale-stage')
  await page.locator('.sale-stage .chapters button').nth(1).click()
  await studio.shoot(page, 'sale', look)
  await page.locator('[data-to-now]').click()
  await page.waitForSelector('[data-end-turn]')
}

/** A hint with its reasons, its moves marked on the board. */
export async function shootHint(studio: Studio, page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.waitForSelector('.slip .play')
  await studio.shoot(page, 'hint', look)
  await page.locator('.slip').getByRole('button', { name: 'Close' }).click()
}

/** On a phone: every tab. */
export async function shootTabs(studio: Studio, page: Page, look: Look): Promise<void> {
  const tabs = page.locator('.phone-tabs button')
  for (let nth = 0; nth < (await tabs.count()); nth++) {
    const tab = tabs.nth(nth)
    await tab.click()
    await studio.shoot(page, (await tab.getAttribute('data-tab')) ?? String(nth), look)
  }
  await tabs.first().click()
}
