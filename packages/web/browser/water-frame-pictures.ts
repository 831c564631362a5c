// Pictures of Water Frame's table: the Foreman question, the first turn, signing contracts, late in the game with ships
// and tiles, the result.
import type { Page } from 'playwright-core'
import { openFinishedGame, openRunningGame } from './played-games.ts'
import { assignForeman, drawn, myMove } from './player.ts'
import { ENGLISH, type Look, type Pictures, type Studio } from './studio.ts'
import { make, shootStory, shootTabs } from './table-pictures.ts'

const OPTIONS = { players: 3, setup: 'predetermined' }
const MOVES = 160

/** Signs a contract at the stock exchange, with another one under the pointer. */
async function signContracts(page: Page): Promise<void> {
  await make(page, 'place stock exchange', 'bar')
  await make(page, 'sell shares 0', 'bar')
  await make(page, 'contract food 2', 'lanes')
  await page.locator('[data-part="lanes"] [data-move*="contract clothes"]').first().hover()
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
  await drawn(page)
  await studio.shoot(page, 'late', look)
  await shootStory(studio, page, look)
}

async function phone(studio: Studio, page: Page, look: Look): Promise<void> {
  await openRunningGame(page, studio.url, 'water-frame', OPTIONS, MOVES)
  await shootTabs(studio, page, look)
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
