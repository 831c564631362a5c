import { expect, test } from 'vitest'
import { playToTheEnd } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

const CYCLES = 12

test('one click from the first visit to a game with the recommended set-up against three bots, played to its end', async () => {
  // Everything as for a real visitor.
  const { page, complaints } = await visit({ serviceWorkers: 'allow' })
  await expectNoSeriousFault(page)
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await page.waitForSelector('[data-part="bar"] .card')
  await expect.poll(() => page.locator('.header .company').count()).toBe(4)
  await expect.poll(() => page.locator('.header .company.mine').getAttribute('aria-label')).toMatch(/^Blue:/)
  await expect.poll(() => page.locator('[data-part="bar"] h2').textContent()).toBe('Choose an action')
  await expectNoSeriousFault(page)
  // Twelve turns, and the questions between and after them.
  expect(await playToTheEnd(page, 1)).toBeGreaterThanOrEqual(CYCLES)
  await page.click('[data-result]')
  await page.waitForSelector('.ranking')
  await expect.poll(() => page.locator('.ranking tbody tr').count()).toBe(4)
  await expect.poll(() => page.locator('.graph').count()).toBe(1)
  await expect.poll(() => page.locator('[data-edition]').count()).toBe(3)
  await expectNoSeriousFault(page)
  expect(complaints).toEqual([])
})
