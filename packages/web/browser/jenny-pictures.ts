// Spinning Jenny's table: the first turn, a price under the pointer, the digest and a sale, a hint, late in the game, the
// result, the position in words.
import type { Page } from 'playwright-core'
import { openFinishedGame, openRunningGame } from './played-games.ts'
import { drawn, myMove } from './player.ts'
import { ENGLISH, type Look, type Pictures, type Studio } from './studio.ts'
import { endTurn, make, shootHint, shootStory, shootTabs } from './table-pictures.ts'

const OPTIONS = { players: 4, setup: 'predetermined' }
const MOVES = 90

async function firstTurn(studio: Studio, page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
  await myMove(page)
  await drawn(page)
  await studio.shoot(page, 'first', look)
  await make(page, 'place distribution', 'bar')
  await make(page, 'distribution clothes', 'lanes')
  await make(page, 'done', 'bar')
  await page.locator('[data-part="lanes"] [data-move*="price clothes"]').last().hover()
  await studio.shoot(page, 'price', look)
  await endTurn(page)
}

async function wide(studio: Studio, page: Page, look: Look): Promise<void> {
  await firstTurn(studio, page, look)
  await shootStory(studio, page, look)
  await shootHint(studio, page, look)
  await openRunningGame(page, studio.url, 'spinning-jenny', OPTIONS, MOVES)
  await drawn(page)
  await studio.shoot(page, 'late', look)
  await page.getByRole('button', { name: 'Read the position' }).click()
  await page.getByRole('button', { name: 'Everything' }).click()
  await studio.shoot(page, 'in-words', look)
  await page.getByRole('button', { name: 'Keys' }).click()
  await studio.shoot(page, 'keys', look)
}

async function phone(studio: Studio, page: Page, look: Look): Promise<void> {
  await openRunningGame(page, studio.url, 'spinning-jenny', OPTIONS, MOVES)
  await shootTabs(studio, page, look)
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
