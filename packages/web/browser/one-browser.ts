// One browser for all test files of a worker: starting one costs about two seconds of processor time. Each visitor has a context.
import { type Browser, chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from './chromium.ts'

let running: Promise<Browser> | undefined

/** Ends with the process; starts again if it crashed. */
export async function oneBrowser(): Promise<Browser> {
  if (running !== undefined && !(await running).isConnected()) running = undefined
  running ??= chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
  return running
}

/** Ends everything a test file has left open. */
export async function closeContexts(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map(context => context.close()))
}

/**
 * For most tests. The service worker fetches the whole page again for each visitor, half a second of processor time; tests that
 * work offline or with push allow it.
 */
export const WITHOUT_SERVICE_WORKER = { serviceWorkers: 'block' } as const

/** What the console says that is no fault of the page. */
export const HARMLESS = /Service Worker registration blocked by Playwright/
