import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostTable, joinTable, type OnlineHouse, openBrowser, openHouse, type Person, person } from './online-house.ts'
import { playOn, shortTurn, type Trick } from './online-player.ts'

let house: OnlineHouse
let browser: Browser

beforeAll(async () => {
  house = await openHouse()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await house.close()
})

/** Reloads in the middle of a turn: what was composed is still there. */
const reloading: Trick = async ({ page }, turn) => {
  if (turn !== 2) return false
  if ((await page.locator('.action-bar [data-move]').count()) === 0) {
    await page.locator('.action-bar .group').first().click()
  }
  await page.locator('.action-bar [data-move]').first().click()
  await page.waitForSelector('.trail li')
  const trail = await page.locator('.trail').textContent()
  await page.reload()
  await page.waitForSelector('.trail li')
  await expect.poll(() => page.locator('.trail').textContent()).toBe(trail)
  return false
}

/** Composes and ends a turn without a line: that is shown, the turn is kept, and goes out by itself. */
const offline: Trick = async ({ page }, turn, roll) => {
  if (turn !== 3) return false
  await page.context().setOffline(true)
  await page.waitForSelector('.line-lost')
  await shortTurn(page, roll)
  await page.getByText('your turn is kept and sent as soon as it is back').waitFor()
  await page.context().setOffline(false)
  await page.locator('.line-lost').waitFor({ state: 'detached' })
  return true
}

/** Ada reloads, Bea is on a phone, Cem goes offline for a turn. */
async function three(): Promise<readonly [Person, Person, Person]> {
  return [
    await person(browser, 'Ada'),
    await person(browser, 'Bea', { viewport: { width: 390, height: 844 }, hasTouch: true }),
    await person(browser, 'Cem'),
  ]
}

async function seated(game: string, bot: string): Promise<readonly [Person, Person, Person]> {
  const people = await three()
  const [ada, bea, cem] = people
  const link = await hostTable(ada, house.url, { game, players: 4, bots: { Yellow: bot } })
  await joinTable(bea, link)
  await joinTable(cem, link)
  return people
}

async function expectSameResult(people: readonly Person[]): Promise<void> {
  const results = await Promise.all(
    people.map(async ({ page }) => {
      await page.getByRole('button', { name: 'See the result' }).click()
      return page.locator('.ranking').textContent()
    }),
  )
  expect(new Set(results).size).toBe(1)
}

async function leave(people: readonly Person[]): Promise<void> {
  for (const { complaints, page } of people) {
    expect(complaints).toEqual([])
    await page.context().close()
  }
}

test('Spinning Jenny to its end: three people in three browsers and a bot, one reloading, one offline for a turn, one on a phone', async () => {
  const people = await seated('Spinning Jenny', 'Easy')
  const [ada, bea, cem] = people
  const turns = await Promise.all([
    playOn(ada, { seed: 1, trick: reloading }),
    playOn(bea, { seed: 2 }),
    playOn(cem, { seed: 3, trick: offline }),
  ])
  for (const count of turns) expect(count).toBeGreaterThanOrEqual(12)
  await expectSameResult(people)
  await leave(people)
})

test('the card game to its end, by the same three and a bot', async () => {
  const people = await seated('Arkwright: The Card Game', 'Careless')
  const [ada, bea, cem] = people
  await Promise.all([
    playOn(ada, { seed: 4, trick: reloading }),
    playOn(bea, { seed: 5 }),
    playOn(cem, { seed: 6, trick: offline }),
  ])
  await expectSameResult(people)
  await leave(people)
})

test('Water Frame through its first decade, by the same three', async () => {
  const people = await three()
  const [ada, bea, cem] = people
  const link = await hostTable(ada, house.url, { game: 'Water Frame', players: 3 })
  await joinTable(bea, link)
  await joinTable(cem, link)
  // The timetable tells that the second decade has begun.
  const until = '.timetable .decade.now:nth-child(2)'
  await Promise.all([
    playOn(ada, { seed: 7, trick: reloading, until }),
    playOn(bea, { seed: 8, until }),
    playOn(cem, { seed: 9, trick: offline, until }),
  ])
  await leave(people)
})
