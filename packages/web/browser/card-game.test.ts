import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startCardGame } from './card-player.ts'
import { choose, focused, walkTo } from './keyboard-player.ts'
import { drawn, END_TURN, myMove, playToTheEnd } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

const ROUNDS = 12
/** The first game below is played by mouse to its end, the others for some turns. */
const BY_HAND = 4

async function seeResult(page: Page, lines: number): Promise<void> {
  await page.getByRole('button', { name: 'See the result' }).click()
  await page.waitForSelector('.ranking')
  await expect.poll(() => page.locator('.ranking tbody tr').count()).toBe(lines)
  await expect.poll(() => page.locator('.graph').count()).toBe(1)
  await expect.poll(() => page.locator('[data-edition]').count()).toBe(3)
  await expectNoSeriousFault(page)
}

test('three players, standard, against bots, from the new table to the result', async () => {
  const { page, url, complaints } = await visit()
  await startCardGame(page, url, 3)
  await expect.poll(() => page.getByRole('status').filter({ hasText: 'Your turn, Blue' }).count()).toBe(1)
  await expect.poll(() => page.locator('.header .company').count()).toBe(3)
  await expectNoSeriousFault(page)
  expect(await playToTheEnd(page, 11)).toBeGreaterThanOrEqual(ROUNDS)
  await seeResult(page, 3)
  expect(complaints).toEqual([])
})

test('two players with all expert modules, and the neutral third', async () => {
  const { page, url, complaints } = await visit({ colorScheme: 'dark' })
  await startCardGame(page, url, 2, true)
  // Factories are chosen on the board, at the place where they will be built.
  await page.locator('[data-part="lanes"]').getByRole('button', { name: 'Start with a lamp factory' }).click()
  await expect.poll(() => page.locator('.cg-lane.good-3 .mill-card').count()).toBe(1)
  await expect.poll(() => page.locator('.cg-rivals').first().textContent()).toContain('Neutral player')
  await expectNoSeriousFault(page)
  expect(await playToTheEnd(page, 12, BY_HAND)).toBeGreaterThanOrEqual(ROUNDS)
  await seeResult(page, 2)
  expect(complaints).toEqual([])
})

test('solo against the two opponents; titles go into the record book and stay there', async () => {
  const { page, url, complaints } = await visit()
  await startCardGame(page, url, 1)
  await expect.poll(() => page.locator('.cg-strip .grid .place').count()).toBe(15)
  await expectNoSeriousFault(page)
  expect(await playToTheEnd(page, 13, BY_HAND)).toBeGreaterThanOrEqual(ROUNDS)
  await seeResult(page, 3)
  await page.getByRole('button', { name: 'Accounts' }).click()
  await expect.poll(() => page.locator('.cg-title-list li').count()).toBe(15)
  await page.getByRole('button', { name: 'Enter into the record book' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Accounts' }).click()
  await page.waitForSelector('.cg-earned .ledger')
  await expect.poll(() => page.locator('.cg-earned .ledger tbody tr').count()).toBe(1)
  await expect.poll(() => page.getByRole('button', { name: 'Enter into the record book' }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a reload in the middle of a turn loses nothing; stepping back still works', async () => {
  const { page, url, complaints } = await visit({ viewport: { width: 390, height: 844 } })
  await startCardGame(page, url, 3)
  await page.locator('[data-part="bar"] [data-move="action employ"]').click()
  const worker = page.locator('[data-part="bar"] .stepper button').last()
  await worker.click()
  await drawn(page)
  const trail = await page.locator('.chips ol').textContent()
  const table = await page.locator('[data-part="decide"]').textContent()
  await expectNoSeriousFault(page)
  await page.reload()
  await page.waitForSelector('.chips li')
  await expect.poll(() => page.locator('.chips ol').textContent()).toBe(trail)
  await expect.poll(() => page.locator('[data-part="decide"]').textContent()).toBe(table)
  await page.locator('[data-part="bar"]').getByRole('button', { name: 'Step back' }).click()
  await expect.poll(() => page.locator('.chips li').count()).toBe(1)
  await worker.click()
  // A turn ended right before a reload still counts.
  await page.click(END_TURN)
  await page.reload()
  expect(await myMove(page)).toBe('move')
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.getByRole('button', { name: 'Game', exact: true }).click()
  await expect.poll(() => page.locator('.log-dock').textContent()).toContain('Blue adds 1 worker card (')
  expect(complaints).toEqual([])
})

test('a turn by keyboard alone', async () => {
  const { page, url, complaints } = await visit()
  await startCardGame(page, url, 3)
  await choose(page, /^Employ workers/)
  await choose(page, /^More: Employ 1 worker card: food/)
  await choose(page, /^Price and appeal of food: /)
  await walkTo(page, /^Price and appeal of food$/)
  const slider = page.getByRole('slider', { name: 'Price and appeal of food' })
  for (const price of [7, 6, 5, 4]) {
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(`Set food to £${price}, appeal ${8 - price}`)
  }
  // A development lies outside the bar: Tab leads to its part, arrows to the step.
  await walkTo(page, /^Take the step: /)
  await walkTo(page, /^Take the step: Quality 2/, 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.chips li').count()).toBe(4)
  await expect.poll(() => focused(page)).toBe('End turn')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.chips li') === null)
  expect(await myMove(page)).toBe('move')
  expect(complaints).toEqual([])
})
