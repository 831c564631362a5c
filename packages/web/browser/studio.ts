// Takes pictures of the page: a browser, the looks to use, and the output folder.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'

export const FOLDER = fileURLToPath(new URL('../../../.screenshots/', import.meta.url))

export interface Look {
  readonly language: 'en' | 'fr' | 'de'
  readonly theme: 'light' | 'dark'
  readonly phone: boolean
}

/** Every look of a screen in English. */
export const ENGLISH: readonly Look[] = [
  { language: 'en', theme: 'light', phone: false },
  { language: 'en', theme: 'dark', phone: false },
  { language: 'en', theme: 'light', phone: true },
  { language: 'en', theme: 'dark', phone: true },
]

/** The three languages in both themes, and once each on a phone. */
export const LANGUAGES: readonly Look[] = (['en', 'fr', 'de'] as const).flatMap((language): Look[] => [
  { language, theme: 'light', phone: false },
  { language, theme: 'dark', phone: false },
  { language, theme: language === 'de' ? 'dark' : 'light', phone: true },
])

export interface Studio {
  readonly url: string
  /** A separate visitor with animations turned off. */
  visit(look: Look): Promise<Page>
  shoot(page: Page, name: string, look: Look, whole?: 'whole'): Promise<void>
}

/** Pictures that share one sheet. */
export interface Pictures {
  readonly group: string
  readonly looks: readonly Look[]
  shoot(studio: Studio, look: Look): Promise<void>
}

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

export function openStudio(browser: Browser, url: string, group: string): Studio {
  mkdirSync(FOLDER, { recursive: true })
  return {
    url,
    async visit({ language, theme, phone }) {
      const context = await browser.newContext({
        viewport: phone ? PHONE : WIDE,
        colorScheme: theme,
        hasTouch: phone,
        isMobile: phone,
        reducedMotion: 'reduce',
      })
      await context.addInitScript(code => {
        const kept = `{"state":{"theme":"system","pace":"instant","language":"${code}"},"version":0}`
        if (localStorage.getItem('arkwright:settings') === null) localStorage.setItem('arkwright:settings', kept)
      }, language)
      const page = await context.newPage()
      await page.goto(url)
      return page
    },
    async shoot(page, name, { language, theme, phone }, whole) {
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(250)
      // A window as high as the page shows all of it, with the fixed footer at the bottom.
      const window = page.viewportSize()
      if (whole === 'whole' && window !== null) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        await page.setViewportSize({ width: window.width, height: Math.max(window.height, height) })
        await page.waitForTimeout(100)
      }
      const file = `${group}-${name}-${language}-${theme}${phone ? '-phone' : ''}.png`
      await page.screenshot({ path: join(FOLDER, file) })
      if (window !== null) await page.setViewportSize(window)
      console.log(`  ${file}`)
    },
  }
}
