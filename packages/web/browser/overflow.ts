// Finds elements that do not fit the window: they stick out of it, or are cut off within their frame.
import type { Page } from 'playwright-core'

/** Elements that may be wider than their frame: they are for screen readers only, or show a part by design. */
const PANS = '.unseen, .skip, .why-not .long, svg, input, select'

export function unfitting(page: Page): Promise<string[]> {
  return page.evaluate(pans => {
    const found = new Set<string>()
    const { documentElement } = document
    if (documentElement.scrollWidth > innerWidth) found.add(`the page is ${documentElement.scrollWidth} wide`)
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { right, width } = element.getBoundingClientRect()
      if (width === 0 || element.closest(pans) !== null) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const name = `${element.className} "${element.textContent?.slice(0, 30)}"`
      if (right > innerWidth + 1) found.add(`out: ${name}`)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) found.add(`cut at the side: ${name}`)
      if (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) found.add(`cut below: ${name}`)
    }
    return [...found].slice(0, 10)
  }, PANS)
}
