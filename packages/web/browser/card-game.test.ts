import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startCardGame } from './card-player.ts'
import { choose, focused } from './keyboard-player.ts'
import { drawn, END_TURN, myMove, playToTheEnd } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

const ROUNDS = 12

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
  await expect.poll(() => page.locator('.action-bar').textContent()).toContain('Your turn, Blue')
  await expect.poll(() => page.locator('.holding').count()).toBe(3)
  await expectNoSeriousFault(page)
  expect(await playToTheEnd(page, 11)).toBeGreaterThanOrEqual(ROUNDS)
  await seeResult(page, 3)
  expect(complaints).toEqual([])
})

test('two players with all expert modules, and the neutral third', async () => {
  const { page, url, complaints } = await visit({ colorScheme: 'dark' })
  await startCardGame(page, url, 2, true)
  // Factories are chosen on the board, at the place where they will be built.
  await page.getByRole('button', { name: 'Start with a lamp factory' }).first().click()
  await page.click(END_TURN)
  await myMove(page)
  await expect.poll(() => page.locator('.rivals').textContent()).toContain('Neutral player')
  await expectNoSeriousFault(page)
  expect(await playToTheEnd(page, 12)).toBeGreaterThanOrEqual(ROUNDS)
  await seeResult(page, 2)
  expect(complaints).toEqual([])
})

test('solo against the two opponents; titles go into the record book and stay there', async () => {
  const { page, url, complaints } = await visit()
  await startCardGame(page, url, 1)
  await expect.poll(() => page.locator('.cg-place').count()).toBe(15)
  await expectNoSeriousFault(page)
  expect(await playToTheEnd(page, 13)).toBeGreaterThanOrEqual(ROUNDS)
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
  await page.locator('.action-bar [data-move="action employ"]').click()
  await page.locator('.card-table .cg-worker > .legal').first().click()
  await drawn(page)
  const trail = await page.locator('.trail').textContent()
  const table = await page.locator('.card-table').textContent()
  await expectNoSeriousFault(page)
  await page.reload()
  await page.waitForSelector('.trail')
  await expect.poll(() => page.locator('.trail').textContent()).toBe(trail)
  await expect.poll(() => page.locator('.card-table').textContent()).toBe(table)
  await page.getByRole('button', { name: 'Step back' }).click()
  await expect.poll(() => page.locator('.trail li').count()).toBe(1)
  await page.locator('.card-table .cg-worker > .legal').first().click()
  // A turn ended right before a reload still counts.
  await page.click(END_TURN)
  await page.reload()
  expect(await myMove(page)).toBe('move')
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.getByText('The whole game').click()
  await expect.poll(() => page.locator('.log details').textContent()).toContain('Blue adds 1 worker card (')
  expect(complaints).toEqual([])
})

test('a turn by keyboard alone', async () => {
  const { page, url, complaints } = await visit()
  await startCardGame(page, url, 3)
  for (const move of [
    /^Employ workers/,
    /^Employ workers in the food factory/,
    /^Finish hiring/,
    /^Set food to £4, appeal 4/,
    /^Develop quality: 1 → 2/,
  ]) {
    await choose(page, move)
  }
  await expect.poll(() => page.locator('.trail li').count()).toBe(5)
  await expect.poll(() => focused(page)).toBe('End turn')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.querySelector('.trail') === null)
  expect(await myMove(page)).toBe('move')
  expect(complaints).toEqual([])
})
