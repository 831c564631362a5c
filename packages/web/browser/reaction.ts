// How fast the table answers while bots think: `node scripts/run.mjs packages/web/browser/reaction.ts`. Prints the time from click to next paint,
// by what was clicked. On a busy machine the figures are those of the machine: run it on a quiet one.
import { cpus, loadavg } from 'node:os'
import { chromium, type Page } from 'playwright-core'
import { chromiumPath, FLAGS } from './chromium.ts'
import { dice, myMove, playTurn } from './player.ts'
import { buildAndServe } from './served.ts'

const TURNS = 5
const LOOKS = 9
const LIMIT = 100
const SLOWEST = 6

/** From the click to the next paint, and the parts of it: before its turn comes, in our code, until it is seen. */
interface Click {
  readonly what: string
  readonly all: number
  readonly waiting: number
  readonly handling: number
  readonly painting: number
}

/** Notes every click the browser tells of; those under 16 ms it keeps to itself. */
function noteClicks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const clicks: Click[] = []
    Object.assign(globalThis, { clicks })
    let pressed = ''
    addEventListener(
      'click',
      ({ target }) => {
        const thing = target instanceof Element ? target.closest('button, summary') : null
        pressed =
          thing === null
            ? ''
            : thing.tagName === 'SUMMARY'
              ? `unfold ${thing.parentElement?.className}`
              : thing.className
      },
      true,
    )
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== 'click') continue
        const { startTime, processingStart, processingEnd, duration } = entry
        clicks.push({
          what: pressed.trim(),
          all: duration,
          waiting: processingStart - startTime,
          handling: processingEnd - processingStart,
          painting: Math.max(0, startTime + duration - processingEnd),
        })
      }
    }
    new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** A turn is composed and ended; then somebody looks around while three hard bots think. */
async function turn(page: Page, roll: (sides: number) => number): Promise<void> {
  await playTurn(page, roll)
  for (let look = 0; look < LOOKS; look++) {
    await page.locator('.log details summary').click()
    await page
      .locator('.rival summary')
      .nth(look % 3)
      .click()
  }
  await myMove(page)
}

function report(clicks: readonly Click[]): void {
  console.log(`${clicks.length} clicks of 16 ms or more, in milliseconds:`)
  for (const part of ['all', 'waiting', 'handling', 'painting'] as const) {
    const sorted = clicks.map(click => click[part]).toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
    console.log(`${part.padEnd(8)} median ${at(0.5)}, 95 % within ${at(0.95)}, slowest ${at(1)}`)
  }
  const slow = clicks.filter(({ all }) => all > LIMIT).length
  console.log(`over ${LIMIT}: ${slow}; the slowest:`)
  for (const { what, all, waiting, handling, painting } of clicks.toSorted((a, b) => b.all - a.all).slice(0, SLOWEST)) {
    const parts = [waiting, handling, painting].map(Math.round).join(' + ')
    console.log(`${String(Math.round(all)).padStart(5)} = ${parts}  ${what}`)
  }
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
  await noteClicks(page)
  const roll = dice(3)
  for (let number = 0; number < TURNS; number++) await turn(page, roll)
  report(await page.evaluate(() => (globalThis as unknown as { clicks: Click[] }).clicks))
  console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`)
} finally {
  await browser.close()
  await stop()
}
