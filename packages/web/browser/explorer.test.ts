import { expect, test } from 'vitest'
import { unfitting } from './overflow.ts'
import { openFinishedGame } from './played-games.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

const JENNY = { players: 2, setup: 'predetermined' }
const PHONE = { width: 390, height: 844 }

test('the explorer goes from the opening through a turn and back by keyboard, opens from a replay, and fits a phone', async () => {
  const { page, url, complaints } = await visit()
  await page.goto(`${url}/#/explorer`)
  const first = page.locator('tbody button').first()
  await first.waitFor()
  await expectNoSeriousFault(page)
  const turn = await first.textContent()
  await first.press('Enter')
  const trail = page.getByRole('navigation', { name: 'The line so far' })
  await expect.poll(() => trail.locator('li').allTextContents()).toEqual([expect.stringContaining(turn ?? '')])
  await page.getByRole('heading', { name: 'Red decides' }).waitFor()
  // The address has the line, so a reload shows the same.
  await page.reload()
  await expect.poll(() => trail.locator('li').count()).toBe(1)
  await page.getByRole('link', { name: 'Back', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Blue decides' }).waitFor()
  expect(await trail.count()).toBe(0)
  const id = await openFinishedGame(page, url, 'spinning-jenny', JENNY)
  await page.goto(`${url}/#/replay/${id}/6`)
  await page.locator('details.menu > summary').click()
  await page.getByRole('link', { name: 'Explore from here' }).click()
  await expect.poll(() => trail.locator('li').count()).toBeGreaterThan(0)
  await page.setViewportSize(PHONE)
  await page.goto(`${url}/#/explorer`)
  await first.waitFor()
  expect(await unfitting(page)).toEqual([])
  await expectNoSeriousFault(page)
  expect(complaints).toEqual([])
})
