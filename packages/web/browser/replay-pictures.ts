// Pictures of replay and analysis, by day and by night, wide and on a phone, in three languages, into .screenshots/.
// `npx node --conditions=arkwright:source packages/web/browser/replay-pictures.ts [language …]`
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumPath, FLAGS } from './chromium.ts'
import { openFinishedGame } from './played-games.ts'
import { buildAndServe } from './served.ts'

const FOLDER = fileURLToPath(new URL('../../../.screenshots/', import.meta.url))
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const GAMES = {
  'spinning-jenny': { players: 2, setup: 'predetermined' },
  'water-frame': { players: 3, setup: 'predetermined' },
  'card-game': { players: 3 },
}
/** One look in each language; both themes; one of them a phone. */
const LOOKS = [
  { language: 'en', theme: 'light', viewport: WIDE },
  { language: 'fr', theme: 'dark', viewport: WIDE },
  { language: 'de', theme: 'light', viewport: PHONE },
] as const
const languages = process.argv.slice(2)
/** A long analysis is stopped: its first half is a picture too. */
const PATIENCE = 45_000

async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  await page.waitForTimeout(700)
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage })
  console.log(`${name}.png`)
}

async function shootGame(page: Page, url: string, game: keyof typeof GAMES, look: string): Promise<void> {
  const id = await openFinishedGame(page, url, game, GAMES[game])
  await page.goto(`${url}#/replay/${id}/40`)
  await page.waitForSelector('.transport')
  await shoot(page, `replay-${game}-${look}`)
  await page.goto(`${url}#/analysis/${id}`)
  await page.waitForSelector('[data-chart="sales"]')
  const start = page.locator('.review-control .primary')
  if ((await start.count()) > 0) {
    await start.click()
    await page.waitForSelector('progress')
    await page
      .waitForSelector('progress', { state: 'detached', timeout: PATIENCE })
      .catch(() => page.locator('.review-control button').click())
  }
  await shoot(page, `analysis-${game}-${look}`, true)
  const parts = { expectations: '.chart-gallery.wide', costly: '.costly', charts: '.chart-gallery:not(.wide)' }
  for (const [name, selector] of Object.entries(parts)) {
    const part = page.locator(selector)
    const path = join(FOLDER, `${name}-${game}-${look}.png`)
    if ((await part.count()) > 0) await part.screenshot({ path })
  }
  await page.locator('.by-good').scrollIntoViewIfNeeded()
  await shoot(page, `accounts-${game}-${look}`)
}

async function shootLook(browser: Browser, url: string, { language, theme, viewport }: (typeof LOOKS)[number]) {
  const phone = viewport === PHONE
  const context = await browser.newContext({ viewport, colorScheme: theme, hasTouch: phone, isMobile: phone })
  await context.addInitScript(code => {
    localStorage.setItem(
      'arkwright:settings',
      `{"state":{"theme":"system","pace":"instant","language":"${code}"},"version":0}`,
    )
  }, language)
  const page = await context.newPage()
  for (const game of Object.keys(GAMES) as (keyof typeof GAMES)[]) {
    await shootGame(page, url, game, `${language}-${theme}${phone ? '-phone' : ''}`)
  }
  await context.close()
}

mkdirSync(FOLDER, { recursive: true })
const { url, stop } = await buildAndServe()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
try {
  for (const look of LOOKS)
    if (languages.length === 0 || languages.includes(look.language)) await shootLook(browser, url, look)
} finally {
  await browser.close()
  await stop()
}
