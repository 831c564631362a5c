import { expect, test } from 'vitest'
import { goOffline } from './one-browser.ts'
import { dice, drawn, END_TURN, myMove, playTurn } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

test('a reload in the middle of a turn loses nothing', async () => {
  const { page, complaints } = await visit({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await page.locator('[data-part="context"] [data-move="place workers 2"]').click()
  await page.locator('[data-part="lanes"] [data-move="hire clothes 3"]').first().click()
  await expect.poll(() => page.locator('.chips li').count()).toBe(2)
  await drawn(page)
  const before = await page.locator('.chips').textContent()
  const lanes = await page.locator('[data-part="lanes"]').textContent()
  await page.reload()
  await page.waitForSelector('.chips li')
  await expect.poll(() => page.locator('.chips').textContent()).toBe(before)
  await expect.poll(() => page.locator('[data-part="lanes"]').textContent()).toBe(lanes)
  // Stepping back still works, one move at a time, and the turn can be ended.
  await page.locator('[data-part="bar"]').getByRole('button', { name: 'Step back' }).click()
  await expect.poll(() => page.locator('.chips li').count()).toBe(1)
  await page.click(END_TURN)
  // A turn ended right before a reload still counts.
  await page.reload()
  expect(await myMove(page)).toBe('move')
  await expect.poll(() => page.locator('.log-dock').textContent()).toContain('Red places')
  // From a line of the log to its rule, and back. The table stays open below it.
  await page.locator('.log-dock .rule-link').first().click()
  await page.locator('.rule-drawer h3').first().waitFor()
  await expectNoSeriousFault(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => page.locator('.rule-drawer').count()).toBe(0)
  expect(await myMove(page)).toBe('move')
  await page.getByRole('link', { name: 'Arkwright' }).click()
  await expect.poll(() => page.locator('.my-games li').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('on a phone: a game is saved as a file and opened again; an invalid file gets a one-sentence error', async () => {
  const { page, complaints } = await visit({ viewport: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await myMove(page)
  await expectNoSeriousFault(page)
  await playTurn(page, dice(3))
  await myMove(page)
  await page.locator('.menu summary').click()
  await page.getByRole('link', { name: 'Home' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const file = await (await download).path()
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"arkwright": 1'),
  })
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('cut off')
  await choose.setInputFiles(file)
  await page.getByLabel('Who plays Green').selectOption({ label: 'Bot' })
  await page.getByRole('button', { name: 'Open the table' }).click()
  expect(await myMove(page)).toBe('move')
  await page.locator('.menu summary').click()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.waitForSelector('.my-games li:nth-child(2)')
  expect(complaints).toEqual([])
})

test('once loaded, everything works without a connection', async () => {
  const { page, url } = await visit({ serviceWorkers: 'allow' })
  await goOffline(page)
  await page.goto(url)
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  expect(await myMove(page)).toBe('move')
  await playTurn(page, dice(4))
  expect(await myMove(page)).toBe('move')
})
