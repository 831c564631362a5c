// An event in the page: created by the form, entered, started, with its rounds and standings; on a phone too.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { houseOfFile } from './house-of-file.ts'
import { caller, inBrowser } from './online-games.ts'
import { unfitting } from './overflow.ts'
import { expectNoSeriousFault } from './visitor.ts'

const { house, browser } = await houseOfFile({ ARKWRIGHT_EVENTS: 'everyone' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a tournament from the form to its final table', async () => {
  const ada = await caller(house.url, 'Ada')
  const { page, complaints } = await inBrowser(browser, house.url, ada)
  await page.goto(`${house.url}/#/events`)
  await page.getByText('No event is open for entry.').waitFor()
  await page.getByRole('link', { name: 'New tournament' }).click()
  await page.getByLabel('Name').fill('Autumn Cup')
  await page.getByText('Arkwright: The Card Game').click()
  await page.getByLabel('Format').selectOption('knock-out')
  await expectNoSeriousFault(page)
  await button(page, 'Create').click()
  await page.getByRole('heading', { name: 'Autumn Cup' }).waitFor()
  await page.getByLabel('Level').selectOption('random')
  await page.getByLabel('How many').fill('2')
  await button(page, 'Enter these bots').click()
  await page.getByText('Bot (Random)').first().waitFor()
  await button(page, 'Enter').click()
  await page.getByText('You are in.').waitFor()
  await button(page, 'Withdraw').click()
  await expect.poll(() => page.getByText('You are in.').count()).toBe(0)
  await button(page, 'Start now').click()
  // The two bots play the only game by themselves.
  await page.getByText('The seed matches the hash.').waitFor()
  await page.getByRole('link', { name: 'Replay table 1' }).waitFor()
  await page.getByRole('heading', { name: 'Standings' }).waitFor()
  await expectNoSeriousFault(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await unfitting(page)).filter(one => one.startsWith('the page'))).toEqual([])
  expect(complaints).toEqual([])
})
