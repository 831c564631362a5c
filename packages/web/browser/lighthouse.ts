// `npm run lighthouse`: runs Google's Lighthouse on the home page and on a table with desktop settings; fails below
// 95 for performance and 100 for the rest. Lighthouse is fetched for the run, not installed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { FLAGS, wholeChromiumPath } from './chromium.ts'
import { myMove } from './player.ts'
import { buildAndServe } from './served.ts'

const VERSION = '13.5'
/** The performance depends on the machine. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 } as const
const CATEGORIES = Object.keys(LEAST) as (keyof typeof LEAST)[]
/** Upper limit for two pages, even on a busy machine. */
const PATIENCE = 180_000

interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>
}

/** A table exists only in the browser that created it, so Lighthouse uses that browser's profile. */
async function newTable(profile: string, url: string): Promise<string> {
  const context = await chromium.launchPersistentContext(profile, { executablePath: wholeChromiumPath(), args: FLAGS })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).click()
    await myMove(page)
    return page.url()
  } finally {
    await context.close()
  }
}

function report(address: string, profile: string, file: string): LighthouseReport {
  const what = [`--only-categories=${CATEGORIES.join(',')}`, '--preset=desktop', '--disable-storage-reset']
  const where = ['--output=json', `--output-path=${file}`, '--quiet']
  const flags = `--chrome-flags=--headless ${FLAGS.join(' ')} --user-data-dir=${profile}`
  const { status } = spawnSync('npx', ['-y', `lighthouse@${VERSION}`, address, ...what, ...where, flags], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROME_PATH: wholeChromiumPath() },
    timeout: PATIENCE,
  })
  if (status !== 0) throw new Error('Lighthouse could not be run')
  return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport
}

const folder = mkdtempSync(join(tmpdir(), 'arkwright-lighthouse-'))
const profile = join(folder, 'profile')
const { url, stop } = await buildAndServe()
let low = false
try {
  for (const [name, address] of [
    ['home', url],
    ['table', await newTable(profile, url)],
  ] as const) {
    const { categories, audits } = report(address, profile, join(folder, 'report.json'))
    for (const category of CATEGORIES) {
      const score = Math.round(100 * (categories[category]?.score ?? 0))
      low ||= score < LEAST[category]
      console.log(`${name.padEnd(6)} ${category.padEnd(15)} ${score}`)
    }
    const faults = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9)
    for (const [id, { title, score }] of faults) console.log(`       ${score} ${id}: ${title}`)
  }
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
if (low) process.exitCode = 1
