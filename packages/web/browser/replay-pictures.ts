// Pictures of replay and analysis, for a finished game of each kind.
import type { Page } from 'playwright-core'
import { openFinishedGame } from './played-games.ts'
import { LANGUAGES, type Look, type Pictures, type Studio } from './studio.ts'

const GAMES = {
  'spinning-jenny': { players: 2, setup: 'predetermined' },
  'water-frame': { players: 3, setup: 'predetermined' },
  'card-game': { players: 3 },
}
/** Stops the analysis after a while: the partial result makes a picture too. */
const PATIENCE = 12_000

async function analyse(page: Page): Promise<void> {
  const start = page.locator('.review-control .primary')
  if ((await start.count()) === 0) return
  await start.click()
  await page.waitForSelector('progress')
  await page
    .waitForSelector('progress', { state: 'detached', timeout: PATIENCE })
    .catch(() => page.locator('.review-control button').click())
}

async function shootGame(studio: Studio, page: Page, game: keyof typeof GAMES, look: Look): Promise<void> {
  const id = await openFinishedGame(page, studio.url, game, GAMES[game])
  await page.goto(`${studio.url}#/replay/${id}/40`)
  await page.waitForSelector('.transport')
  await studio.shoot(page, game, look)
  await page.keyboard.press('h')
  await page.locator('.expert-panel .told-moves li').first().waitFor()
  await studio.shoot(page, `expert-${game}`, look)
  await page.goto(`${studio.url}#/analysis/${id}`)
  await page.waitForSelector('[data-chart="sales"]')
  // The game is the same in every language: analysing it once in each is enough.
  if (look.theme === 'light' && !look.phone) await analyse(page)
  await studio.shoot(page, `analysis-${game}`, look, 'whole')
}

export const replayPictures: Pictures = {
  group: 'replay',
  looks: LANGUAGES,
  async shoot(studio, look) {
    const page = await studio.visit(look)
    for (const game of Object.keys(GAMES) as (keyof typeof GAMES)[]) {
      if (look.language === 'en' || game === 'spinning-jenny') await shootGame(studio, page, game, look)
    }
    await page.context().close()
  },
}
