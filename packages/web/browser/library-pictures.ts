// Pictures of the reading pages (rules, components, sources, companion), of the start of a check against a box, and a new table of each game in every language.
import { LANGUAGES, type Pictures } from './studio.ts'

const SCREENS = {
  contents: '#/rules',
  rules: '#/rules/III.1',
  components: '#/components/tile-foreman',
  companion: '#/companion',
  box: '#/box',
  provenance: '#/provenance/water-frame/cost',
}
/** In the order of the new table screen. */
const TABLES = ['spinning-jenny', 'water-frame', 'card-game']

export const libraryPictures: Pictures = {
  group: 'library',
  looks: LANGUAGES,
  async shoot(studio, look) {
    const page = await studio.visit(look)
    for (const [name, address] of Object.entries(SCREENS)) {
      await page.goto(`${studio.url}/${address}`)
      await page.waitForSelector('main h1')
      await page.waitForSelector('main :is(article, nav, .component, .panel, fieldset, table)')
      await studio.shoot(page, name, look, name === 'companion' ? 'whole' : undefined)
    }
    for (const [place, name] of TABLES.entries()) {
      if (look.language === 'en') continue
      await page.goto(`${studio.url}/new`)
      await page.locator('input[name="game"]').nth(place).check({ force: true })
      await page.locator('button[type="submit"]').click()
      await page.waitForSelector('[data-part="bar"] .question')
      await studio.shoot(page, name, look)
    }
    await page.context().close()
  },
}
