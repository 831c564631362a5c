// Puts all pictures on a few sheets for a quick review: one HTML page, and a PNG for each group.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { FOLDER } from './studio.ts'

const SHEET = 'index.html'
const OVERVIEW = 'overview-'

function picturesOf(group: string): string[] {
  return readdirSync(FOLDER)
    .filter(file => file.startsWith(`${group}-`) && file.endsWith('.png'))
    .toSorted((a, b) => Number(a.includes('phone')) - Number(b.includes('phone')) || a.localeCompare(b))
}

function sectionOf(group: string): string {
  const figures = picturesOf(group).map(
    file =>
      `<figure class="${file.includes('phone') ? 'phone' : ''}"><a href="${file}"><img src="${file}" loading="eager"></a><figcaption>${file}</figcaption></figure>`,
  )
  return `<section id="${group}"><h2>${group}</h2>${figures.join('')}</section>`
}

/** Long pages are cropped in the overview; a click shows the full picture. */
const STYLE = `body{font:14px sans-serif;margin:16px;background:#777;color:#fff}
section{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}h2{flex-basis:100%;margin:12px 0 0}
figure{margin:0;width:460px}figure.phone{width:200px}
a{display:block;height:300px;overflow:hidden}figure.phone a{height:430px}img{width:100%;display:block}
figcaption{font-size:11px;overflow-wrap:anywhere}`

export async function makeSheets(browser: Browser, groups: readonly string[]): Promise<void> {
  const shown = groups.filter(group => picturesOf(group).length > 0)
  const links = shown.map(group => `<a href="#${group}">${group}</a>`).join(' · ')
  writeFileSync(
    join(FOLDER, SHEET),
    `<!doctype html><meta charset="utf-8"><title>Pictures of the page</title><style>${STYLE}nav a{display:inline;color:inherit}</style><nav>${links}</nav>${shown.map(sectionOf).join('')}`,
  )
  const page = await browser.newPage({ viewport: { width: 1920, height: 1000 } })
  await page.goto(String(pathToFileURL(join(FOLDER, SHEET))), { waitUntil: 'load' })
  for (const group of shown) {
    await page.locator(`#${group}`).screenshot({ path: join(FOLDER, `${OVERVIEW}${group}.png`) })
    console.log(`${OVERVIEW}${group}.png: ${picturesOf(group).length} pictures`)
  }
  await page.close()
}
