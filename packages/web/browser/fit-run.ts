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

const FILE = fileURLToPath(new URL('fit-in-page.ts', import.meta.url))
const { code } = await transformWithOxc(readFileSync(FILE, 'utf8'), FILE)
/** A plain script: the compiler marks it as a module because it imports types. */
const IN_PAGE = code.replace('export {};', '')

/** Milliseconds for all sizes of a position. */
const DEADLINE = 240_000

export interface Measured {
  readonly position: Position
  readonly size: FitSize
  readonly language: Language
  readonly theme: 'light' | 'dark'
  readonly faults: readonly Fault[]
}

/** Languages and themes change from position to position, so that all pairs appear at every size. */
export async function measureGame(
  browser: Browser,
  url: string,
  positions: readonly Position[],
  sizes: readonly FitSize[],
  shots?: string,
): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [first, language] of LANGUAGES.entries()) {
    const own = positions.filter((_, at) => at % LANGUAGES.length === first)
    const [size] = sizes
    if (own.length === 0 || size === undefined) continue
    const page = await visitor(browser, url, size, language)
    await teach(page)
    for (const [at, position] of own.entries()) {
      const found = inTime(position, measurePosition(page, position, sizes, { language, at, shots }))
      measured.push(...(await found))
    }
    await page.context().close()
  }
  return measured
}

interface Look {
  readonly language: Language
  readonly at: number
  readonly shots: string | undefined
}

async function measurePosition(
  page: Page,
  position: Position,
  sizes: readonly FitSize[],
  { language, at, shots }: Look,
): Promise<Measured[]> {
  await openPosition(page, position.turn, position.made)
  const measured: Measured[] = []
  for (const [nth, size] of sizes.entries()) {
    const theme = (at + nth) % 2 === 0 ? 'light' : 'dark'
    const found: Measured = { position, size, language, theme, faults: await measure(page, size, theme) }
    if (shots !== undefined && found.faults.length > 0) await shoot(page, found, shots)
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

export function findFaults(page: Page, limits: Limits): Promise<Fault[]> {
  return page.evaluate(limits => {
    const { findUnfitting } = globalThis as unknown as { findUnfitting(limits: Limits): Fault[] }
    return findUnfitting(limits)
  }, limits)
}

async function measure(page: Page, { width, height, limits }: FitSize, theme: 'light' | 'dark'): Promise<Fault[]> {
  await page.emulateMedia({ colorScheme: theme })
  await page.setViewportSize({ width, height })
  await settled(page)
  return findFaults(page, limits)
}

async function shoot(page: Page, { position, size, language, theme }: Measured, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { game, seed, before } = position.turn
  const parts = [game, position.decision, seed, before.length, position.made, size.name, language, theme]
  const name = parts.join('-').replaceAll(/[^\w-]+/g, '_')
  await page.screenshot({ path: join(folder, `${name}.png`) })
}
