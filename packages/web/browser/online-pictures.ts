// Takes pictures of everything online, in both themes, on desktop and phone, into .screenshots/ for review.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { oneBrowser } from './one-browser.ts'
import { caller, inBrowser, playOver, tableOf } from './online-games.ts'
import { hostTable, joinTable, person } from './online-house.ts'
import { dice, myMove, playTurn } from './player.ts'
import { buildAndServe } from './served.ts'
import { seen } from './unseen.ts'

const FOLDER = fileURLToPath(new URL('../../../.screenshots/', import.meta.url))
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  await page.waitForTimeout(600)
  await seen(page, () => page.screenshot({ path: join(FOLDER, `online-${name}.png`), fullPage }))
  console.log(`online-${name}.png`)
}

async function shootTable(browser: Browser, url: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const ada = await person(browser, 'Ada', { colorScheme })
  const bea = await person(browser, 'Bea', { ...PHONE, colorScheme })
  await ada.page.goto(url)
  await ada.page.getByRole('link', { name: 'Play with friends' }).waitFor()
  await shoot(ada.page, `home-${colorScheme}`)
  await ada.page.goto(`${url}/new`)
  await ada.page.getByLabel('Who plays Red').selectOption({ label: 'A friend, by link' })
  await ada.page.getByLabel('Clock').selectOption({ label: 'One day for each turn' })
  await ada.page.getByLabel('Time for the set-up').selectOption({ label: 'twice a turn' })
  await shoot(ada.page, `new-table-${colorScheme}`, true)
  await ada.page.goto(`${url}/lobby`)
  await shoot(ada.page, `lobby-first-${colorScheme}`)
  await ada.page.goto(`${url}/account`)
  await shoot(ada.page, `sign-in-${colorScheme}`, true)
  const link = await hostTable(ada, url, { game: 'Spinning Jenny', players: 3, bots: { Green: 'Easy' } })
  await shoot(ada.page, `waiting-${colorScheme}`)
  await bea.page.goto(link)
  await shoot(bea.page, `phone-invited-${colorScheme}`)
  await joinTable(bea, link)
  await myMove(ada.page)
  await ada.page.getByRole('button', { name: 'Chat', exact: true }).click()
  for (const words of ['Hello Bea, ready for the mills?', 'Your clothes will be cheap!']) {
    await ada.page.getByLabel('Message').fill(words)
    await ada.page.getByRole('button', { name: 'Send' }).click()
    await ada.page.getByText(words).waitFor()
  }
  await ada.page.getByRole('button', { name: 'At the table' }).click()
  await shoot(ada.page, `table-${colorScheme}`)
  await ada.page.getByRole('button', { name: 'Close' }).click()
  await playTurn(ada.page, dice(4))
  await ada.page.getByRole('button', { name: 'Take my turn back' }).waitFor()
  await shoot(ada.page, `recall-${colorScheme}`)
  await ada.page.getByRole('button', { name: 'At the table' }).click()
  await ada.page.getByRole('button', { name: 'Ask to take my last turn back' }).click()
  await shoot(bea.page, `phone-asked-${colorScheme}`)
  await bea.page.getByRole('button', { name: 'At the table' }).click()
  await shoot(bea.page, `phone-side-${colorScheme}`)
  await bea.page.getByRole('button', { name: 'No', exact: true }).click()
  await bea.page.getByRole('button', { name: 'Close' }).click()
  await bea.page.context().setOffline(true)
  await shoot(bea.page, `phone-lost-${colorScheme}`)
  await ada.page.goto(`${url}/lobby`)
  await shoot(ada.page, `lobby-${colorScheme}`, true)
  await ada.page.goto(`${url}/account`)
  await ada.page.getByLabel('What it is for').fill('my spreadsheet')
  await ada.page.getByRole('button', { name: 'Create a token' }).click()
  await ada.page.locator('.fresh-token').waitFor()
  await shoot(ada.page, `account-${colorScheme}`, true)
  await ada.page.getByRole('link', { name: 'My profile' }).click()
  await shoot(ada.page, `profile-${colorScheme}`)
  await shootFinished(browser, url, colorScheme)
  await ada.page.context().close()
  await bea.page.context().close()
}

/** An invitation on a phone, and what remains of a finished game. */
async function shootFinished(browser: Browser, url: string, colorScheme: 'light' | 'dark'): Promise<void> {
  const callers = [await caller(url, 'Cem'), await caller(url, 'Dot')] as const
  const [cem, dot] = callers
  const table = await tableOf(cem, dot)
  await playOver(table, callers)
  await cem.call('POST /api/tables/:table/rematch', { params: { table: table.id } })
  const { page } = await inBrowser(browser, url, dot, { ...PHONE, colorScheme })
  await page.goto(`${url}/lobby`)
  await page.locator('.invitations').waitFor()
  await shoot(page, `phone-lobby-invited-${colorScheme}`)
  await page.goto(`${url}/table/${table.code}/result`)
  await shoot(page, `phone-result-${colorScheme}`)
  await page.goto(`${url}/#/replay/${table.code}/20`)
  await page.waitForSelector('.transport')
  await shoot(page, `phone-replay-${colorScheme}`)
  await page.context().close()
}

async function shootLanguage(browser: Browser, url: string, locale: 'de' | 'fr'): Promise<void> {
  const { page } = await person(browser, locale, { ...PHONE, locale })
  for (const screen of ['lobby', 'account', 'leaders']) {
    await page.goto(`${url}/${screen}`)
    await page.waitForSelector('main h1')
    await shoot(page, `phone-${screen}-${locale}`, true)
  }
}

mkdirSync(FOLDER, { recursive: true })
const { url, stop } = await buildAndServe()
const browser = await oneBrowser()
try {
  await shootTable(browser, url, 'light')
  await shootTable(browser, url, 'dark')
  await shootLanguage(browser, url, 'de')
  await shootLanguage(browser, url, 'fr')
} finally {
  await browser.close()
  await stop()
}
