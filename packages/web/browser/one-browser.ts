// One browser for all test files of a worker: starting one costs about two seconds of processor time.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { chromiumPath, FLAGS } from './chromium.ts'
import { paintNothing } from './unseen.ts'

let running: Promise<Browser> | undefined

/** Ends with the process; starts again if it crashed. */
export async function oneBrowser(): Promise<Browser> {
  if (running !== undefined && !(await running).isConnected()) running = undefined
  running ??= chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
  return running
}

/** Without animations and service worker unless a test wants them: they cost time and prove nothing elsewhere. */
export async function newContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // The page allows only its own scripts; axe comes from outside on purpose.
    bypassCSP: true,
    // It fetches the whole page again for each visitor, half a second of processor time; tests that work offline or with push allow it.
    serviceWorkers: 'block',
    ...options,
  })
  await context.addInitScript(inThePage)
  await paintNothing(context)
  return context
}

/** Nothing is told as a film, and every run of a test gets the same deals. */
function inThePage(): void {
  const [settings, drawn] = ['arkwright:settings', 'arkwright-tests:drawn']
  // Not on an empty page, which has no storage.
  if (location.protocol !== 'about:' && localStorage.getItem(settings) === null) {
    localStorage.setItem(settings, '{"state":{"theme":"system","pace":"instant"},"version":0}')
  }
  const getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    let state = Number(localStorage.getItem(drawn) ?? 1)
    for (const place of bytes.keys()) {
      state = (state * 48_271) % 2_147_483_647
      bytes[place] = state >> 8
    }
    // A page that is loaded again draws on.
    localStorage.setItem(drawn, String(state))
    return array
  }
  Object.defineProperty(crypto, 'getRandomValues', { value: getRandomValues })
}

/**
 * Cuts the line of a visitor with `serviceWorkers: 'allow'`, once everything is stored: the page loads some parts only
 * when they are needed.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.context().setOffline(true)
}

/** What the console says that is no fault of the page. */
export const HARMLESS = /Service Worker registration blocked by Playwright/
