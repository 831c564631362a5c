// Someone who visits the page: a browser window of their own, whose console is watched.
import axe from 'axe-core'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { FLAGS } from './chromium.ts'

export interface Visitor {
  readonly page: Page
  readonly url: string
  /** What went wrong in the browser's console, and errors nobody caught. */
  readonly complaints: string[]
}

export async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  const browser = await chromium.launch({ executablePath: inject('chromium'), args: FLAGS })
  onTestFinished(() => browser.close())
  // The page allows no script from outside itself; axe is brought in from outside on purpose.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true, ...options })
  await context.addInitScript(() => {
    if (localStorage.getItem('arkwright:settings') === null) {
      localStorage.setItem('arkwright:settings', '{"state":{"theme":"system","pace":"instant"},"version":0}')
    }
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  const url = inject('url')
  await page.goto(url)
  return { page, url, complaints }
}

/** What axe finds serious or critical on the screen, in one line each. */
async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const result = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .join(' | ')
          .slice(0, 400)}`,
    )
}

export async function expectNoSeriousFault(page: Page): Promise<void> {
  expect(await seriousFaults(page)).toEqual([])
}
