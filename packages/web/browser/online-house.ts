// Starts a separate server for online tests: our own command on a free port, with its tables in a temporary folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { borrowPage } from './lent-pages.ts'
import { HARMLESS } from './one-browser.ts'
import { runCommand, serveBy } from './own-command.ts'

export interface OnlineHouse {
  readonly url: string
  /** The file of its database, for the command line. */
  readonly data: string
  close(): Promise<void>
}

/** The page must be built first. */
export async function openHouse(settings: Readonly<Record<string, string>> = {}): Promise<OnlineHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-online-'))
  const data = join(folder, 'house.sqlite')
  const { url, stop } = await serveBy(data, { ARKWRIGHT_LOG: 'warn', ...settings })
  return {
    url,
    data,
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** `admin('host ada@example.org')` on the database of a house. */
export function admin({ data }: OnlineHouse, errand: string): void {
  runCommand('admin', ...errand.split(' '), '--data', data)
}

export interface Person {
  readonly name: string
  readonly page: Page
  /** Console errors, without those a lost connection causes. */
  readonly complaints: string[]
}

/** Browser messages about requests that fail offline, or about a turn that came too late. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/

export async function person(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Person> {
  const page = await borrowPage(browser, options)
  const complaints: string[] = []
  page.on('console', message => {
    const wrong = message.type() === 'error' || message.type() === 'warning'
    if (wrong && !EXPECTED.test(message.text()) && !HARMLESS.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  return { name, page, complaints }
}

interface Wanted {
  readonly game: string
  readonly players: number
  /** By colour: what sits there instead of a friend by link. */
  readonly bots?: Readonly<Record<string, string>>
}

/** Sets up a table as a person would and returns its link. */
export async function hostTable(
  { name, page }: Person,
  url: string,
  { game, players, bots = {} }: Wanted,
): Promise<string> {
  await page.goto(`${url}/new`)
  await page.getByText(game, { exact: true }).click()
  await page.getByText(String(players), { exact: true }).click()
  await page.waitForSelector('select option[value="friend"]', { state: 'attached' })
  for (const colour of ['Red', 'Green', 'Yellow'].slice(0, players - 1)) {
    const strength = bots[colour]
    if (strength === undefined)
      await page.getByLabel(`Who plays ${colour}`).selectOption({ label: 'A friend, by link' })
    else await page.getByLabel(`Strength of ${colour}`).selectOption({ label: strength })
  }
  await sayName(page, name)
  await page.getByRole('button', { name: 'Set up the table' }).click()
  return page.getByLabel('Link to this table').inputValue()
}

/** A signed-in person is not asked. */
async function sayName(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Name', { exact: true })
  await field
    .or(page.getByRole('button', { name: /Set up the table|Sit here/ }))
    .first()
    .waitFor()
  if ((await field.count()) === 0) return
  await field.fill(name)
  await page.getByRole('button', { name: 'Play as a guest' }).click()
}

/** Opens the link, enters a name and takes the first free seat. */
export async function joinTable({ name, page }: Person, link: string): Promise<void> {
  await page.goto(link)
  await sayName(page, name)
  await page.getByRole('button', { name: 'Sit here' }).first().click()
}

/** With a new account, name@example.org. */
export async function register(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/account`)
  const form = page.locator('section', { has: page.getByRole('heading', { name: 'Register' }) })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('E-mail').fill(`${name.toLowerCase()}@example.org`)
  await form.getByLabel('Password').fill('spinning wheels')
  await form.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
}
