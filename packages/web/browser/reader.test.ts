// What a screen reader gets: these tests use only roles and names of the accessibility tree, no classes and no
// notation.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoSeriousFault, visit } from './visitor.ts'

interface Met {
  readonly role: string
  readonly name: string
}

/** Everything with a role and a name, in reading order, within a part of the page. */
async function met(page: Page, within = page.getByRole('document')): Promise<Met[]> {
  const tree = await within.ariaSnapshot()
  return [...tree.matchAll(/^\s*- '?(\w+) "((?:[^"\\]|\\.)*)"/gm)].map(([, role = '', name = '']) => ({
    role,
    name: name.replaceAll('\\"', '"'),
  }))
}

/** The name of the first such button. */
async function buttonIn(page: Page, part: Locator, name: RegExp): Promise<string> {
  const first = async () => (await met(page, part)).find(one => one.role === 'button' && name.test(one.name))
  await expect.poll(first).toBeDefined()
  return (await first())?.name ?? ''
}

function actions(page: Page) {
  return page.getByRole('region', { name: 'Actions' })
}

/** The current question, as it is announced. */
function asked(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Your turn, Blue' })
}

async function press(page: Page, name: RegExp | string): Promise<void> {
  await actions(page).getByRole('button', { name, exact: true }).first().click()
}

test('a turn of Spinning Jenny using only the accessibility tree', async () => {
  const { page, complaints } = await visit()
  await page.getByRole('button', { name: /^Play now: Spinning Jenny/ }).click()
  await actions(page).waitFor()
  await expect.poll(() => asked(page).textContent()).toContain('Your turn, Blue. Choose a marker and a space')

  // The position, read on request.
  await page.getByRole('button', { name: 'Read the position' }).click()
  const dialog = page.getByRole('dialog', { name: 'The position in words' })
  await expect.poll(() => dialog.ariaSnapshot()).toContain('Workers: £2, £4, £6, £8 or £10')
  await dialog.getByRole('button', { name: 'My company' }).click()
  await expect
    .poll(() => dialog.ariaSnapshot())
    .toMatch(/Clothes I: produces \d+; costs £\d+; base quality .+ = appeal \d+/)
  await expect.poll(() => dialog.ariaSnapshot()).toMatch(/Clothes, Row 3: 0 workers, 0 machines, \d free spaces/)
  // Two factories of four rows.
  await expect.poll(async () => (await dialog.ariaSnapshot()).match(/, Row \d: /g)).toHaveLength(8)
  await dialog.getByRole('button', { name: 'The market' }).click()
  await expect.poll(() => dialog.ariaSnapshot()).toMatch(/Demand: food \d+, clothes \d+/)
  await dialog.getByRole('button', { name: 'The others' }).click()
  for (const rival of ['Red', 'Green', 'Yellow']) {
    await expect.poll(() => dialog.ariaSnapshot()).toMatch(new RegExp(`${rival}: Cash £\\d+; \\d+ shares? × £\\d+`))
  }
  await dialog.getByRole('button', { name: 'Everything' }).click()
  await expectNoSeriousFault(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  // One of the offered markers, one of its spaces, one of the rows: found in the tree, pressed by role and name.
  const marker = await buttonIn(page, actions(page), /^Place “Workers” for £2/)
  await press(page, marker)
  await press(page, 'Space: £2')
  const space = await buttonIn(page, actions(page), /^More: Place “Workers” for £4/)
  await press(page, space)
  await expect.poll(() => asked(page).textContent()).toContain('Hire workers onto free spaces')
  const lanes = page.getByRole('table', { name: 'The board: one lane for each good' })
  const row = await buttonIn(page, lanes, /^Hire a worker for the clothes factory, row \d/)
  await lanes.getByRole('button', { name: row, exact: true }).first().click()
  await expect.poll(() => page.getByRole('list', { name: 'This turn so far' }).getByRole('listitem').count()).toBe(2)
  await press(page, 'End turn')

  // The moves of the others are announced.
  const log = page.getByRole('log')
  await expect.poll(() => log.textContent()).toContain('Blue places workers for £4 and hires 1 worker (clothes).')
  await expect.poll(() => log.textContent()).toMatch(/Red .+Green .+Yellow /s)
  await expect.poll(() => asked(page).textContent()).toContain('Your turn, Blue')
  expect(complaints).toEqual([])
})

test.each([
  ['fr', 'Water Frame', 'Lire la position', 'Mon entreprise', /Alimentation|Vêtements|Nourriture/],
  ['de', 'Arkwright', 'Stellung vorlesen', 'Meine Firma', /Nahrung|Kleidung|Besteck/],
] as const)('the position in %s, of %s', async (locale, game, open, company, goods) => {
  const { page, url, complaints } = await visit({ locale })
  await page.goto(`${url}/new`)
  await page
    .getByRole('radio', { name: new RegExp(game) })
    .first()
    .check({ force: true })
  await page.locator('button[type="submit"]').click()
  await page.getByRole('button', { name: open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: company }).click()
  await expect.poll(() => dialog.getByRole('list').textContent()).toMatch(goods)
  expect(complaints).toEqual([])
})
