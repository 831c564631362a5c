// Pages that one test after another borrows. A new context starts a process that reads and compiles the page's code
// again: half a second of processor time. A page that comes back keeps nothing but that code.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { newContext } from './one-browser.ts'
import { PATIENCE } from './patience.ts'

/** Free pages by those options that cannot be changed later. */
const free = new Map<string, Page[]>()
const lent = new Map<Page, Loan>()

interface Loan {
  readonly kind: string
  /** Where the borrower has been. */
  readonly origins: Set<string>
}

/** What a borrower may listen to. */
const HEARD = ['console', 'pageerror', 'dialog', 'framenavigated']

export async function borrowPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const { viewport = { width: 1440, height: 900 }, colorScheme = 'light', reducedMotion = 'reduce', ...fixed } = options
  const kind = JSON.stringify(fixed)
  const known = free.get(kind)?.findLast(page => !page.isClosed() && page.context().browser() === browser)
  const page = known ?? (await (await newContext(browser, fixed)).newPage())
  free.set(kind, free.get(kind)?.filter(one => one !== page) ?? [])
  page.setDefaultTimeout(PATIENCE)
  if (viewport !== null) await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, reducedMotion })
  const origins = new Set<string>()
  page.on('framenavigated', frame => origins.add(new URL(frame.url()).origin))
  lent.set(page, { kind, origins })
  return page
}

/** Ends the page's visit. A page that cannot be emptied is closed, and so is one with a service worker. */
export async function returnPage(page: Page): Promise<void> {
  const loan = lent.get(page)
  lent.delete(page)
  if (page.isClosed()) return
  const isEmpty = loan !== undefined && !loan.kind.includes('serviceWorkers') && (await empty(page, loan.origins))
  if (isEmpty) free.get(loan.kind)?.push(page)
  else await page.context().close()
}

/** Ends all visits: what a test file has left open. */
export async function returnPages(): Promise<void> {
  await Promise.all([...lent.keys()].map(returnPage))
}

async function empty(page: Page, origins: ReadonlySet<string>): Promise<boolean> {
  const context = page.context()
  try {
    for (const type of HEARD) page.removeAllListeners(type)
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.unrouteAll()
    if (origins.has(new URL(page.url()).origin)) await page.evaluate(() => sessionStorage.clear())
    await page.goto('about:blank')
    await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)])
    const devtools = await context.newCDPSession(page)
    for (const origin of origins) {
      if (origin !== 'null') await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    }
    await devtools.send('Page.resetNavigationHistory')
    await devtools.detach()
    return true
  } catch {
    return false
  }
}
