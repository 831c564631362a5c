// A visitor of the page: a separate browser window with a watched console.
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import { FLAGS } from './chromium.ts'

export interface Visitor {
  readonly page: Page
  readonly url: string
  /** Console errors and uncaught exceptions. */
  readonly complaints: string[]
}

/** One browser for all visitors of a test file. */
let browser: Promise<Browser> | undefined
afterAll(async () => (await browser)?.close())

/** Animations are off unless a test needs them: they cost time and prove nothing in other tests. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  browser ??= chromium.launch({ executablePath: inject('chromium'), args: FLAGS })
  // The page blocks scripts from outside; axe has to be injected from outside.
  const usual = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', bypassCSP: true } as const
  const context = await (await browser).newContext({ ...usual, ...options })
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
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  const url = inject('url')
  await page.goto(url)
  return { page, url, complaints }
}

/** Serious and critical axe findings on the screen, one line each. */
async function seriousFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const result = await page.evaluate(() =>
    // Passed checks are not needed.
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
