import type { RequestOf } from '@arkwright/server/client'
import { expect, test } from 'vitest'
import { houseOfFile } from './house-of-file.ts'
import { goOffline } from './one-browser.ts'
import { caller, inBrowser, playOver } from './online-games.ts'
import { hostTable, joinTable, type Person } from './online-house.ts'
import { playOn, shortTurn, type Trick } from './online-player.ts'
import { drawn } from './player.ts'

type Wanted = Omit<RequestOf<'POST /api/tables'>['body'], 'public'>
const OPEN = { kind: 'open' } as const
/** Turns of all three before they open the page, in the game whose beginning others play. */
const PLAYED_BEFORE = 42
/** Turns of each before they are away, and turns of all three meanwhile. */
const FIRST_TURNS = 4
const AWAY = 18

const { house, browser } = await houseOfFile()
/** Ada reloads, Bea is on a phone, Cem goes offline for a turn. The same three play all games. */
const callers = [
  await caller(house.url, 'Ada'),
  await caller(house.url, 'Bea'),
  await caller(house.url, 'Cem'),
] as const
const people: readonly [Person, Person, Person] = [
  await inBrowser(browser, house.url, callers[0]),
  await inBrowser(browser, house.url, callers[1], { viewport: { width: 390, height: 844 }, hasTouch: true }),
  await inBrowser(browser, house.url, callers[2], { serviceWorkers: 'allow' }),
]

/** Reloads once in the middle of a turn: the draft is still there. A question that one press answers has no middle. */
class Reloading {
  happened = false

  readonly trick: Trick = async ({ page }, turn) => {
    if (this.happened || turn < 2) return false
    await page.locator('[data-part="bar"] [data-move]').first().click()
    await drawn(page)
    if ((await page.locator('.chips li').count()) === 0) return true
    const trail = await page.locator('.chips ol').textContent()
    await page.reload()
    await page.waitForSelector('.chips li')
    await expect.poll(() => page.locator('.chips ol').textContent()).toBe(trail)
    this.happened = true
    return false
  }
}

/** Composes and ends a turn offline: the page shows that, keeps the turn, and sends it when the connection is back. */
const offline: Trick = async ({ page }, turn, roll) => {
  if (turn !== 3) return false
  await goOffline(page)
  await page.waitForSelector('.line-lost')
  await shortTurn(page, roll)
  await page.getByText('your turn is saved and will be sent when it is back').waitFor()
  await page.context().setOffline(false)
  await page.locator('.line-lost').waitFor({ state: 'detached' })
  return true
}

/** Brings everyone to a table that was created through the API, where they have played some turns. */
async function seated(wanted: Wanted, turns: number): Promise<void> {
  const [ada, ...others] = callers
  const { table } = await ada.call('POST /api/tables', { body: { public: false, ...wanted } })
  for (const [i, one] of others.entries()) {
    await one.call('POST /api/join', { body: { code: table.code } })
    await one.call('POST /api/tables/:table/sit', { params: { table: table.id }, body: { seat: i + 1 } })
  }
  await playOver(table, callers, turns)
  await Promise.all(people.map(({ page }) => page.goto(`${house.url}/table/${table.code}`)))
}

async function expectSameResult(): Promise<void> {
  const results = await Promise.all(
    people.map(async ({ page }) => {
      await page.getByRole('button', { name: 'See the result' }).click()
      return page.locator('.ranking').textContent()
    }),
  )
  expect(new Set(results).size).toBe(1)
}

function expectNoComplaints(): void {
  for (const { complaints } of people) expect(complaints).toEqual([])
}

test('Spinning Jenny to its end: three people in three browsers and a bot, one reloading, one offline for a turn, one on a phone, all away for some cycles', async () => {
  const [ada, bea, cem] = people
  const reloading = new Reloading()
  const link = await hostTable(ada, house.url, {
    game: 'Spinning Jenny',
    players: 4,
    bots: { Yellow: 'Random' },
  })
  await joinTable(bea, link)
  await joinTable(cem, link)
  await Promise.all([
    playOn(ada, { seed: 1, trick: reloading.trick, to: FIRST_TURNS }),
    playOn(bea, { seed: 2, to: FIRST_TURNS }),
    playOn(cem, { seed: 3, trick: offline, to: FIRST_TURNS }),
  ])
  // Their programs play on, without a page.
  await Promise.all(people.map(({ page }) => page.goto(`${house.url}/lobby`)))
  const { table } = await callers[0].call('POST /api/join', { body: { code: link.split('/').at(-1) ?? '' } })
  await playOver(table, callers, AWAY)
  await Promise.all(people.map(({ page }) => page.goto(link)))
  const from = FIRST_TURNS + AWAY / people.length
  const turns = await Promise.all([
    playOn(ada, { seed: 1, trick: reloading.trick, from }),
    playOn(bea, { seed: 2, from }),
    playOn(cem, { seed: 3, from }),
  ])
  for (const count of turns) expect(count).toBeGreaterThanOrEqual(12)
  await expectSameResult()
  expect(reloading.happened).toBe(true)
  expectNoComplaints()
})

test('the last rounds of the card game, by the same three and a bot', async () => {
  const [ada, bea, cem] = people
  const reloading = new Reloading()
  const seats: Wanted['seats'] = [{ kind: 'me' }, OPEN, OPEN, { kind: 'bot', strength: 'random' }]
  await seated({ game: 'card-game', options: { players: 4 }, seats }, PLAYED_BEFORE)
  await Promise.all([
    playOn(ada, { seed: 4, trick: reloading.trick }),
    playOn(bea, { seed: 5 }),
    playOn(cem, { seed: 6, trick: offline }),
  ])
  await expectSameResult()
  expect(reloading.happened).toBe(true)
  expectNoComplaints()
})

test('Water Frame through its first decade, by the same three', async () => {
  const [ada, bea, cem] = people
  const reloading = new Reloading()
  await seated({ game: 'water-frame', options: { players: 3 }, seats: [{ kind: 'me' }, OPEN, OPEN] }, 0)
  // The timetable shows that the second decade has begun.
  const until = '.timetable .decade.now:nth-child(2)'
  await Promise.all([
    playOn(ada, { seed: 7, trick: reloading.trick, until }),
    playOn(bea, { seed: 8, until }),
    playOn(cem, { seed: 9, trick: offline, until }),
  ])
  expect(reloading.happened).toBe(true)
  expectNoComplaints()
})
