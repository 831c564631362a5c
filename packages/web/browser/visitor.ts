// Someone who visits the page for the first time. The console is watched.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { borrowPage, returnPage } from './lent-pages.ts'
import { HARMLESS, oneBrowser } from './one-browser.ts'
import { seen } from './unseen.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Axe's own list: each rule has one impact. */
interface Rules {
  readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: string }[] }
}

export interface Visitor {
  readonly page: Page
  readonly url: string
  /** Errors and warnings of the browser's console, and uncaught errors. */
  readonly complaints: string[]
}

export async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  const page = await borrowPage(await oneBrowser(), options)
  onTestFinished(() => returnPage(page))
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
    page.evaluate(() => {
      const checker = (globalThis as unknown as { axe: typeof axe & Rules }).axe
      // What is never serious need not be looked for, and passed checks need not be collected.
      const lesser = checker._audit.rules.filter(({ impact }) => impact !== 'serious' && impact !== 'critical')
      const rules = Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }]))
      return checker.run(document, { rules, resultTypes: ['violations'], iframes: false })
    }),
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
