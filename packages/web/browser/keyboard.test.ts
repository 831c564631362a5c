import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { myMove } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return
  }
  throw new Error(`the keyboard does not reach ${name}`)
}

function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  )
}

test('the first turn by keyboard alone, in the dark', async () => {
  const { page, complaints } = await visit({ colorScheme: 'dark' })
  await expectNoSeriousFault(page)
  await tabTo(page, /^Play now/)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.action-bar .group')
  await tabTo(page, /^Skip to the actions/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Factory/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toBe('Workers')
  await page.keyboard.press('Enter')
  await tabTo(page, /^Workers for £4/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^Hire for clothes, row 3/)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.trail li').count()).toBe(2)
  await tabTo(page, /^End turn/)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.trail') === null)
  expect(await myMove(page)).toBe('move')
  await expectNoSeriousFault(page)
  expect(complaints).toEqual([])
})
