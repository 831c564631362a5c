import { expect, test } from 'vitest'
import { assignForeman, carelessBots, drawn, END_TURN, myMove, playToTheEnd } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

const CYCLES = 20

test('Water Frame with two bots, from the new table to the result, reloaded in the middle of a turn', async () => {
  const { page, complaints } = await visit()
  await page.getByRole('link', { name: 'Set up a table' }).click()
  await page.getByText('Water Frame', { exact: true }).click()
  await expectNoSeriousFault(page)
  await carelessBots(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myMove(page)
  await expect.poll(() => page.locator('.holding').count()).toBe(3)
  await expectNoSeriousFault(page)
  await assignForeman(page)

  // A refused choice says why, with a link to the rule.
  await page.locator('.tile-supply .refused').first().click({ force: true })
  await expect.poll(() => page.locator('.refusal .rule-link').getAttribute('href')).toBe('#/rules/II.1')

  // Half a turn: a worker for the warehouse, clicked at its place on the board.
  await page.getByRole('button', { name: 'Workers', exact: true }).click()
  await page.locator('.action-bar [data-move^="place workers"]').first().click()
  await page.locator('.warehouse [data-move^="hire column"]').first().click()
  await drawn(page)
  const trail = await page.locator('.trail').textContent()
  const harbour = await page.locator('.my-harbour').textContent()
  await page.reload()
  await page.waitForSelector('.trail')
  await expect.poll(() => page.locator('.trail').textContent()).toBe(trail)
  await expect.poll(() => page.locator('.my-harbour').textContent()).toBe(harbour)
  await expect.poll(() => page.locator('.warehouse .edge.staffed').count()).toBeGreaterThan(0)
  await page.click(END_TURN)

  expect(await playToTheEnd(page, 11)).toBeGreaterThanOrEqual(CYCLES - 1)
  await page.getByRole('button', { name: 'See the result' }).click()
  await page.waitForSelector('.ranking')
  await expect.poll(() => page.locator('.ranking tbody tr').count()).toBe(3)
  await expectNoSeriousFault(page)
  expect(complaints).toEqual([])
})
