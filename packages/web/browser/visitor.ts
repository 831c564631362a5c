// Someone who visits the page: a browser window of their own, whose console is watched.
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import { FLAGS } from './chromium.ts'

export interface Visitor {
  readonly page: Page
  readonly url: string
  /** What went wrong in the browser's console, and errors nobody caught. */
  readonly complaints: string[]
}

/** One for all visitors of a file. */
let browser: Promise<Browser> | undefined
afterAll(async () => (await browser)?.close())

/** Movements are at rest unless a test wants them: they cost time, and prove nothing elsewhere. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  browser ??= chromium.launch({ executablePath: inject('chromium'), args: FLAGS })
  // The page allows no script from outside itself; axe is brought in from outside on purpose.
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

/** What axe finds serious or critical on the screen, in one line each. */
async function seriousFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const result = await page.evaluate(() =>
    // What is in order need not be gathered.
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
