// Fair seats: a host offers a variant, a table names it before anyone sits down, and its seats go by sealed bids.
import { type Printing, writePrinting } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { houseOfFile } from './house-of-file.ts'
import { admin, person, register } from './online-house.ts'
import { expectNoSeriousFault } from './visitor.ts'

const { house, browser } = await houseOfFile()

const VARIANT: Printing = {
  game: 'spinning-jenny',
  name: 'House rules',
  language: 'English',
  source: 'ours',
  confirmed: [],
  changed: {},
  unknown: [],
  variant: { name: 'Rich start', reason: 'For first games.', options: {}, figures: { predeterminedCash: 90 } },
}

test('a host offers a variant; a table is set up with it, and two people bid for its seats', async () => {
  const { page: hosts, complaints } = await person(browser, 'Keeper')
  await register(hosts, house.url, 'Keeper')
  admin(house, 'host keeper@example.org')
  await hosts.goto(`${house.url}/hosts`)
  await hosts.getByRole('button', { name: 'Printings and variants on offer' }).click()
  await hosts.getByText('None yet.').waitFor()
  const file = (text: string) => ({ name: 'rich.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await hosts.getByLabel('Offer a printing file').setInputFiles(file('{}'))
  await hosts.getByRole('alert').waitFor()
  await hosts.getByLabel('Offer a printing file').setInputFiles(file(writePrinting(VARIANT)))
  await hosts.getByRole('button', { name: 'Withdraw Rich start' }).waitFor()
  await expectNoSeriousFault(hosts)

  await hosts.goto(`${house.url}/new?friends`)
  await hosts.getByText('2', { exact: true }).click()
  await hosts.getByLabel('Who plays Red').selectOption({ label: 'Anyone, from the lobby' })
  await hosts.getByText('By bids', { exact: true }).click()
  await hosts.getByLabel('Printing or variant').selectOption({ label: 'Rich start (House rules)' })
  await expectNoSeriousFault(hosts)
  await hosts.getByRole('button', { name: 'Set up the table' }).click()
  await hosts.getByText('variant “Rich start”').waitFor()

  const { page: bob } = await person(browser, 'Bob', { viewport: { width: 390, height: 844 } })
  await bob.goto(`${house.url}/lobby`)
  await bob.getByLabel('Name', { exact: true }).fill('Bob')
  await bob.getByRole('button', { name: 'Play as a guest' }).click()
  await bob.getByText('seats by bids').waitFor()
  await bob.getByRole('link', { name: /^Spinning Jenny.*seats by bids/ }).click()
  await bob.getByRole('button', { name: 'Sit here' }).click()
  await bob.getByLabel('Pounds for Blue').fill('68')
  await bob.getByRole('button', { name: 'Seal the bid' }).click()
  await bob.getByText('Your bid is sealed.').waitFor()
  await expectNoSeriousFault(bob)
  expect(await bob.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await hosts.getByLabel('Pounds for Red').waitFor()
  // No minute, hour or day is this number.
  expect(await hosts.getByText('68').count()).toBe(0)
  await hosts.getByLabel('Pounds for Red').fill('5')
  await hosts.getByRole('button', { name: 'Seal the bid' }).click()
  // Bob won the first seat: he is to move, with £90 less two factories and his bid.
  await bob
    .getByText(/^cash £\d+$/)
    .first()
    .waitFor()
  expect(await bob.getByText('cash £4', { exact: true }).count()).toBeGreaterThan(0)
  expect(complaints.filter(one => !one.includes('400'))).toEqual([])
})

test('at one screen the device is passed on, and the award is shown before the game starts', async () => {
  const { page, complaints } = await person(browser, 'Ada')
  await page.goto(`${house.url}/new`)
  await page.getByText('2', { exact: true }).click()
  await page.getByLabel('Who plays Red').selectOption({ label: 'Someone at this screen' })
  await page.getByText('By bids', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByRole('button', { name: 'I am Blue' }).click()
  await page.getByLabel('Pounds for Red').fill('9')
  await page.getByRole('button', { name: 'Seal the bid' }).click()
  await page.getByText('Pass the device to Red.').waitFor()
  expect(await page.getByLabel('Pounds for Red').count()).toBe(0)
  await page.getByRole('button', { name: 'I am Red' }).click()
  await expect.poll(() => page.getByLabel('Pounds for Red').inputValue()).toBe('0')
  await page.getByRole('button', { name: 'Seal the bid' }).click()
  await page.getByRole('row', { name: /Red Blue 0, 9 £9/ }).waitFor()
  await expectNoSeriousFault(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByText('starts with £9 less').first().waitFor()
  expect(complaints).toEqual([])
})
