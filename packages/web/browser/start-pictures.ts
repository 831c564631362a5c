// Pictures of the start: home, and a new table of each game.
import { LANGUAGES, type Pictures } from './studio.ts'

const GAMES = ['spinning-jenny', 'water-frame', 'card-game']

export const startPictures: Pictures = {
  group: 'start',
  looks: LANGUAGES,
  async shoot(studio, look) {
    const page = await studio.visit(look)
    await page.waitForSelector('main article')
    await studio.shoot(page, 'home', look, 'whole')
    for (const [place, game] of GAMES.entries()) {
      if (look.language !== 'en' && place > 0) continue
      await page.goto(`${studio.url}/new`)
      await page.locator('input[name="game"]').nth(place).check({ force: true })
      await studio.shoot(page, `new-table-${game}`, look, 'whole')
    }
    await page.context().close()
  },
}
