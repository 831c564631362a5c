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
const GAMES = ['Spinning Jenny', 'Water Frame', 'Arkwright: The Card Game']

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

/** What makes the page larger than the screen, or hides a part of the tabs. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(({ width, height }) => {
    const { scrollWidth, scrollHeight } = document.documentElement
    const tabs = [...document.querySelectorAll('[data-part="tabs"] button')]
    const cut = tabs.filter(tab => tab.getBoundingClientRect().bottom > height)
    const wide = scrollWidth <= width ? [] : [...document.querySelectorAll('body *')].filter(isWider)
    function isWider(element: Element): boolean {
      return element.getBoundingClientRect().right > width
    }
    const found = [...cut, ...wide].map(({ className, textContent }) => `${className} ${textContent?.slice(0, 30)}`)
    return scrollHeight > height ? [...found, `the page is ${scrollHeight} high`] : found
  }, PHONE.viewport)
}

/** A new table of the game, after one turn. */
async function afterOneTurn(page: Page, url: string, game: string): Promise<void> {
  await page.goto(`${url}/new`)
  await page.getByText(game, { exact: true }).click()
  await expect.poll(() => smallTargets(page)).toEqual([])
  await carelessBots(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myMove(page)
  await playTurn(page, dice(6))
  await myMove(page)
}

test('on a phone every touch target is large enough, in every part of each table', async () => {
  const { page, url, complaints } = await visit(PHONE)
  for (const game of GAMES) {
    await afterOneTurn(page, url, game)
    for (const tab of await page.locator('[data-part="tabs"] button').all()) {
      await tab.click()
      await expect.poll(() => tab.getAttribute('aria-pressed')).toBe('true')
      const message = `${game}, ${await tab.textContent()}`
      await expect.poll(() => smallTargets(page), { message }).toEqual([])
      await expect.poll(() => stickingOut(page), { message }).toEqual([])
    }
  }
  expect(complaints).toEqual([])
})

test('on a phone each part of a table has its tab; the decision opens again with the next turn', async () => {
  const { page } = await visit(PHONE)
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await myMove(page)
  const tabs = page.locator('[data-part="tabs"] button')
  const shown = page.locator('[data-part="decide"]')
  const keys: (string | null)[] = []
  for (const tab of await tabs.all()) {
    await tab.click()
    await expect.poll(() => tab.getAttribute('aria-pressed')).toBe('true')
    keys.push(await shown.getAttribute('data-tab'))
    await expect.poll(() => shown.locator('*').filter({ visible: true }).count()).toBeGreaterThan(0)
    await expectNoSeriousFault(page)
  }
  expect(keys).toEqual(['decide', 'mills', 'table', 'rivals', 'log'])
  // The bar stays in every tab: a turn can be played from any of them.
  await playTurn(page, dice(6))
  await myMove(page)
  await expect.poll(() => shown.getAttribute('data-tab')).toBe('decide')
})

test('on a phone a refused press says why, in view, and can be put away', async () => {
  const { page } = await visit(PHONE)
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await myMove(page)
  await page.locator('[data-part="tabs"] [data-tab="mills"]').click()
  // It is marked as disabled, but a press asks why.
  await page.locator('[data-part="lanes"] .spot.refused').first().dispatchEvent('click')
  const said = page.locator('.notice [role="alert"]')
  await expect.poll(() => said.isVisible()).toBe(true)
  const box = await said.boundingBox()
  expect(box === null ? Number.NaN : box.y + box.height).toBeLessThan(PHONE.viewport.height)
  await page.getByRole('button', { name: 'Put away' }).click()
  await expect.poll(() => said.count()).toBe(0)
})

test('on its side a phone keeps header, bar and tabs in view, and only the figures scroll', async () => {
  const [width, height] = [844, 390]
  const { page } = await visit({ ...PHONE, viewport: { width, height } })
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await myMove(page)
  for (const part of ['header', 'rail', 'decide', 'bar', 'tabs']) {
    const box = await page.locator(`[data-part="${part}"]`).boundingBox()
    if (box === null) throw new Error(`${part} is not there`)
    expect(box.y, part).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height, part).toBeLessThanOrEqual(height)
    expect(box.x + box.width, part).toBeLessThanOrEqual(width)
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
})
