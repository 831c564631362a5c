// Pictures of the screens one reads, and of a new table of each game, in the three languages, by day and by night, into .screenshots/ to be looked at.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from './chromium.ts'
import { buildAndServe } from './served.ts'

const FOLDER = fileURLToPath(new URL('../../../.screenshots/', import.meta.url))
const WIDE = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
/** As the new table lists them. */
const TABLES = ['spinning-jenny', 'water-frame', 'card-game']
const SCREENS = {
  home: '',
  contents: '#/rules',
  rules: '#/rules/III.1',
  components: '#/components',
  companion: '#/companion',
}

mkdirSync(FOLDER, { recursive: true })
const { url, stop } = await buildAndServe()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
try {
  for (const [language, colorScheme, viewport] of [
    ['en', 'light', WIDE],
    ['de', 'dark', WIDE],
    ['fr', 'light', PHONE],
    ['de', 'dark', PHONE],
  ] as const) {
    const context = await browser.newContext({ viewport, colorScheme, locale: language, isMobile: viewport === PHONE })
    const page = await context.newPage()
    for (const [name, address] of Object.entries(SCREENS)) {
      await page.goto(`${url}/${address}`)
      await page.waitForSelector('main h1')
      await page.waitForTimeout(400)
      const file = `${viewport === PHONE ? 'phone-' : ''}${name}-${language}-${colorScheme}.png`
      await page.screenshot({ path: join(FOLDER, file), fullPage: name !== 'components' })
      console.log(file)
    }
    for (const [place, name] of TABLES.entries()) {
      await page.goto(`${url}/new`)
      await page.locator('input[name="game"]').nth(place).check({ force: true })
      await page.locator('button[type="submit"]').click()
      await page.waitForSelector('.action-bar .bar-question')
      await page.waitForTimeout(900)
      const file = `${viewport === PHONE ? 'phone-' : ''}${name}-${language}-${colorScheme}.png`
      await page.screenshot({ path: join(FOLDER, file), fullPage: true })
      console.log(file)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await stop()
}
