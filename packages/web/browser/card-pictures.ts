// Pictures of the card game: standard with three players, expert, solo, and the results.
import type { Page } from 'playwright-core'
import { startCardGame } from './card-player.ts'
import { openFinishedGame, openRunningGame } from './played-games.ts'
import { drawn } from './player.ts'
import { ENGLISH, type Look, type Pictures, type Studio } from './studio.ts'
import { make, shootStory, shootTabs } from './table-pictures.ts'

const MOVES = 70

async function wide(studio: Studio, page: Page, look: Look): Promise<void> {
  await startCardGame(page, studio.url, 3)
  await studio.shoot(page, 'first', look)
  await make(page, 'action distribution', 'bar')
  await studio.shoot(page, 'adding', look)
  await make(page, 'distribution', 'lanes')
  await page.locator('[data-part="lanes"] [data-move*="appeal "]').first().hover()
  await studio.shoot(page, 'price', look)
  await openRunningGame(page, studio.url, 'card-game', { players: 3 }, MOVES)
  await drawn(page)
  await studio.shoot(page, 'late', look)
  await shootStory(studio, page, look)
  await openRunningGame(page, studio.url, 'card-game', { players: 2, expert: 'all' }, MOVES)
  await studio.shoot(page, 'expert', look)
}

async function phone(studio: Studio, page: Page, look: Look): Promise<void> {
  await openRunningGame(page, studio.url, 'card-game', { players: 3 }, MOVES)
  await shootTabs(studio, page, look)
}

export const cardPictures: Pictures = {
  group: 'card',
  looks: ENGLISH,
  async shoot(studio, look) {
    const page = await studio.visit(look)
    await (look.phone ? phone : wide)(studio, page, look)
    await openRunningGame(page, studio.url, 'card-game', { players: 1 }, MOVES)
    await studio.shoot(page, 'solo', look)
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
