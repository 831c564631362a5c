// Pictures of Water Frame's table: the Foreman question, the first turn, signing contracts, late in the game with ships
// and tiles, the result.
import type { Page } from 'playwright-core'
import { openFinishedGame, openRunningGame } from './played-games.ts'
import { assignForeman, myMove } from './player.ts'
import { ENGLISH, type Look, type Pictures, type Studio } from './studio.ts'

const OPTIONS = { players: 3, setup: 'predetermined' }
const MOVES = 160

/** Signs contracts at the stock exchange, to fill the harbour as a person would. */
async function signContracts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stock exchange', exact: true }).click()
  await page.locator('[data-part="bar"] [data-move^="place stock exchange"]').first().click()
  const contract = page.locator('.contracts [data-move="contract food 2"]')
  // The table lights up a moment after the bar: anything missing now is tried again later in the turn.
  const isAsked = (): Promise<boolean> =>
    contract.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    )
  for (let answer = 0; answer < 8 && !(await isAsked()); answer++) {
    await page.locator('[data-part="bar"] [data-move]').first().click()
  }
  await contract.click()
  await page.locator('.contracts [data-move="contract clothes 4"]').hover()
}

async function wide(studio: Studio, page: Page, look: Look): Promise<void> {
  await page.goto(`${studio.url}/new`)
  await page.getByText('Water Frame', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myMove(page)
  await studio.shoot(page, 'foreman', look)
  await assignForeman(page)
  await studio.shoot(page, 'first', look)
  await signContracts(page)
  await studio.shoot(page, 'contracts', look)
  await openRunningGame(page, studio.url, 'water-frame', OPTIONS, MOVES)
  await studio.shoot(page, 'late', look)
  await page.locator('.rival summary').first().click()
  await studio.shoot(page, 'unfolded', look, 'whole')
}

async function phone(studio: Studio, page: Page, look: Look): Promise<void> {
  await openRunningGame(page, studio.url, 'water-frame', OPTIONS, MOVES)
  for (const section of ['Company', 'Harbour', 'Board', 'Tiles', 'Forecast', 'Rivals', 'Log']) {
    await page.locator('.section-tabs button', { hasText: section }).click()
    await studio.shoot(page, section.toLowerCase(), look, 'whole')
  }
}

export const waterFramePictures: Pictures = {
  group: 'water-frame',
  looks: ENGLISH,
  async shoot(studio, look) {
    const page = await studio.visit(look)
    await (look.phone ? phone : wide)(studio, page, look)
    await openFinishedGame(page, studio.url, 'water-frame', OPTIONS)
    await page.waitForSelector('.ranking')
    await studio.shoot(page, 'result', look, 'whole')
    await page.context().close()
  },
}
