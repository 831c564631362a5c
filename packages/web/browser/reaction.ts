// `npm run reaction`: how fast the table responds while bots think. Prints the time from click to next paint by what
// was clicked, and fails if one took too long. A busy machine distorts the figures: run it on a quiet one. The clicks of a turn
// come 20 ms apart, faster than anyone can; `--frames 6` waits for six frames between them, ten clicks a second.
import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { FLAGS, wholeChromiumPath } from './chromium.ts'
import { dice, myMove, playTurn } from './player.ts'
import { buildAndServe } from './served.ts'
import { pageInWindow } from './window.ts'

const TURNS = 5
const LOOKS = 9
const LIMIT = 100
const SIZE = { width: 1440, height: 900 }
const SLOWEST = 6
const FRAMES = 3
const { values } = parseArgs({ options: { frames: { type: 'string', default: '0' } } })
/** Hard bots take their time on a busy machine. */
const PATIENCE = 120_000
/** In /proc/stat. */
const STEAL = 7
const TICKS_A_SECOND = 100

/** From the click to the next paint, and its parts: waiting, our code, painting. */
interface Click {
  readonly what: string
  readonly thinking: boolean
  readonly all: number
  readonly waiting: number
  readonly handling: number
  readonly painting: number
}

/** Records every click the browser reports; it does not report those under 16 ms. */
function noteClicks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const clicks: Click[] = []
    Object.assign(globalThis, { clicks })
    // The browser reports a click later, when others may have followed: they are told apart by their time.
    const pressed = new Map<number, { readonly what: string; readonly thinking: boolean }>()
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        const thing = target instanceof Element ? target.closest('button, summary') : null
        const part = thing?.closest('[data-part]')?.getAttribute('data-part') ?? ''
        pressed.set(timeStamp, {
          what: thing === null ? '' : `${part} ${thing.className || (thing.textContent ?? '').slice(0, 20)}`.trim(),
          thinking: document.querySelector('[data-thinking]') !== null,
        })
      },
      true,
    )
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.name !== 'click') continue
        const { startTime, processingStart, processingEnd, duration } = entry
        clicks.push({
          ...(pressed.get(startTime) ?? { what: 'unknown', thinking: false }),
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

/**
 * A real mouse click on an element that has been stable for some frames. Playwright's click is slower (70 ms, this one
 * 55 ms) and makes the page look for the element under the pointer during the press, which a person's click does not
 * do.
 */
async function press(page: Page, things: string, nth: number): Promise<void> {
  const { x, y } = await page.evaluate(
    async ({ things, nth, frames }) => {
      const thing = document.querySelectorAll(things)[nth]
      if (thing === undefined) throw new Error(`no ${things}`)
      thing.scrollIntoView({ block: 'nearest' })
      for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
      const { left, top, width, height } = thing.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    { things, nth, frames: FRAMES },
  )
  await page.mouse.click(x, y)
}

/** Composes and ends a turn, then looks around while three hard bots think. */
async function turn(page: Page, roll: (sides: number) => number): Promise<void> {
  await playTurn(page, roll, Number(values.frames))
  for (let look = 0; look < LOOKS; look++) {
    await press(page, '[data-part="log"] .tabs button', look % 2)
    await press(page, '[data-part="rail"] .since', 0)
  }
  await toMyTurn(page)
}

/** Skips what is told, each time something is. */
async function toMyTurn(page: Page): Promise<void> {
  const mine = page.locator('[data-end-turn], [data-result]')
  while ((await mine.count()) === 0) {
    await page.locator('[data-to-now], [data-end-turn], [data-result]').first().waitFor({ timeout: PATIENCE })
    // It may be gone before the press.
    await page
      .locator('[data-to-now]')
      .click({ timeout: 1000 })
      .catch(() => undefined)
  }
}

/** Whether the table responded fast enough. */
function report(clicks: readonly Click[]): boolean {
  const besideBots = clicks.filter(({ thinking }) => thinking).length
  console.log(`${clicks.length} clicks of 16 ms or more, ${besideBots} of them while a bot thought, in milliseconds:`)
  for (const part of ['all', 'waiting', 'handling', 'painting'] as const) {
    const sorted = clicks.map(click => click[part]).toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
    console.log(`${part.padEnd(8)} median ${at(0.5)}, 95 % within ${at(0.95)}, slowest ${at(1)}`)
  }
  const slow = clicks.filter(({ all }) => all > LIMIT).length
  console.log('the slowest:')
  for (const { what, all, waiting, handling, painting } of clicks.toSorted((a, b) => b.all - a.all).slice(0, SLOWEST)) {
    const parts = [waiting, handling, painting].map(Math.round).join(' + ')
    console.log(`${String(Math.round(all)).padStart(5)} = ${parts}  ${what}`)
  }
  const passed = slow === 0 && besideBots > 0
  console.log(`${passed ? 'PASS' : 'FAIL'}: ${slow} of ${clicks.length} over ${LIMIT} ms`)
  return passed
}

/** The speed of this machine: the best of several runs of ten million integer steps, in milliseconds. */
function yardstick(): number {
  const runs = Array.from({ length: 7 }, () => {
    const started = performance.now()
    let word = 1770
    for (let i = 0; i < 10_000_000; i++) {
      word ^= word << 13
      word ^= word >>> 17
      word ^= word << 5
    }
    return word === 0 ? Number.NaN : performance.now() - started
  })
  return Math.min(...runs)
}

/** Total processor time of the machine so far, of all processes. */
function processorTime(): { readonly busy: number; readonly all: number } {
  let busy = 0
  let all = 0
  for (const { times } of cpus()) {
    const { user, nice, sys, idle, irq } = times
    busy += user + nice + sys + irq
    all += user + nice + sys + irq + idle
  }
  return { busy, all }
}

/**
 * Seconds of our processors that other guests of the machine have used so far; 0 where the system does not
 * count them.
 */
function taken(): number {
  if (!existsSync('/proc/stat')) return 0
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/ +/) ?? []
  return Number(ticks[STEAL] ?? 0) / TICKS_A_SECOND
}

const steps = yardstick()
const { url, stop } = await buildAndServe()
const browser = await chromium.launch({ executablePath: wholeChromiumPath(), args: FLAGS })
try {
  const page = await pageInWindow(browser, SIZE)
  await page.goto(`${url}/new`)
  for (const colour of ['Red', 'Green', 'Yellow']) {
    await page.getByLabel(`Strength of ${colour}`).selectOption({ label: 'Hard' })
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await myMove(page)
  await noteClicks(page)
  const roll = dice(3)
  const before = processorTime()
  const takenBefore = taken()
  for (let number = 0; number < TURNS; number++) await turn(page, roll)
  const after = processorTime()
  const others = taken() - takenBefore
  const busy = (after.busy - before.busy) / (after.all - before.all)
  const clicks = await page.evaluate(() => (globalThis as unknown as { clicks: Click[] }).clicks)
  console.log(`yardstick ${steps.toFixed(1)} ms, load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores,`)
  console.log(
    `which were busy for ${Math.round(busy * 100)} % of the time, and for ${others.toFixed(1)} s with other guests`,
  )
  process.exitCode = report(clicks) ? 0 : 1
} finally {
  await browser.close()
  await stop()
}
