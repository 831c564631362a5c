// Opens positions at several sizes and measures each: for `npm run fit` and its small version in the tests.
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { transformWithOxc } from 'vite'
import type { Fault } from './fit-faults.ts'
import type { Position } from './fit-positions.ts'
import type { FitSize, Limits } from './fit-sizes.ts'
import { returnPage } from './lent-pages.ts'
import { openPosition, visitor } from './open-position.ts'
import { LANGUAGES, type Language } from './seat-names.ts'
import { settled } from './settled.ts'
import { seen } from './unseen.ts'

const FILE = fileURLToPath(new URL('fit-in-page.ts', import.meta.url))
const { code } = await transformWithOxc(readFileSync(FILE, 'utf8'), FILE)
/** A plain script: the compiler marks it as a module because it imports types. */
const IN_PAGE = code.replace('export {};', '')

/** Milliseconds for all sizes of a position. */
const DEADLINE = 240_000
const LATE = 500

export type Theme = 'light' | 'dark'

export interface Measured {
  readonly position: Position
  readonly size: FitSize
  readonly language: Language
  readonly theme: Theme
  readonly faults: readonly Fault[]
}

/** A position and how it is looked at. */
export interface Look {
  readonly position: Position
  readonly language: Language
  readonly theme: Theme
}

export interface Measuring {
  readonly sizes: readonly FitSize[]
  /** How many pages are open at a time. */
  readonly pages?: number
  /** A folder for pictures: one of each fault, where it appears first. */
  readonly shots?: string | undefined
  /** Gets what was found as soon as it is. */
  report?(found: Measured): void
}

/** A page is loaded again after this many positions, so that it does not grow. */
const BATCH = 40

/** Languages and themes change from position to position, so that all pairs appear at every size. */
export function looksAt(positions: readonly Position[], languages: readonly Language[] = LANGUAGES): Look[] {
  return positions.map((position, at) => ({
    position,
    language: languages[at % languages.length] ?? 'en',
    theme: Math.floor(at / languages.length) % 2 === 0 ? 'light' : 'dark',
  }))
}

/** Several pages share the work. A page keeps its language, and changes its theme once. */
export async function measureAll(
  browser: Browser,
  url: string,
  looks: readonly Look[],
  measuring: Measuring,
): Promise<Measured[]> {
  const batches = [...Map.groupBy(looks, ({ language }) => language).values()].flatMap(own => {
    const sorted = own.toSorted((a, b) => Number(a.theme === 'dark') - Number(b.theme === 'dark'))
    return Array.from({ length: Math.ceil(own.length / BATCH) }, (_, at) => sorted.slice(at * BATCH, (at + 1) * BATCH))
  })
  const measured: Measured[] = []
  const pictured = new Set<string>()
  const work = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift())
      measured.push(...(await measureBatch(browser, url, batch, { ...measuring, pictured })))
  }
  await Promise.all(Array.from({ length: measuring.pages ?? 1 }, work))
  return measured
}

interface Batch extends Measuring {
  readonly pictured: Set<string>
}

async function measureBatch(browser: Browser, url: string, looks: readonly Look[], batch: Batch): Promise<Measured[]> {
  const [first] = looks
  const [size] = batch.sizes
  if (first === undefined || size === undefined) return []
  const measured: Measured[] = []
  const page = await visitor(browser, url, size, first.language)
  await teach(page)
  let theme: Theme | undefined
  for (const [at, look] of looks.entries()) {
    if (look.theme !== theme) await page.emulateMedia({ colorScheme: look.theme })
    theme = look.theme
    // Forth and back: each position opens at the size at which the last one was measured.
    const sizes = at % 2 === 0 ? batch.sizes : batch.sizes.toReversed()
    const found = await inTime(look.position, measurePosition(page, look, { ...batch, sizes }))
    for (const one of found) batch.report?.(one)
    measured.push(...found)
  }
  await returnPage(page)
  return measured
}

async function measurePosition(page: Page, look: Look, { sizes, shots, pictured }: Batch): Promise<Measured[]> {
  const { turn, made } = look.position
  await openPosition(page, turn, made, look.language)
  const measured: Measured[] = []
  for (const size of sizes) {
    const found: Measured = { ...look, size, faults: await measure(page, size, turn.moves.slice(0, made)) }
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

async function measure(page: Page, { width, height, limits }: FitSize, made: readonly string[]): Promise<Fault[]> {
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
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
export function titleOf({ position, size, language, theme }: Omit<Measured, 'faults'>): string {
  const { game, seed, before } = position.turn
  const parts = [game, position.decision, seed, before.length, position.made, size.name, language, theme]
  return parts.join('-')
}
