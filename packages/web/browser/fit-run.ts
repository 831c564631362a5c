// Opens positions at several sizes and measures each: for `npm run fit` and its small version in the tests.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { transformWithOxc } from 'vite'
import type { Fault } from './fit-faults.ts'
import type { Position } from './fit-positions.ts'
import type { FitSize, Limits } from './fit-sizes.ts'
import { LANGUAGES, type Language, openPosition, visitor } from './open-position.ts'
import { settled } from './settled.ts'
import { seen } from './unseen.ts'

const FILE = fileURLToPath(new URL('fit-in-page.ts', import.meta.url))
const { code } = await transformWithOxc(readFileSync(FILE, 'utf8'), FILE)
/** A plain script: the compiler marks it as a module because it imports types. */
const IN_PAGE = code.replace('export {};', '')

/** Milliseconds for all sizes of a position. */
const DEADLINE = 240_000
const LATE = 500

export interface Measured {
  readonly position: Position
  readonly size: FitSize
  readonly language: Language
  readonly theme: 'light' | 'dark'
  readonly faults: readonly Fault[]
}

export interface Measuring {
  readonly sizes: readonly FitSize[]
  readonly languages?: readonly Language[]
  /** A folder for pictures: one of each fault, where it appears first. */
  readonly shots?: string | undefined
  /** Gets what was found as soon as it is. */
  report?(found: Measured): void
}

/** Languages and themes change from position to position, so that all pairs appear at every size. */
export async function measureGame(
  browser: Browser,
  url: string,
  positions: readonly Position[],
  measuring: Measuring,
): Promise<Measured[]> {
  const { sizes, languages = LANGUAGES } = measuring
  const measured: Measured[] = []
  const pictured = new Set<string>()
  for (const [first, language] of languages.entries()) {
    const own = positions.filter((_, at) => at % languages.length === first)
    const [size] = sizes
    if (own.length === 0 || size === undefined) continue
    const page = await visitor(browser, url, size, language)
    await teach(page)
    for (const [at, position] of own.entries()) {
      const found = await inTime(position, measurePosition(page, position, measuring, { language, at, pictured }))
      for (const one of found) measuring.report?.(one)
      measured.push(...found)
    }
    await page.context().close()
  }
  return measured
}

interface Look {
  readonly language: Language
  readonly at: number
  readonly pictured: Set<string>
}

async function measurePosition(
  page: Page,
  position: Position,
  { sizes, shots }: Measuring,
  { language, at, pictured }: Look,
): Promise<Measured[]> {
  await openPosition(page, position.turn, position.made)
  const measured: Measured[] = []
  for (const [nth, size] of sizes.entries()) {
    const theme = (at + nth) % 2 === 0 ? 'light' : 'dark'
    const made = position.turn.moves.slice(0, position.made)
    const found: Measured = { position, size, language, theme, faults: await measure(page, size, theme, made) }
    const names = found.faults.map(({ kind, where }) => `${size.name} ${kind} ${where}`)
    if (shots !== undefined && names.some(name => !pictured.has(name))) await shoot(page, found, shots)
    for (const name of names) pictured.add(name)
    measured.push(found)
  }
  return measured
}

/** Playwright waits without end for a page that does not answer. */
async function inTime<T>({ turn, made, decision }: Position, work: Promise<T>): Promise<T> {
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const where = `"${decision}" of ${turn.seed}, move ${turn.before.length + made}`
    clock = setTimeout(
      () => reject(new Error(`The page did not answer for ${DEADLINE / 1000} s at ${where}.`)),
      DEADLINE,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(clock)
  }
}

/** Puts the measuring code into the page, where it stays until the page is loaded again. */
export function teach(page: Page): Promise<void> {
  return page.evaluate(IN_PAGE)
}

/** The moves made so far tell which turn a press leads to. */
export function findFaults(page: Page, limits: Limits, made: readonly string[] = []): Promise<Fault[]> {
  return seen(page, () =>
    page.evaluate(
      ({ limits, made }) => {
        const { findUnfitting } = globalThis as unknown as {
          findUnfitting(limits: Limits, made: readonly string[]): Fault[]
        }
        return findUnfitting(limits, made)
      },
      { limits, made },
    ),
  )
}

async function measure(
  page: Page,
  { width, height, limits }: FitSize,
  theme: 'light' | 'dark',
  made: readonly string[],
): Promise<Fault[]> {
  await page.emulateMedia({ colorScheme: theme })
  await page.setViewportSize({ width, height })
  // A busy machine may stall before the page takes its other form.
  await page.waitForSelector('[data-part="tabs"]', { state: limits.phone ? 'attached' : 'detached' })
  await settled(page)
  const found = await findFaults(page, limits, made)
  if (found.length === 0) return found
  // A busy machine may draw the new size late: what stays is a fault.
  await page.waitForTimeout(LATE)
  await settled(page)
  return findFaults(page, limits, made)
}

async function shoot(page: Page, measured: Measured, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${titleOf(measured).replaceAll(/[^\w-]+/g, '_')}.png`)
  await seen(page, () => page.screenshot({ path }))
}

/** Enough to find the position again: game, decision, the bots' game and how many moves of it are made. */
export function titleOf({ position, size, language, theme }: Measured): string {
  const { game, seed, before } = position.turn
  const parts = [game, position.decision, seed, before.length, position.made, size.name, language, theme]
  return parts.join('-')
}
