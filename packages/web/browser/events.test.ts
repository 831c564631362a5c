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

/** The numbers of a row, as the page writes them. */
async function figuresIn(page: Page, row: number): Promise<number[]> {
  const cells = await page.locator('table').first().locator('tbody tr').nth(row).locator('td').allInnerTexts()
  return cells.map(cell => Number(cell.replace('−', '-').replaceAll(/[^0-9.-]/g, '')))
}

test('points are shares and a correction for the rivals, and everyone sees how they add up', async () => {
  const ada = await caller(house.url, 'Ada')
  const { event } = await ada.call('POST /api/events', {
    body: {
      name: 'Winter Cup',
      format: 'swiss',
      rounds: 2,
      game: 'card-game',
      options: {},
      seats: 2,
      clock: { kind: 'move', perMove: 600_000, atZero: 'bot' },
    },
  })
  const params = { event: event.id }
  await ada.call('PUT /api/events/:event/bots', { params, body: { strength: 'random', count: 6 } })
  await ada.call('PUT /api/events/:event/state', { params, body: { state: 'running' } })
  const { page, complaints } = await inBrowser(browser, house.url, ada)
  await page.goto(`${house.url}/#/events/${event.id}`)
  await page.getByText('Points are corrected for the rivals you met').waitFor()
  await page.getByText('finished').first().waitFor()
  const heads = await page.locator('table').first().locator('thead th').allInnerTexts()
  expect(heads.slice(2, 5)).toEqual(['Points', 'Shares', 'Correction'])
  for (let row = 0; row < 6; row++) {
    const [, points = 0, shares = 0, correction = 0, , , first = 0, second = 0] = await figuresIn(page, row)
    expect(points).toBeCloseTo(shares + correction, 5)
    expect(points).toBeCloseTo((first + second) / 100, 1)
    for (const percent of [first, second]) expect(percent >= 0 && percent <= 100, `${percent} %`).toBe(true)
  }
  const result = await page
    .getByText(/£\d+, \d+% [+−]\d+% = \d+%/)
    .first()
    .innerText()
  const [share = 0, added = 0, sum = 0] = [...result.matchAll(/([+−]?)(\d+)%/g)].map(
    ([, sign, digits]) => Number(digits) * (sign === '−' ? -1 : 1),
  )
  expect(share + added).toBe(sum)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await unfitting(page)).filter(one => one.startsWith('the page'))).toEqual([])
  await expectNoSeriousFault(page)
  expect(complaints).toEqual([])
})
