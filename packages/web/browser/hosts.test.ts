// Blocking and reporting in the page, the page of the hosts, the texts, and buttons for other services.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { houseOfFile } from './house-of-file.ts'
import { caller, inBrowser, tableOf } from './online-games.ts'
import { admin, person, register } from './online-house.ts'
import { expectNoSeriousFault } from './visitor.ts'

const { house, browser } = await houseOfFile({ ARKWRIGHT_GITHUB: 'client:secret' })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a message is reported and its author blocked; a host closes the report and bans; the person reads why', async () => {
  const ada = await caller(house.url, 'Ada')
  const eve = await caller(house.url, 'Eve')
  const table = await tableOf(ada, eve)
  const body = { room: 'players', text: 'an insult' } as const
  await eve.call('POST /api/tables/:table/chat', { params: { table: table.id }, body })
  const { page } = await inBrowser(browser, house.url, ada)
  await page.goto(`${house.url}/table/${table.code}`)
  await button(page, /^Chat/).first().click()
  await page.getByText('Report or block').click()
  await button(page, 'Report this message').click()
  await page.getByLabel('What is wrong?').fill('rude')
  await button(page, 'Send the report').click()
  await page.getByText('A host of this server will look at it.').waitFor()
  await button(page, 'Block Eve').click()
  await expect.poll(() => page.getByText('an insult').count()).toBe(0)
  await page.goto(`${house.url}/account`)
  await button(page, 'Unblock Eve').click()
  await page.getByText('You have blocked no one.').waitFor()
  await page.goto(`${house.url}/hosts`)
  await page.getByText('This page is for the hosts of this server.').waitFor()

  const { page: hosts, complaints } = await person(browser, 'Keeper')
  await register(hosts, house.url, 'Keeper')
  admin(house, 'host keeper@example.org')
  await hosts.goto(`${house.url}/account`)
  await hosts.getByRole('link', { name: 'Hosts' }).click()
  await hosts.getByText('an insult').waitFor()
  await expectNoSeriousFault(hosts)
  await hosts.getByLabel('What was done').fill('banned for a week')
  await button(hosts, 'Close the report').click()
  await hosts.getByText('None.').waitFor()
  await button(hosts, 'People').click()
  await hosts.getByLabel('Name, id or e-mail address').fill('eve')
  await button(hosts, 'Find people').click()
  await button(hosts, 'Ban Eve').click()
  await hosts.getByLabel(/^Reason/).fill('insults')
  await hosts.getByLabel(/^Days/).fill('7')
  await button(hosts, 'Ban Eve').click()
  await hosts.getByText(/Banned until .*: insults/).waitFor()
  await expectNoSeriousFault(hosts)
  for (const [part, seen] of [
    ['Tables', table.code],
    ['Jobs', 'Deleting old data'],
    ['What hosts did', 'closed a report'],
  ] as const) {
    await button(hosts, part).click()
    await hosts.getByText(seen).first().waitFor()
    await expectNoSeriousFault(hosts)
  }
  expect(complaints).toEqual([])

  const { page: hers } = await inBrowser(browser, house.url, eve)
  await hers.goto(`${house.url}/account`)
  await hers.getByText(/closed your account until .* Reason: insults/).waitFor()
})

test('privacy and terms are linked from the sign-in form, which offers the services the host set up', async () => {
  const { page, complaints } = await person(browser, 'Visitor')
  await page.goto(`${house.url}/account`)
  await button(page, 'Sign in with GitHub').waitFor()
  expect(await button(page, 'Sign in with Google').count()).toBe(0)
  await page.getByRole('link', { name: 'Privacy' }).first().click()
  await page.getByText('Guests who do not come back for 365 days are deleted.').waitFor()
  await expectNoSeriousFault(page)
  await page.getByRole('link', { name: 'Terms' }).first().click()
  await page.getByRole('heading', { name: 'Terms' }).waitFor()
  expect(complaints).toEqual([])
})
