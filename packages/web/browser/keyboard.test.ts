import { expect, test } from 'vitest'
import { choose, focused, playByKeys, walkTo } from './keyboard-player.ts'
import { drawn } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

const CYCLES = 12

test('a whole game by keyboard only, in the dark theme, from the first visit to the result', async () => {
  const { page, complaints } = await visit({ colorScheme: 'dark' })
  await walkTo(page, /^Play now/)
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-part="bar"] .card')
  await expect.poll(() => focused(page)).toBe('Actions')

  // Opens the list of keys, then returns to the same place.
  await page.keyboard.press('?')
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('end the turn')
  await expectNoSeriousFault(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Actions')

  // Takes a marker from the bar, steps back, takes it by its number and turns the dial to another space.
  await choose(page, /^Place “Workers” for £2/)
  await expect.poll(() => page.locator('.chips li').count()).toBe(1)
  await expect.poll(() => focused(page)).toBe('Actions')
  await page.keyboard.press('b')
  await expect.poll(() => page.locator('.chips li').count()).toBe(0)
  await page.keyboard.press('2')
  await expect.poll(() => page.locator('.chips li').textContent()).toMatch(/Workers £2$/)
  await choose(page, /^Space: £2/)
  await walkTo(page, /^More: Place “Workers” for £4/, 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.chips li').textContent()).toMatch(/Workers £4$/)
  // Letters still work on a slider, which takes the arrow keys.
  await walkTo(page, /^Space$/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.locator('.chips li').textContent()).toMatch(/Workers £2$/)
  await page.keyboard.press('a')
  await expect.poll(() => focused(page)).toBe('Actions')
  // Places a worker on the board.
  await walkTo(page, /^(Fire|Hire) .* the clothes factory/)
  await walkTo(page, /^Hire a worker for the clothes factory, row 3/, 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.chips li').count()).toBe(2)
  // The focus is still on the mat; continue from there.
  await expect.poll(() => focused(page)).toContain('clothes factory, row 3')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => focused(page)).toMatch(/^Hire a worker|^Fire a worker/)
  await page.keyboard.press('b')
  await expect.poll(() => page.locator('.chips li').count()).toBe(1)
  await expect.poll(() => focused(page)).not.toBe('')
  await page.keyboard.press('e')

  expect(await playByKeys(page, 7)).toBeGreaterThanOrEqual(CYCLES - 1)
  await walkTo(page, /^See the result/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/won|behind|first place/)
  await expect.poll(() => page.locator('.ranking tbody tr').count()).toBe(4)
  await walkTo(page, /^Play again/)
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-part="bar"] .card')
  await expect.poll(() => focused(page)).toBe('Actions')
  expect(complaints).toEqual([])
})

test('letter keys do nothing when turned off, or while typing', async () => {
  const { page, url, complaints } = await visit()
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await page.waitForSelector('[data-part="bar"] .card')
  await page.keyboard.press('?')
  await page.getByRole('checkbox').press('Space')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await drawn(page)
  await page.keyboard.press('m')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('?')
  await page.getByRole('checkbox').press('Space')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await drawn(page)
  await page.keyboard.press('m')
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('My company')
  await page.goto(`${url}#/companion`)
  await page.getByLabel('Demand', { exact: true }).press('m')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(complaints).toEqual([])
})
