import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { houseOfFile } from './house-of-file.ts'
import { returnPage } from './lent-pages.ts'
import { goOffline } from './one-browser.ts'
import { caller, inBrowser, tableOf } from './online-games.ts'
import { hostTable, joinTable, person, register } from './online-house.ts'
import { shortTurn } from './online-player.ts'
import { dice, END_TURN, myMove } from './player.ts'
import { expectNoSeriousFault } from './visitor.ts'

const { house, browser } = await houseOfFile()
const roll = dice(7)
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** In one run two presses had no answer within 90 s; the cause is unknown. Presses again, and says so, so that it is not hidden. */
async function pressFor(pressed: Locator, answer: Locator): Promise<void> {
  for (let tries = 0; tries < 5 && (await answer.count()) === 0; tries++) {
    if (tries > 0) console.warn(`pressed again, nothing answered: ${String(pressed)}`)
    await pressed.click()
    await answer
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined)
  }
}

/** One move, and the turn stays open. */
async function beginTurn(page: Page): Promise<string> {
  await page.locator('[data-part="bar"] [data-move^="place workers"]').first().click()
  await page.waitForSelector('.chips li')
  return (await page.locator('.chips ol').textContent()) ?? ''
}

test('one person at a desk and on a phone: the phone goes on where the desk stopped, and both stay in step', async () => {
  const desk = await person(browser, 'Ada')
  const phone = await person(browser, 'Ada', { ...PHONE, serviceWorkers: 'allow' })
  const bea = await person(browser, 'Bea')
  await register(desk.page, house.url, 'Ada')
  const link = await hostTable(desk, house.url, { game: 'Spinning Jenny', players: 2 })
  await joinTable(bea, link)

  await phone.page.goto(`${house.url}/account`)
  const form = phone.page.locator('section', { has: phone.page.getByRole('heading', { name: 'Sign in' }) })
  await form.getByLabel('E-mail').fill('ada@example.org')
  await form.getByLabel('Password').fill('spinning wheels')
  await button(phone.page, 'Sign in').click()
  await phone.page.getByRole('heading', { name: 'Ada', exact: true }).waitFor()
  await phone.page.goto(`${house.url}/lobby`)
  await phone.page.locator('.tables .my-turn').click()
  expect(await myMove(phone.page)).toBe('move')

  // Begun at the desk, ended on the phone.
  const trail = await beginTurn(desk.page)
  await phone.page.waitForSelector('.chips li')
  await expect.poll(() => phone.page.locator('.chips ol').textContent()).toBe(trail)
  await phone.page.click(END_TURN)
  await desk.page.getByRole('heading', { name: 'Bea is thinking' }).waitFor()

  // Nobody has decided since: the turn is Ada's to take back, wherever she is.
  await button(desk.page, 'Take my turn back').click()
  expect(await myMove(phone.page)).toBe('move')
  await bea.page.getByText('Ada has taken a turn back.').waitFor()

  // Both devices end a turn, one of them without a line: the first to arrive counts, the other says what happened.
  await goOffline(phone.page)
  await phone.page.waitForSelector('.line-lost')
  await shortTurn(phone.page, roll)
  await shortTurn(desk.page, roll)
  await desk.page.getByRole('heading', { name: 'Bea is thinking' }).waitFor()
  await phone.page.context().setOffline(false)
  await phone.page.getByRole('heading', { name: 'Bea is thinking' }).waitFor()
  await expect
    .poll(() => phone.page.locator('.header .companies').textContent())
    .toBe(await desk.page.locator('.header .companies').textContent())
  for (const { complaints, page } of [desk, phone, bea]) {
    // The phone's turn may reach the server before the news reaches the phone: it is refused there, which the browser notes.
    expect(complaints.filter(line => page !== phone.page || !line.includes('409 (Conflict)'))).toEqual([])
    await returnPage(page)
  }
})

