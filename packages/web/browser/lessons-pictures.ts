// Pictures of the lessons, wide and on a phone, by day and by night, into .screenshots/ to be looked at.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { chromiumPath, FLAGS } from './chromium.ts'
import { buildAndServe } from './served.ts'

const FOLDER = fileURLToPath(new URL('../../../.screenshots/', import.meta.url))
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const LESSONS = { 'first-factory': 2, sale: 7, workers: 2, shares: 6, ships: 2, market: 4, solo: 5 }

/** On by so many scenes, with the answers shown. */
async function goOn(page: Page, scenes: number): Promise<void> {
  for (let scene = 0; scene < scenes; scene++) {
    const hint = page.locator('.narrator-ways button:has(svg)').nth(2)
    if ((await page.locator('.narrator .go-on:enabled').count()) === 0) {
      await hint.click()
      await hint.click()
    }
    await page.locator('.narrator .go-on:enabled').click()
  }
}

mkdirSync(FOLDER, { recursive: true })
const { url, stop } = await buildAndServe()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
try {
  for (const [language, colorScheme, viewport] of [
    ['en', 'light', WIDE],
    ['de', 'dark', WIDE],
    ['de', 'dark', PHONE],
    ['fr', 'light', PHONE],
  ] as const) {
    const isMobile = viewport === PHONE
    const context = await browser.newContext({ viewport, colorScheme, locale: language, isMobile, hasTouch: isMobile })
    const page = await context.newPage()
    const shoot = async (name: string) => {
      await page.waitForTimeout(700)
      const file = `${isMobile ? 'phone-' : ''}lesson-${name}-${language}-${colorScheme}.png`
      await page.screenshot({ path: join(FOLDER, file), fullPage: name === 'list' })
      console.log(file)
    }
    await page.goto(`${url}#/learn`)
    await page.waitForSelector('.lesson-card')
    await shoot('list')
    for (const [lesson, scenes] of Object.entries(LESSONS)) {
      await page.goto(`${url}#/learn/${lesson}`)
      await page.waitForSelector('.narrator')
      await goOn(page, scenes)
      await shoot(lesson)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await stop()
}
