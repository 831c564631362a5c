// Someone who visits the page, in a separate browser context whose console is watched.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { HARMLESS, oneBrowser, WITHOUT_SERVICE_WORKER } from './one-browser.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Visitor {
  readonly page: Page
  readonly url: string
  /** Errors and warnings of the browser's console, and uncaught errors. */
  readonly complaints: string[]
}

/** Without animations and service worker unless a test wants them: they cost time and prove nothing elsewhere. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  // The page allows only its own scripts; axe comes from outside on purpose.
  const usual = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', bypassCSP: true } as const
  const context = await (await oneBrowser()).newContext({ ...usual, ...WITHOUT_SERVICE_WORKER, ...options })
  onTestFinished(() => context.close())
  await context.addInitScript(() => {
    if (localStorage.getItem('arkwright:settings') === null) {
      localStorage.setItem('arkwright:settings', '{"state":{"theme":"system","pace":"instant"},"version":0}')
    }
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const complaints: string[] = []
  page.on('console', message => {
    const wrong = message.type() === 'error' || message.type() === 'warning'
    if (wrong && !HARMLESS.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  const url = inject('url')
  await page.goto(url)
  return { page, url, complaints }
}

/** What axe finds serious or critical on the screen, in one line each. */
async function seriousFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const result = await page.evaluate(() =>
    // Passed checks need not be collected.
    (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'], iframes: false }),
  )
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
