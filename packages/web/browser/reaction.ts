// How fast the table answers while bots think: `node scripts/run.mjs packages/web/browser/reaction.ts`. Prints the time from click to next paint.
import { chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from './chromium.ts'
import { END_TURN, myMove } from './player.ts'
import { buildAndServe } from './served.ts'

const CLICKS = 40

const { url, stop } = await buildAndServe()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}/new`)
  for (const colour of ['Red', 'Green', 'Yellow']) {
    await page.getByLabel(`Strength of ${colour}`).selectOption({ label: 'Hard' })
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myMove(page)
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(globalThis, { durations })
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') durations.push(entry.duration)
    }
    new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.getByRole('button', { name: 'Workers', exact: true }).click()
  await page.locator('.action-bar [data-move="place workers 1"]').click()
  await page.click(END_TURN)
  // Three hard bots think now; meanwhile somebody looks around.
  for (let click = 0; click < CLICKS; click++) {
    await page.locator('.log details summary').click()
    await page
      .locator('.rival summary')
      .nth(click % 3)
      .click()
  }
  const durations = await page.evaluate(() => (globalThis as unknown as { durations: number[] }).durations)
  const all = 2 * CLICKS + 3
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  console.log(
    `${all} clicks, from click to next paint: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, slowest ${at(1)} ms`,
  )
} finally {
  await browser.close()
  await stop()
}
