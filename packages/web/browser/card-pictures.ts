// Pictures of the card game: standard with three players, expert, solo, and the results.
import type { Page } from 'playwright-core'
import { startCardGame } from './card-player.ts'
import { openFinishedGame, openRunningGame } from './played-games.ts'
import { ENGLISH, type Look, type Pictures, type Studio } from './studio.ts'

const MOVES = 70

async function wide(studio: Studio, page: Page, look: Look): Promise<void> {
  await startCardGame(page, studio.url, 3)
  await studio.shoot(page, 'first', look)
  await page.locator('[data-part="bar"] [data-move="action distribution"]').click()
  await page.getByRole('button', { name: 'Add distribution to food' }).click()
  await studio.shoot(page, 'adding', look)
  await page.locator('.options [data-move^="distribution"]').last().click()
  await page.locator('.card-table [data-move="appeal 7"]').hover()
  await studio.shoot(page, 'price', look)
  await openRunningGame(page, studio.url, 'card-game', { players: 3 }, MOVES)
  await studio.shoot(page, 'late', look)
  await page.locator('.rival summary').first().click()
  await studio.shoot(page, 'unfolded', look, 'whole')
  await openRunningGame(page, studio.url, 'card-game', { players: 2, expert: 'all' }, MOVES)
  await studio.shoot(page, 'expert', look, 'whole')
}

async function phone(studio: Studio, page: Page, look: Look): Promise<void> {
  await openRunningGame(page, studio.url, 'card-game', { players: 3 }, MOVES)
  for (const section of ['Company', 'Board', 'Forecast', 'Rivals', 'Log']) {
    await page.getByRole('button', { name: section, exact: true }).click()
    await studio.shoot(page, section.toLowerCase(), look, 'whole')
  }
}

export const cardPictures: Pictures = {
  group: 'card',
  looks: ENGLISH,
  async shoot(studio, look) {
    const page = await studio.visit(look)
    await (look.phone ? phone : wide)(studio, page, look)
    await openRunningGame(page, studio.url, 'card-game', { players: 1 }, MOVES)
    if (look.phone) await page.getByRole('button', { name: 'Board', exact: true }).click()
    await studio.shoot(page, 'solo', look, 'whole')
    for (const [name, players] of [
      ['result', 3],
      ['solo-result', 1],
    ] as const) {
      await openFinishedGame(page, studio.url, 'card-game', { players })
      await page.waitForSelector('.ranking')
      await studio.shoot(page, name, look, 'whole')
    }
    await page.context().close()
  },
}
