// The context panel agrees with the action bar, and says nothing that is not so.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { FEW_SERIES, fitPositions, type Position } from './fit-positions.ts'
import { openPosition } from './open-position.ts'
import { drawn } from './player.ts'
import { visit } from './visitor.ts'

const POSITIONS = 60

function positionWith(game: string, decision: string, isFit: (position: Position) => boolean = () => true): Position {
  const found = fitPositions(game, POSITIONS, FEW_SERIES).find(one => one.decision === decision && isFit(one))
  if (found === undefined) throw new Error(`no position of ${game} with ${decision}`)
  return found
}

async function open(page: Page, { turn, made }: Position): Promise<void> {
  await openPosition(page, turn, made)
  await drawn(page)
}

const tab = (page: Page) => page.locator('.dial-tabs [aria-pressed="true"]').getAttribute('aria-label')
const chosen = (page: Page) => page.locator('.view-price .goods [aria-pressed="true"]').getAttribute('aria-label')

test('before the first price of a mill the forecast is that of the proposed price, and the mill is on no market', async () => {
  const { page } = await visit({ viewport: { width: 1366, height: 768 } })
  await open(page, positionWith('spinning-jenny', 'price of a founded factory'))
  const column = page.locator('.view-price .columns [aria-pressed="true"]')
  const price = await column.locator('b').textContent()
  await expect.poll(() => page.locator('.view-price .outlooks thead th').first().textContent()).toBe(`at ${price}`)
  const profit = await column.locator('.gain, .loss').textContent()
  const mine = page.locator('.view-price .outlooks .mine td').nth(3)
  expect((await mine.textContent())?.replace('£', '').trim()).toBe(profit)
  expect(await page.locator('[data-part="lanes"] .prices.ask button').allTextContents()).not.toContain('£0')
})

test('bar and panel are about the same price', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 } })
  // With several prices to set.
  await open(
    page,
    positionWith(
      'spinning-jenny',
      'adjust prices',
      ({ turn, made }) => turn.moves[made + 1]?.startsWith('price') === true,
    ),
  )
  const tabs = page.locator('.dial-tabs button')
  for (let nth = 0; nth < (await tabs.count()); nth++) {
    await tabs.nth(nth).click()
    await drawn(page)
    expect((await tab(page))?.toLowerCase()).toContain(((await chosen(page)) ?? '-').toLowerCase())
  }
  // A step keeps the price at which it was made.
  const before = await chosen(page)
  await page.locator('.stepper button:enabled').first().click()
  await drawn(page)
  expect(await chosen(page)).toBe(before)
})

test('while a production runs, the panel does not say that no company produces', async () => {
  const { page } = await visit({ viewport: { width: 1366, height: 768 } })
  await open(page, positionWith('card-game', 'ship'))
  await page.waitForSelector('.cg-options')
  expect(await page.locator('.cg-options').textContent()).not.toContain('No company')
})

test('on a phone the hall of a production and its account are whole', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, locale: 'de' })
  const position = positionWith('card-game', 'action', ({ turn }) => turn.before.length > 60)
  await openPosition(page, position.turn, position.made, 'de')
  await drawn(page)
  // The coach speaks first, where the story begins.
  await page.locator('.coach button').last().click()
  await page.locator('[data-part="rail"] button').last().click()
  await page.locator('.since-view .watch').last().click()
  await page.waitForSelector('.production-hall')
  await drawn(page)
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.production-hall header *, .context header h2')]
      .filter(one => one.checkVisibility() && one.getBoundingClientRect().width > 1)
      .filter(one => {
        const { right } = one.getBoundingClientRect()
        return right > innerWidth || one.scrollWidth > one.clientWidth + 1
      })
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})
