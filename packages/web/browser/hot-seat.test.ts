import { expect, test } from 'vitest'
import { playToTheEnd } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

/** Turns by mouse; whole-game.test.ts plays all of them so. */
const BY_HAND = 12

test('two people at one screen, free set-up, from the new table to the result', async () => {
  const { page, complaints } = await visit()
  await page.getByRole('link', { name: 'Set up a table' }).click()
  await page.getByText('2', { exact: true }).click()
  await page.getByText('Free', { exact: true }).click()
  await page.getByLabel('Who plays Red').selectOption({ label: 'Someone at this screen' })
  await page.getByLabel('Name of Red').fill('Rosa')
  await expectNoSeriousFault(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForSelector('[data-part="bar"] .question')
  await expect.poll(() => page.locator('[data-part="bar"] .question').textContent()).toMatch(/’s turn/)
  // At least: two foundings, capital, a marker and twelve turns each.
  expect(await playToTheEnd(page, 2, BY_HAND)).toBeGreaterThanOrEqual(2 * 16)
  await page.click('[data-result]')
  await page.waitForSelector('.ranking')
  await expect.poll(() => page.locator('.ranking').textContent()).toContain('Rosa')
  expect(complaints).toEqual([])
})
