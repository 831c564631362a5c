import { expect, test } from 'vitest'
import { assignForeman, carelessBots, drawn, END_TURN, myMove, playToTheEnd } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

const CYCLES = 20
/** Turns by mouse. */
const BY_HAND = 6

test('Water Frame with two bots, from the new table to the result, reloaded in the middle of a turn', async () => {
  const { page, complaints } = await visit()
  await page.getByRole('link', { name: 'Set up a table' }).click()
  await page.getByText('Water Frame', { exact: true }).click()
  await expectNoSeriousFault(page)
  await carelessBots(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myMove(page)
  await expect.poll(() => page.locator('.header .company').count()).toBe(3)
  await expectNoSeriousFault(page)
  await assignForeman(page)

  // A refused choice says why, with a link to the rule.
  await page.locator('[data-part="lanes"] .column-worker.refused').first().click({ force: true })
  await expect.poll(() => page.locator('.refusal .rule-link').getAttribute('href')).toBe('#/rules/II.1')

  // Half a turn: a worker for the warehouse, clicked at its place on the board.
  await page.locator('[data-part="bar"] [data-move^="place workers"]').first().click()
  await page.locator('[data-part="lanes"] [data-move^="hire column"]').first().click()
  await drawn(page)
  const chips = await page.locator('.chips ol').textContent()
  const lanes = await page.locator('[data-part="lanes"]').textContent()
  expect(chips).toContain('Hire for the food column')
  await page.reload()
  await page.waitForSelector('.chips li')
  await expect.poll(() => page.locator('.chips ol').textContent()).toBe(chips)
  await expect.poll(() => page.locator('[data-part="lanes"]').textContent()).toBe(lanes)
  await expect.poll(() => page.locator('[data-part="lanes"] .column-worker.staffed').count()).toBe(1)
  await page.click(END_TURN)

  expect(await playToTheEnd(page, 11, BY_HAND)).toBeGreaterThanOrEqual(CYCLES - 1)
  await page.click('[data-result]')
  await page.waitForSelector('.ranking')
  await expect.poll(() => page.locator('.ranking tbody tr').count()).toBe(3)
  await expectNoSeriousFault(page)
  expect(complaints).toEqual([])
})
