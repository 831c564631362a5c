// Someone who visits the page, in a separate browser context whose console is watched.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { HARMLESS, newContext, oneBrowser } from './one-browser.ts'
import { PATIENCE } from './patience.ts'
import { seen } from './unseen.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Visitor {
  readonly page: Page
  readonly url: string
  /** Errors and warnings of the browser's console, and uncaught errors. */
  readonly complaints: string[]
}

export async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await newContext(await oneBrowser(), options)
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
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
  const result = await seen(page, () =>
    page.evaluate(() =>
      // Passed checks need not be collected.
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'], iframes: false }),
    ),
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