test('talk, a spectator, going back by consent, leaving, a bot for whoever left', async () => {
  // Guests with a name that is taken get a number, so the names differ from those above.
  const callers = [await caller(house.url, 'Adele'), await caller(house.url, 'Beate')] as const
  const link = `${house.url}/table/${(await tableOf(...callers)).code}`
  const ada = await inBrowser(browser, house.url, callers[0])
  const bea = await inBrowser(browser, house.url, callers[1])
  const cem = await person(browser, 'Cem')
  await Promise.all([ada.page.goto(link), bea.page.goto(link)])
  await myMove(ada.page)

  await button(ada.page, 'Chat').click()
  await ada.page.getByLabel('Message').fill('Good luck')
  await button(ada.page, 'Send').click()
  await bea.page.locator('.unheard').waitFor()
  await expect.poll(() => bea.page.locator('.unheard').textContent()).toBe('1')
  await bea.page.getByRole('button', { name: 'Chat: 1 new message' }).click()
  await bea.page.getByText('Good luck').waitFor()
  await expect.poll(() => bea.page.locator('.unheard').count()).toBe(0)
  await ada.page.getByRole('button', { name: 'At the table' }).click()
  await ada.page.getByLabel('My notes, for me alone').fill('watch her prices')
  await expectNoSeriousFault(ada.page)
  await button(ada.page, 'Close').click()
  await button(ada.page, 'Latest').click()

  // A spectator reads the players, but is not heard by them.
  await cem.page.goto(link)
  await cem.page.getByLabel('Name', { exact: true }).fill('Cem')
  await button(cem.page, 'Play as a guest').click()
  await cem.page.getByRole('button', { name: /^Chat/ }).click()
  await cem.page.getByText('Good luck').waitFor()
  await cem.page.getByLabel('Message').fill('I would build lamps')
  await button(cem.page, 'Send').click()
  await cem.page.getByText('I would build lamps').waitFor()
  await cem.page.getByRole('button', { name: 'At the table' }).click()
  await button(cem.page, 'Show the company of Beate').click()
  await cem.page.getByRole('columnheader', { name: 'Beate’s company' }).waitFor()

  await shortTurn(ada.page, roll)
  await myMove(bea.page)
  await shortTurn(bea.page, roll)
  await ada.page
    .locator('.log-dock')
    .getByText(/Beate places/)
    .first()
    .waitFor()
  await ada.page.getByRole('button', { name: 'At the table' }).click()
  await button(ada.page, 'Ask to take my last turn back').click()
  await bea.page.getByText('Adele asks to go back').waitFor()
  await button(bea.page, 'Agree').click()
  await ada.page.getByText('the game goes on from an earlier position').waitFor()
  await cem.page.getByRole('heading', { name: 'Adele is thinking' }).waitFor()
  await expect.poll(() => ada.page.getByText('I would build lamps').count()).toBe(0)
  await expect.poll(() => ada.page.getByLabel('My notes, for me alone').inputValue()).toBe('watch her prices')

  await bea.page.getByRole('button', { name: 'At the table' }).click()
  await pressFor(button(bea.page, 'Resign'), button(bea.page, 'Leave the game for good?'))
  await button(bea.page, 'Leave the game for good?').click()
  await ada.page.getByText('Beate has left the game').waitFor()
  await ada.page.getByLabel('Strength of the bot').selectOption({ label: 'Easy' })
  await button(ada.page, 'Let a bot play').click()
  await ada.page.locator('.seat-list').getByText('Red (bot, easy)').waitFor()
  await button(ada.page, 'Close').click()
  await shortTurn(ada.page, roll)
  expect(await myMove(ada.page)).toBe('move')
  for (const { complaints, page } of [ada, bea, cem]) {
    expect(complaints).toEqual([])
    await returnPage(page)
  }
})

test('a seat for anyone is found in the lobby; a guest changes the name, and leaves nothing behind', async () => {
  const ada = await person(browser, 'Ada')
  const bea = await person(browser, 'Beatrix', PHONE)
  await ada.page.goto(`${house.url}/new`)
  await ada.page.getByText('2', { exact: true }).click()
  await ada.page.getByLabel('Who plays Red').selectOption({ label: 'Anyone, from the lobby' })
  await ada.page.getByLabel('Clock').selectOption({ label: 'Three days for each turn' })
  await ada.page.getByLabel('Name', { exact: true }).fill('Ada')
  await button(ada.page, 'Play as a guest').click()
  await button(ada.page, 'Set up the table').click()
  await ada.page.getByLabel('Link to this table').waitFor()

  await bea.page.goto(house.url)
  await bea.page.getByRole('link', { name: 'Play with friends' }).click()
  await bea.page.getByText('1 free seat').waitFor()
  await bea.page.getByLabel('Name', { exact: true }).fill('Beatrix')
  await button(bea.page, 'Play as a guest').click()
  await bea.page.getByText('1 free seat').click()
  await button(bea.page, 'Sit here').click()
  await ada.page.locator('.header .clock.runs').waitFor()
  await expect.poll(() => ada.page.locator('.header .clock').textContent()).toMatch(/^2 d 23 h$/)

  await bea.page.goto(`${house.url}/account`)
  await bea.page.getByLabel('Name', { exact: true }).fill('Trixie')
  await button(bea.page, 'Change the name').click()
  await bea.page.getByRole('heading', { name: 'Trixie' }).waitFor()
  await button(bea.page, 'Test: Page').click()
  await bea.page.getByText('Listed in the lobby under “News”.').waitFor()
  await bea.page.getByRole('link', { name: 'My profile' }).click()
  await bea.page.getByRole('heading', { name: 'Trixie' }).waitFor()
  await expectNoSeriousFault(bea.page)
  await bea.page.goto(`${house.url}/lobby`)
  await bea.page.getByText('This is a test. Notices reach you here.').waitFor()
  await bea.page.goto(`${house.url}/account`)
  await button(bea.page, 'Delete my account').click()
  await button(bea.page, 'Delete it for good?').click()
  await bea.page.getByLabel('Name', { exact: true }).waitFor()
  await ada.page.getByText('has left the game').waitFor()
  for (const { complaints, page } of [ada, bea]) {
    expect(complaints).toEqual([])
    await returnPage(page)
  }
})

