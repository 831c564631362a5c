import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { houseOfFile } from './house-of-file.ts'
import { returnPage } from './lent-pages.ts'
import { type Caller, caller, inBrowser, tableOf } from './online-games.ts'
import { hostTable, person, register } from './online-house.ts'
import { myMove } from './player.ts'
import { expectNoSeriousFault } from './visitor.ts'

const { house, browser } = await houseOfFile()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const PASSWORD = 'spinning wheels'

/** A device with a fingerprint reader that accepts every finger. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test('a passkey is created and signs in again on a named host; on an IP address, a sentence explains why not', async () => {
  const named = house.url.replace('127.0.0.1', 'localhost')
  const { page, complaints } = await person(browser, 'Ada')
  await withAuthenticator(page)
  await register(page, named, 'Ada')
  await button(page, 'Add a passkey').click()
  await page.getByText('1 passkey').waitFor()
  await button(page, 'Sign out').click()
  await page.waitForURL(/lobby/)
  await page.goto(`${named}/account`)
  await button(page, 'Sign in with a passkey').click()
  await page.getByRole('heading', { name: 'Ada', exact: true }).waitFor()
  await page.getByText('1 passkey').waitFor()

  // A token is shown once, works, and stops working when it is revoked.
  await page.getByLabel('What it is for').fill('my spreadsheet')
  await button(page, 'Create a token').click()
  const token = await page.getByLabel('Token for my spreadsheet').inputValue()
  const whoIs = async () => {
    const answer = await fetch(`${house.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
    return answer.status === 200 ? ((await answer.json()) as { me: { name: string } }).me.name : answer.status
  }
  expect(await whoIs()).toBe('Ada')
  await expectNoSeriousFault(page)
  await page.reload()
  const row = page.locator('.programs li', { hasText: 'my spreadsheet' })
  await row.waitFor()
  await expect.poll(() => page.locator('.fresh-token').count()).toBe(0)
  await row.getByRole('button', { name: 'Revoke' }).click()
  await row.getByRole('button', { name: 'Revoke it for good?' }).click()
  await row.waitFor({ state: 'detached' })
  expect(await whoIs()).toBe(401)
  await page.getByLabel('Name of the bot').fill('Mule')
  await button(page, 'Create a bot account').click()
  await page.getByLabel('Token for Mule').waitFor()
  await page.locator('.programs li', { hasText: 'Mule' }).waitFor()
  expect(complaints).toEqual([])

  await page.goto(`${house.url}/account`)
  const form = page.locator('section', { has: page.getByRole('heading', { name: 'Sign in' }) })
  await form.getByLabel('E-mail').fill('ada@example.org')
  await form.getByLabel('Password').fill(PASSWORD)
  await button(page, 'Sign in').click()
  await page.getByRole('heading', { name: 'Ada', exact: true }).waitFor()
  await page.getByText('Passkeys need a server with a domain name. This address is a number.').waitFor()
  await page.getByRole('link', { name: `${named}/account` }).waitFor()
  // The authenticator stays with the page.
  await page.context().close()
})

test('a player is invited by name, declines, is invited again, has the invitation withdrawn, and then sits down', async () => {
  const ada = await caller(house.url, 'Ada')
  const zoe = await caller(house.url, 'Zoe')
  await zoe.call('POST /api/register', { body: { email: 'zoe@example.org', password: PASSWORD } })
  const host = await inBrowser(browser, house.url, ada)
  const guest = await inBrowser(browser, house.url, zoe)
  await hostTable(host, house.url, { game: 'Spinning Jenny', players: 2 })
  const table = host.page.url()
  const invite = async (name: string) => {
    await host.page.getByLabel('Invite someone by name').fill(name)
    await button(host.page, 'Invite').click()
  }
  await invite('Zoey')
  await host.page.getByText('No registered player has this name').waitFor()
  await invite('zoe')
  await host.page.getByText('Zoe is invited').waitFor()
  await expectNoSeriousFault(host.page)
  await guest.page.goto(`${house.url}/lobby`)
  await guest.page.locator('.invitations').waitFor()
  await expectNoSeriousFault(guest.page)
  await button(guest.page, 'Decline').click()
  await guest.page.locator('.invitations').waitFor({ state: 'detached' })
  await host.page.goto(`${house.url}/lobby`)
  await host.page.getByText('Zoe has declined your invitation to Spinning Jenny').waitFor()

  await host.page.goto(table)
  await invite('Zoe')
  await host.page.getByText('Zoe is invited').waitFor()
  await guest.page.locator('.invitations').waitFor()

  // A name typed while the list of invitations is on its way stays.
  const name = host.page.getByLabel('Invite someone by name')
  const list = Promise.withResolvers<void>()
  await host.page.route('**/api/tables/*/invitations', async route => {
    await list.promise
    await route.continue()
  })
  await button(host.page, 'Withdraw').click()
  await guest.page.locator('.invitations').waitFor({ state: 'detached' })
  await name.fill('Zoe')
  list.resolve()
  await host.page.getByText('Zoe is invited').waitFor({ state: 'detached' })
  expect(await name.inputValue()).toBe('Zoe')
  await host.page.unroute('**/api/tables/*/invitations')
  await button(host.page, 'Invite').click()
  await host.page.getByText('Zoe is invited').waitFor()
  await expect.poll(() => name.inputValue()).toBe('')
  await button(guest.page, 'Take a seat').click()
  await myMove(host.page)
  for (const { complaints, page } of [host, guest]) {
    expect(complaints).toEqual([])
    await returnPage(page)
  }
})

/** Both request and agree, one in the browser, the other through the API. */
async function agree(other: Caller, table: string): Promise<void> {
  const at = { params: { table } }
  await expect.poll(async () => (await other.call('GET /api/tables/:table', at)).table.asked).not.toBeNull()
  const { asked } = (await other.call('GET /api/tables/:table', at)).table
  await other.call('POST /api/tables/:table/consent', { ...at, body: { agree: true, id: asked?.id ?? '' } })
}

