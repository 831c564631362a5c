import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unfitting } from './overflow.ts'
import { openFinishedGame } from './played-games.ts'
import { carelessBots, myMove } from './player.ts'
import { visit } from './visitor.ts'

/** A desktop of 1440 × 900 at 200 %. */
const ZOOMED = { viewport: { width: 720, height: 450 } } as const
/** The minimum height left for the table between the fixed parts above and below it. */
const LEAST_TABLE = 180

async function expectToFit(page: Page, what: string): Promise<void> {
  await expect.poll(() => unfitting(page), { message: what }).toEqual([])
}

/** The window height that is left by the bar and the tabs. */
function left(page: Page): Promise<number> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-part="bar"], [data-part="tabs"]')]
    return innerHeight - parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
  })
}

test('at 200 % everything is reachable: home, new table, every part of each table, rules, result and replay', async () => {
  const { page, url, complaints } = await visit(ZOOMED)
  await expectToFit(page, 'home')
  for (const [place, game] of ['Spinning Jenny', 'Water Frame', 'card game'].entries()) {
    await page.goto(`${url}/new`)
    await page.locator('input[name="game"]').nth(place).check({ force: true })
    await expectToFit(page, `new table of ${game}`)
    await carelessBots(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await myMove(page)
    await expect.poll(() => left(page), { message: game }).toBeGreaterThan(LEAST_TABLE)
    for (const tab of await page.locator('[data-part="tabs"] button').all()) {
      await tab.click()
      await expectToFit(page, `${game}, ${await tab.textContent()}`)
    }
    await page.keyboard.press('r')
    await page.getByRole('button', { name: 'Everything' }).click()
    await expectToFit(page, `${game} in words`)
  }
  await page.goto(`${url}#/rules/III.1`)
  await page.waitForSelector('section.opened')
  await expectToFit(page, 'rules')
  const id = await openFinishedGame(page, url, 'spinning-jenny', { players: 2, setup: 'predetermined' })
  await page.waitForSelector('.ranking')
  await expectToFit(page, 'result')
  await page.goto(`${url}#/replay/${id}/40`)
  await page.waitForSelector('.transport')
  await expectToFit(page, 'replay')
  expect(complaints).toEqual([])
})