test('a question between turns is answered ahead, by a standing order', async () => {
  const { page, complaints } = await person(browser, 'Ada')
  await hostTable({ name: 'Ada', page, complaints }, house.url, { game: 'Arkwright: The Card Game', players: 2 })
  await page.getByLabel('Strength of the bot').selectOption({ label: 'Random' })
  await button(page, 'Let a bot play').click()
  const orders = page.locator('.orders > button')
  for (let turn = 0; turn < 20; turn++) {
    expect(await myMove(page)).toBe('move')
    await page.getByRole('button', { name: 'At the table' }).click()
    if ((await orders.count()) > 0) break
    await button(page, 'Close').click()
    await shortTurn(page, roll)
  }
  const asked = await page.locator('.bar .question h2').textContent()
  await orders.first().click()
  // The question that waits is answered at once.
  await page.locator('.orders li').waitFor()
  await page.waitForFunction(words => document.querySelector('.bar .question h2')?.textContent !== words, asked)
  await button(page, 'Remove').click()
  await page.locator('.orders li').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await returnPage(page)
})

test('lobby, account and leader boards fit a phone in German and French', async () => {
  const { page, complaints } = await person(browser, 'Ada', { ...PHONE, locale: 'de' })
  for (const screen of ['lobby', 'account', 'leaders']) {
    await page.goto(`${house.url}/${screen}`)
    await page.waitForSelector('main h1')
    await expectNoSeriousFault(page)
    for (const language of ['de', 'fr']) {
      const menu = page.locator('.masthead .opener')
      if ((await menu.getAttribute('aria-expanded')) === 'false') await menu.click()
      await page.locator('.masthead select').first().selectOption(language)
      await page.waitForFunction(wanted => document.documentElement.lang === wanted, language)
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(overflow).toBeLessThanOrEqual(0)
    }
  }
  expect(complaints).toEqual([])
  await returnPage(page)
})

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** A place that serves nothing but files. */
async function onlyFiles(): Promise<string> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path.startsWith('/api/')) return void response.writeHead(404).end()
    const file = extname(path) === '' ? 'index.html' : path
    response.setHeader('content-type', TYPES[extname(file)] ?? 'text/html')
    response.end(readFileSync(join(DIST, file)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('without a server nothing online is shown, and everything else works', async () => {
  const url = await onlyFiles()
  const { page } = await person(browser, 'Ada')
  const asked = page.waitForResponse(response => response.url().endsWith('/api/me'))
  await page.goto(url)
  await asked
  await page.getByRole('button', { name: 'Play now: Spinning Jenny' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Play with friends' }).count()).toBe(0)
  await page.goto(`${url}/new`)
  await page.getByLabel('Who plays Red').waitFor()
  await expect.poll(() => page.locator('option[value="friend"]').count()).toBe(0)
  await pressFor(button(page, 'Start the game'), page.locator('[data-part="bar"]'))
  expect(await myMove(page)).toBe('move')
  await page.goto(`${url}/lobby`)
  await page.getByText('There is no server here.').waitFor()
})

test('a push from the server becomes a notice that leads to its table', async () => {
  const { page } = await person(browser, 'Ada', { serviceWorkers: 'allow' })
  const context = page.context()
  await context.grantPermissions(['notifications'], { origin: house.url })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await page.goto(house.url)
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated') await new Promise(resolve => setTimeout(resolve, 20))
  })
  // The headless shell shows no notices: what the worker asks the browser to show is noted there.
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('no service worker runs')
  await worker.evaluate(() => {
    const shown: unknown[] = []
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = async (title, { body, data: link } = {}) => {
      shown.push({ title, body, link: String(link) })
    }
    Object.assign(globalThis, { shown })
  })
  const data = JSON.stringify({ title: 'Arkwright: it is your turn', text: 'water-frame', url: `${house.url}/table/X` })
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: house.url,
    registrationId: await registered,
    data,
  })
  await expect
    .poll(() => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown))
    .toEqual([{ title: 'Arkwright: it is your turn', body: 'water-frame', link: `${house.url}/table/X` }])
})
