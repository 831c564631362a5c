import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { carelessBots, dice, myMove, playTurn } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

const LEAST = 44
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const

/** Touch targets that are smaller than they should be. Links within a sentence are as high as the sentence. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(least => {
    const found: string[] = []
    for (const element of document.querySelectorAll('button, summary, select, a[href]:not(.rule-link), label.plain')) {
      const { width, height } = element.getBoundingClientRect()
      const off = width === 0 || element.matches(':disabled, [aria-disabled="true"], .skip, .brand')
      if (off || (width >= least - 0.5 && height >= least - 0.5)) continue
      found.push(
        `${element.className} "${element.textContent?.slice(0, 30)}" ${Math.round(width)}×${Math.round(height)}`,
      )
    }
    return found
  }, LEAST)
}

/** What makes the page wider than the screen. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(width => {
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      element =>
        element.getBoundingClientRect().right > width && element.closest('.section-tabs, .zoom-window') === null,
    )
    return wide.map(({ className, textContent }) => `${className} ${textContent?.slice(0, 30)}`)
  }, PHONE.viewport.width)
}

test('on a phone every touch target is large enough, in every part of each table', async () => {
  const { page, url, complaints } = await visit(PHONE)
  for (const game of ['Spinning Jenny', 'Water Frame', 'Arkwright: The Card Game']) {
    await page.goto(`${url}/new`)
    await page.getByText(game, { exact: true }).click()
    await expect.poll(() => smallTargets(page)).toEqual([])
    await carelessBots(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await myMove(page)
    await playTurn(page, dice(6))
    await myMove(page)
    for (const section of await page.locator('.section-tabs button').all()) {
      await section.click()
      await expect.poll(() => page.locator('.board-table [data-part]').filter({ visible: true }).count()).toBe(1)
      await expect.poll(() => smallTargets(page), { message: `${game}, ${await section.textContent()}` }).toEqual([])
      await expect.poll(() => stickingOut(page), { message: `${game}, ${await section.textContent()}` }).toEqual([])
    }
  }
  expect(complaints).toEqual([])
})

test('on a phone the board can be zoomed and panned', async () => {
  const { page } = await visit(PHONE)
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await myMove(page)
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  const height = () => page.locator('.main-board').evaluate(board => board.getBoundingClientRect().height)
  const width = () => page.locator('.zoom-window').evaluate(pane => pane.scrollWidth)
  const [before, narrow] = [await height(), await width()]
  await page.getByRole('button', { name: 'Smaller' }).click()
  await page.getByRole('button', { name: 'Smaller' }).click()
  await expect.poll(() => height()).toBeLessThan(before)
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Larger' }).click()
  await expect.poll(() => width()).toBeGreaterThan(narrow)
  await page.locator('.zoom-window').evaluate(pane => pane.scrollBy(80, 0))
  await expect.poll(() => page.locator('.zoom-window').evaluate(pane => pane.scrollLeft)).toBeGreaterThan(0)
  await expectNoSeriousFault(page)
})
