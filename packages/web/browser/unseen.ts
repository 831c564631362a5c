// Pages that no one looks at: nothing is painted. Styles, layout, clicks and frames are as always.
import type { BrowserContext, Page } from 'playwright-core'

/** The browser paints nothing of an element that is wholly transparent. */
const UNSEEN = 'html { opacity: 0 !important }'

export async function paintNothing(context: BrowserContext): Promise<void> {
  await context.addInitScript(rule => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    document.adoptedStyleSheets = [sheet]
  }, UNSEEN)
}

/** For what depends on opacity: contrast, and what counts as visible. */
export async function seen<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await hide(page, false)
  try {
    return await look()
  } finally {
    await hide(page, true)
  }
}

/** Nothing where the page is seen anyway. */
function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate(isHidden => {
    for (const sheet of document.adoptedStyleSheets) sheet.disabled = !isHidden
  }, hidden)
}
