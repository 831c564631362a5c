import type { Page } from 'playwright-core'

/** Waits until nothing on the page has changed for some frames. A stalled page may have no frames: then for a while. */
export function settled(page: Page, frames = 3): Promise<void> {
  return page.evaluate(async wanted => {
    const frame = () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => resolve())
        setTimeout(resolve, 200)
      })
    let quiet = 0
    const observer = new MutationObserver(changes => {
      // The mark of a pressed button goes by itself, and nothing else changes with it.
      if (changes.some(({ attributeName }) => attributeName !== 'data-pressed')) quiet = 0
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    for (let count = 0; count < 20 * wanted && quiet < wanted; count++) {
      await frame()
      quiet++
    }
    observer.disconnect()
  }, frames)
}

/** The same, after the last press is answered and the panel is loaded: parts of the table are drawn again only then. */
export async function settledAfterPress(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-pressed], [data-coming]') === null)
  await settled(page)
}