test('a clock with phases is chosen and shown, pauses by consent, and at zero does what the host chose', async () => {
  const ada = await caller(house.url, 'Ada')
  const bea = await caller(house.url, 'Bea')
  const { page, complaints } = await inBrowser(browser, house.url, ada, { timezoneId: 'Europe/Paris' })
  await page.goto(`${house.url}/account`)
  await page.getByLabel('From', { exact: true }).fill('08:00')
  await page.getByLabel('To', { exact: true }).fill('22:00')
  const hours = page.locator('section', { has: page.getByRole('heading', { name: 'When I play' }) })
  await hours.getByRole('button', { name: 'Save' }).click()
  const kept = async () => (await ada.call('GET /api/me')).me
  await expect.poll(kept).toMatchObject({ timeZone: 'Europe/Paris', window: { from: 480, to: 1320 }, language: 'en' })
  await page.goto(`${house.url}/new?friends`)
  await page.getByText('2', { exact: true }).click()
  await page.getByLabel('Clock').selectOption({ label: 'One day for each turn' })
  await page.getByLabel('Time for questions between turns').selectOption({ label: 'a quarter of a turn' })
  await page.getByLabel('Time for the set-up').selectOption({ label: 'twice a turn' })
  await button(page, 'Set up the table').click()
  await page.getByText('Time for the set-up: twice a turn').waitFor()
  await page.getByText('at zero a bot takes over').waitFor()
  const code = new URL(page.url()).pathname.split('/')[2] ?? ''
  const { table } = await bea.call('POST /api/join', { body: { code } })
  await bea.call('POST /api/tables/:table/sit', { params: { table: table.id }, body: { seat: 1 } })
  await page.locator('.header .clock.runs').waitFor()
  await page.getByRole('button', { name: 'At the table' }).click()
  await page.getByText('my clock runs from 08:00 to 22:00 (Europe/Paris)').waitFor()
  await button(page, 'Ask to stop the clocks').click()
  await agree(bea, table.id)
  await page.locator('.news', { hasText: 'The clocks are stopped.' }).waitFor()
  await page.locator('.seat-list .clock', { hasText: 'paused' }).first().waitFor()
  await button(page, 'Restart the clocks').click()
  await page.locator('.news', { hasText: 'The clocks are running again.' }).waitFor()

  const second = (atZero: 'bot' | 'shown') => ({ clock: { kind: 'move', perMove: 1000, atZero } as const })
  // At any hour of the day.
  await ada.call('PATCH /api/me', { body: { window: null } })
  const shown = await tableOf(bea, ada, second('shown'))
  await page.goto(`${house.url}/table/${shown.code}`)
  await page.locator('.header .clock.over').waitFor()
  const slow = await tableOf(bea, ada, second('bot'))
  await page.goto(`${house.url}/table/${slow.code}`)
  await page.getByRole('button', { name: 'At the table' }).click()
  await page.locator('.seat-list').getByText('(bot, medium)').first().waitFor()
  expect(complaints).toEqual([])
})
