// A page in a window that shows all of it.
import type { Browser, Page } from 'playwright-core'

/**
 * The window of a whole browser has a toolbar. With Playwright's viewport, the window is as high as the page, so the foot of
 * the page is outside: the browser never paints it, and reports a click there with the next paint elsewhere.
 */
export async function pageInWindow(browser: Browser, size: { width: number; height: number }): Promise<Page> {
  const page = await browser.newPage({ viewport: null })
  const devtools = await page.context().newCDPSession(page)
  const { windowId, bounds } = await devtools.send('Browser.getWindowForTarget')
  const inside = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  const width = (bounds.width ?? 0) + size.width - inside.width
  const height = (bounds.height ?? 0) + size.height - inside.height
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { width, height } })
  await page.waitForFunction(wanted => innerWidth === wanted.width && innerHeight === wanted.height, size)
  return page
}
