// `npm run screenshots`: pictures of every screen, by day and by night, wide and on a phone, into .screenshots/ to be looked at.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { shootCardGamePhone, shootCardGameWide } from './card-pictures.ts'
import { chromiumPath, FLAGS } from './chromium.ts'
import { dice, myMove, playToTheEnd, playTurn } from './player.ts'
import { buildAndServe } from './served.ts'
import { shootWaterFrame, shootWaterFramePhone } from './water-frame-pictures.ts'

const FOLDER = fileURLToPath(new URL('../../../.screenshots/', import.meta.url))
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
type Theme = 'light' | 'dark'

async function visit(browser: Browser, url: string, theme: Theme, viewport: typeof WIDE): Promise<Page> {
  const phone = viewport === PHONE
  const context = await browser.newContext({ viewport, colorScheme: theme, hasTouch: phone, isMobile: phone })
  await context.addInitScript(() => {
    localStorage.setItem('arkwright:settings', '{"state":{"theme":"system","pace":"instant"},"version":0}')
  })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  // Movements come to rest first.
  await page.waitForTimeout(900)
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage })
  console.log(`${name}.png`)
}

async function shootWide(browser: Browser, url: string, theme: Theme): Promise<void> {
  const page = await visit(browser, url, theme, WIDE)
  await shoot(page, `home-${theme}`)
  await page.getByRole('link', { name: 'Set up a table' }).click()
  await shoot(page, `new-table-${theme}`, true)
  await page.goto(url)
  await page.getByRole('button', { name: 'Play now' }).click()
  await myMove(page)
  await shoot(page, `table-first-${theme}`)
  await page.getByRole('button', { name: 'Distribution', exact: true }).click()
  await page.locator('.action-bar [data-move="place distribution 2"]').click()
  await page.locator('.action-bar [data-move="distribution clothes"]').click()
  await page.locator('.action-bar [data-move="done"]').click()
  await page.getByRole('button', { name: 'Price of clothes' }).click()
  await page.locator('.action-bar [data-move="price clothes 8"]').hover()
  await shoot(page, `table-price-${theme}`)
  await page.locator('.action-bar [data-move="price clothes 8"]').click()
  await page.click('.end-turn')
  await myMove(page)
  await page.waitForSelector('.film .token.taken')
  await shoot(page, `table-sale-${theme}`)
  await shoot(page, `table-whole-${theme}`, true)
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.waitForSelector('.hint li')
  await shoot(page, `table-hint-${theme}`)
  await playToTheEnd(page, 5)
  await page.getByRole('button', { name: 'See the result' }).click()
  await shoot(page, `result-${theme}`, true)
}

async function shootPhone(browser: Browser, url: string, theme: Theme): Promise<void> {
  const page = await visit(browser, url, theme, PHONE)
  await shoot(page, `phone-home-${theme}`)
  await page.getByRole('button', { name: 'Play now' }).click()
  await myMove(page)
  await shoot(page, `phone-company-${theme}`)
  await playTurn(page, dice(9))
  await myMove(page)
  for (const section of ['Board', 'Forecast', 'Rivals', 'Log']) {
    await page.getByRole('button', { name: section, exact: true }).click()
    await shoot(page, `phone-${section.toLowerCase()}-${theme}`, section === 'Board')
  }
}

mkdirSync(FOLDER, { recursive: true })
const { url, stop } = await buildAndServe()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
try {
  for (const theme of ['light', 'dark'] as const) {
    await shootWide(browser, url, theme)
    await shootPhone(browser, url, theme)
    await shootWaterFrame(await visit(browser, url, theme, WIDE), url, theme, shoot)
    await shootWaterFramePhone(await visit(browser, url, theme, PHONE), url, theme, shoot)
    await shootCardGameWide(await visit(browser, url, theme, WIDE), url, theme, shoot)
    await shootCardGamePhone(await visit(browser, url, theme, PHONE), url, theme, shoot)
  }
} finally {
  await browser.close()
  await stop()
}
