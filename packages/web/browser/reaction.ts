// How fast the table answers while bots think: `node scripts/run.mjs packages/web/browser/reaction.ts`. Prints the time from click to next paint.
import { chromium } from 'playwright-core'
import { chromiumPath, FLAGS } from './chromium.ts'
import { END_TURN, myMove } from './player.ts'
import { buildAndServe } from './served.ts'

const CLICKS = 40

/** From the click to the next paint, and the parts of it: before its turn comes, in our code, until it is seen. */
interface Click {
  readonly all: number
  readonly waiting: number
  readonly handling: number
  readonly painting: number
}

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
    const clicks: Click[] = []
    Object.assign(globalThis, { clicks })
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== 'click') continue
        const { startTime, processingStart, processingEnd, duration } = entry
        clicks.push({
          all: duration,
          waiting: processingStart - startTime,
          handling: processingEnd - processingStart,
          painting: Math.max(0, startTime + duration - processingEnd),
        })
      }
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
  const clicks = await page.evaluate(() => (globalThis as unknown as { clicks: Click[] }).clicks)
  console.log(`${2 * CLICKS + 3} clicks, of which ${clicks.length} took 16 ms or more, in milliseconds:`)
  for (const part of ['all', 'waiting', 'handling', 'painting'] as const) {
    const sorted = clicks.map(click => click[part]).toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
    console.log(`${part.padEnd(8)} median ${at(0.5)}, 95 % within ${at(0.95)}, slowest ${at(1)}`)
  }
} finally {
  await browser.close()
  await stop()
}
