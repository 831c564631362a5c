// Spinning Jenny's table: the first turn, a price under the pointer, a sale, a hint, late in the game, the result, the position in words.
import type { Page } from 'playwright-core'
import { openFinishedGame, openRunningGame } from './played-games.ts'
import { myMove } from './player.ts'
import { ENGLISH, type Look, type Pictures, type Studio } from './studio.ts'

const OPTIONS = { players: 4, setup: 'predetermined' }
const MOVES = 90

async function firstTurn(studio: Studio, page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await myMove(page)
  await studio.shoot(page, 'first', look)
  await page.getByRole('button', { name: 'Distribution', exact: true }).click()
  await page.locator('[data-part="bar"] [data-move="place distribution 2"]').click()
  await page.locator('[data-part="bar"] [data-move="distribution clothes"]').click()
  await page.locator('[data-part="bar"] [data-move="done"]').click()
  await page.getByRole('button', { name: 'Price of clothes' }).click()
  await page.locator('[data-part="bar"] [data-move="price clothes 8"]').hover()
  await studio.shoot(page, 'price', look)
  await page.locator('[data-part="bar"] [data-move="price clothes 8"]').click()
  await page.click('[data-end-turn]')
  await myMove(page)
}

async function wide(studio: Studio, page: Page, look: Look): Promise<void> {
  await firstTurn(studio, page, look)
  await page.waitForSelector('.film .token.taken')
  await studio.shoot(page, 'sale', look)
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.waitForSelector('.hint li')
  await studio.shoot(page, 'hint', look)
  await openRunningGame(page, studio.url, 'spinning-jenny', OPTIONS, MOVES)
  await studio.shoot(page, 'late', look, 'whole')
  await page.locator('.rival summary').first().click()
  await page.locator('.log details summary').click()
  await studio.shoot(page, 'unfolded', look, 'whole')
  await page.getByRole('button', { name: 'Read the position' }).click()
  await page.getByRole('button', { name: 'Everything' }).click()
  await studio.shoot(page, 'in-words', look)
  await page.getByRole('button', { name: 'Keys' }).click()
  await studio.shoot(page, 'keys', look)
}

async function phone(studio: Studio, page: Page, look: Look): Promise<void> {
  await openRunningGame(page, studio.url, 'spinning-jenny', OPTIONS, MOVES)
  for (const section of ['Company', 'Board', 'Forecast', 'Rivals', 'Log']) {
    await page.getByRole('button', { name: section, exact: true }).click()
    await studio.shoot(page, section.toLowerCase(), look, 'whole')
  }
  await page.getByRole('button', { name: 'Read the position' }).click()
  await page.getByRole('button', { name: 'My company' }).click()
  await studio.shoot(page, 'in-words', look)
}

export const jennyPictures: Pictures = {
  group: 'jenny',
  looks: ENGLISH,
  async shoot(studio, look) {
    const page = await studio.visit(look)
    await (look.phone ? phone : wide)(studio, page, look)
    await openFinishedGame(page, studio.url, 'spinning-jenny', OPTIONS)
    await page.waitForSelector('.ranking')
    await studio.shoot(page, 'result', look, 'whole')
    await page.context().close()
  },
}
