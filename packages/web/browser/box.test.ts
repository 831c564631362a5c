// An owner checks a printed copy against our figures, and plays by what was found.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unfitting } from './overflow.ts'
import { carelessBots, dice, END_TURN, myMove, playTurn } from './player.ts'
import { expectNoSeriousFault, visit } from './visitor.ts'

/** Answers, figures and minutes, as the page promises them. */
const AMOUNTS = {
  'Spinning Jenny': '11 answers, 98 figures, about 8 minutes',
  'Water Frame': '21 answers, 186 figures, about 17 minutes',
  'Arkwright: The Card Game': '42 answers, 359 figures, about 28 minutes',
}

async function startCheck(page: Page, game: string): Promise<void> {
  await page.getByRole('radio', { name: game }).check()
  await page.getByRole('button', { name: 'Start checking' }).click()
  await page.getByRole('group', { name: 'Does your copy print the same?' }).waitFor()
}

const heading = (page: Page) => page.locator('article h2').textContent()

test('on a phone, an owner answers “same” everywhere in each game', async () => {
  const { page, url, complaints } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true })
  for (const [game, amount] of Object.entries(AMOUNTS)) {
    await page.goto(`${url}/#/box`)
    await page.getByRole('radio', { name: game }).check()
    const chosen = page.getByRole('radio', { name: 'What we reconstructed' })
    await expect.poll(() => chosen.locator('..').textContent()).toContain(amount)
    await expectNoSeriousFault(page)
    await startCheck(page, game)
    console.log(`${game}: ${amount}`)
    const answers = Number.parseInt(amount, 10)
    for (let at = 1; at <= answers; at++) {
      await expect.poll(() => page.locator('article p').first().textContent()).toContain(`${at} of ${answers}`)
      expect(await unfitting(page)).toEqual([])
      if (at % 8 === 1) {
        await page.keyboard.press('2')
        // The key is not typed into the first field.
        await page.getByText('No figure differs yet.').waitFor()
        expect(await unfitting(page)).toEqual([])
        if (at === 1) await expectNoSeriousFault(page)
        await page.getByRole('button', { name: 'Cancel' }).click()
      }
      if (at % 2 === 0) await page.keyboard.press('1')
      else await page.getByRole('button', { name: 'Same', exact: true }).click()
    }
    await expect.poll(() => page.getByText(`${answers} groups are the same`).count()).toBe(1)
    expect(await unfitting(page)).toEqual([])
  }
  await expectNoSeriousFault(page)
  await page.goto(`${url}/#/provenance/water-frame/cost`)
  await expect.poll(() => page.locator('li:focus').textContent()).toContain('Building cost and base quality')
  await expectNoSeriousFault(page)
  expect(complaints).toEqual([])
})

/** By kind of editor: the group and its new numbers. */
const CHANGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Wages, rows 1 to 10': { 'wageByRow[6]': '3', 'wageByRow[7]': '3' },
  'Wages, rows 11 to 20': { 'wageByRow[14]': '5', 'wageByRow[15]': '5' },
  'End of the share track': { spacesPerPoundBeyond: '5' },
  'Factory mat: food': { 'cost.food[3]': '15', 'workerSpaces.food[3]': '3', 'machineSpaces.food[3]': '2' },
  'Output of factories I and II': { 'output.I[3]': '1' },
  'Economy markers 1 to 6': { 'economyImporter[0]': '1' },
  'Event markers': {
    lobbySpaces: '2',
    opiumWarSpaces: '2',
    warOnTheContinentRecruits: '3',
    worldExhibitionSpaces: '2',
  },
  'Our own event markers': { steamEnginePrice: '4', poorHarvestSpaces: '3' },
  'Copies of the tiles, first half': { 'tileCopies2016.school': '2', 'tileCopies2016.workshop': '4' },
  'Recommended set-up: marker of each seat': { 'predeterminedMarkers.players2.blue.light machinery': '0' },
}
/** A piece takes the place of the one that is set to 0. */
const ADDED = 'predeterminedMarkers.players2.blue.workshop'
const CHANGED = 20

test('an owner changes figures of every kind, plays a turn by them, and a friend gets them by link', async () => {
  const { page, url, complaints } = await visit()
  await page.goto(`${url}/#/box`)
  await startCheck(page, 'Water Frame')
  const left = new Map(Object.entries(CHANGES))
  for (let at = 0; at < 21; at++) {
    const title = (await heading(page)) ?? ''
    const changes = left.get(title)
    left.delete(title)
    if (changes === undefined) {
      await page.keyboard.press(at % 3 === 0 ? '3' : '1')
    } else {
      await page.keyboard.press('2')
      for (const [figure, value] of Object.entries(changes)) {
        await page.locator(`[data-figure="${figure}"]`).fill(value)
      }
      if (title.startsWith('Recommended set-up')) {
        await expect.poll(() => page.getByRole('status').textContent()).toContain('No table can be set up')
        await page.getByLabel('Add a piece').selectOption(ADDED)
      }
      await expect.poll(() => page.locator('form [role=status]').textContent()).toContain('A table can be set up')
      if (at % 4 === 0) await expectNoSeriousFault(page)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    }
    if (at === 20) break
    await expect.poll(() => heading(page)).not.toBe(title)
    if (at === 9) {
      const before = await heading(page)
      await page.reload()
      await expect.poll(() => heading(page)).toBe(before)
    }
  }
  expect([...left.keys()]).toEqual([])
  await page.getByLabel('Name of your copy').fill('Birmingham copy')
  await page.getByLabel('Where it comes from').click()
  await expect.poll(() => page.locator('main li s').count()).toBe(CHANGED)
  await page.getByRole('link', { name: 'My printings' }).click()
  await page.getByRole('button', { name: 'Share: Birmingham copy' }).click()
  const link = await page.getByLabel('Link to this printing').inputValue()
  await expectNoSeriousFault(page)
  await page.getByRole('link', { name: 'Play with Birmingham copy' }).click()
  await page.getByText('20 figures differ').waitFor()
  await expectNoSeriousFault(page)
  await page.locator('label.count', { hasText: '2' }).click()
  await carelessBots(page)
  await page.getByRole('button', { name: 'Start' }).click()
  expect(await myMove(page)).toBe('move')
  await playTurn(page, dice(5))
  await page.waitForSelector(END_TURN)
  await page.locator('.menu summary').click()
  await page.getByText(/^Printing: Birmingham copy \([0-9a-f]{8}\)$/).waitFor()

  const friend = await visit()
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: 'Keep this printing' }).waitFor()
  expect(await friend.page.locator('main li s').count()).toBe(CHANGED)
  await friend.page.getByRole('button', { name: 'Keep this printing' }).click()
  await friend.page.getByText('It is among your printings.').waitFor()
  expect([...complaints, ...friend.complaints]).toEqual([])
})
